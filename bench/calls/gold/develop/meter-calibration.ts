import type { CallGold } from '../call-gold.ts'

/** England; a quote for calibrating a dairy's meters, note by note: price, three years, half with the order; the director is asked for more. */
export const meterCalibration: CallGold = {
  file: 'meter-calibration.txt',
  kind: 'negotiation',
  // A Tuesday, ten in the morning in England.
  calledAt: '2037-03-03T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Rosalind Hartree',
  us: ['Rosalind'],
  people: [
    {
      id: 'lead-1',
      name: 'Emrys Devane',
      company: 'Saltfield Dairies',
      email: 'emrys.devane@saltfield.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Rosalind', words: /reissue the quote/i, due: '2037-03-03' },
    {
      owner: 'us',
      assignee: 'Rosalind',
      words: /my director, alastair|another 6%|his answer by/i,
      due: '2037-03-05',
    },
    {
      owner: 'us',
      assignee: 'Rosalind',
      words: /send you the certificates|two who're coming|have both by friday/i,
      due: '2037-03-06',
    },
    { owner: 'them', assignee: 'Kev', words: /\bkev\b|tag list|send it over by monday/i, due: '2037-03-09' },
  ],
  notActions: [
    /comparison with metrolane|looks like mudslinging/i,
    /every second year|that one's out/i,
    /scrapped two in january/i,
    /told bethan/i,
    /if graham says yes|if he does\./i,
    /he is, before lunch/i,
    /could accept 30 days/i,
    /portal the next morning/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 10th|ten's good/i,
    // The same quote and the same question to the director, a second time.
    /one plus one/i,
    /put that to alastair|do\. he sounds/i,
    // What the customer does on his own side.
    /writing it tonight/i,
    // The visits, which hang on the site director.
    /nights of 13|take the 14th/i,
    /ring my mobile|will do\. thanks/i,
    // A way out that is refused; to some an objection.
    /that one's out/i,
    /the plan's closed/i,
    /can't even type 30/i,
    /plan for calibration/i,
    /lose the fixed price/i,
  ],
  meetings: [{ words: /tuesday the 10th|ten's good/i, at: '2037-03-10T10:00' }],
  budget: /\b24[,. ]?000|\b24k/i,
  notBudget: [/\b27[,. ]?950/i, /\b24[,. ]?310/i, /\b25[,. ]?430/i, /\b2[,. ]?100\b/i, /£ ?420\b/i],
  decisionMaker: /graham|tull|site director/i,
  timeline: /30(?:th)? (?:of )?april|april 30|end of april|2037-04-30/i,
  competitors: ['Metrolane'],
  notCompetitors: ['Trubore Calibration', 'Saltfield', 'Bethan', 'Kev', 'Graham Tull'],
  objections: [
    { kind: 'price', words: /first note's the price|can't take it upstairs/i },
    // Terms: three years.
    { kind: 'trust', words: /won't be tied|it isn't mine/i },
    // Terms of payment.
    { kind: 'price', words: /we don't do that|45 days after/i },
  ],
  lead: { name: 'Emrys Devane', company: 'Saltfield Dairies', email: 'emrys.devane@saltfield.example' },
  mailTo: 'emrys.devane@saltfield.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:27[,. ]?950|25[,. ]?430|24[,. ]?310|2[,. ]?100)/i,
    /(?:emrys|bethan|kev|alastair|rosalind)(?: devane| hartree)? (?:decides|signs|approves|is the decision)/i,
    /(?:rosalind|trubore)(?: hartree)? (?:will|to) (?:send|prepare|write) [^.]{0,20}comparison/i,
    /(?:6%|45 days)[^.]{0,20}(?:is|was|were|are) (?:agreed|granted|accepted)/i,
    /three[- ]year (?:term|contract) (?:is|was) (?:agreed|accepted|signed)/i,
  ],
  mood: 'positive',
}
