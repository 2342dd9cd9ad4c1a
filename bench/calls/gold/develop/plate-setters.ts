import type { CallGold } from '../call-gold.ts'

/** England; a printer complains of a plate setter that stripes, six visits and three reprints; the service head comes himself; a discount and a night plan are refused; the owner decides on the rival in November; no budget. */
export const plateSetters: CallGold = {
  file: 'plate-setters.txt',
  kind: 'complaint',
  // A Monday, half past three in England (summer time).
  calledAt: '2028-10-09T14:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Alison Threlfall',
  us: ['Alison', 'Stuart'],
  people: [
    {
      id: 'lead-1',
      name: 'Gurdeep Sandhu',
      company: 'Calder Vale Press',
      email: 'gurdeep@caldervalepress.example',
    },
  ],
  actions: [
    { owner: 'them', assignee: 'Gurdeep', words: /broken down|breakdown/i, due: '2028-10-10' },
    {
      owner: 'us',
      assignee: 'Alison',
      words:
        /claim to (?:our|the|her) director|his answer by the twentieth|put (?:the|your|his|gurdeep's) claim/i,
      due: '2028-10-20',
    },
    {
      owner: 'us',
      assignee: 'Stuart',
      words: /come out myself|fit (?:a|the) new (?:laser )?head/i,
      due: '2028-10-11',
    },
    {
      owner: 'them',
      assignee: 'Maureen',
      words:
        /binned the bad plates|kept nine|those on the bench|(?:leave|put)[^.]{0,30}plates[^.]{0,20}bench/i,
      due: '2028-10-10',
    },
    {
      owner: 'us',
      assignee: 'Alison',
      words: /in black and white|that commitment|email[^.]{0,40}commitment|loan machine in writing/i,
      due: '2028-10-09',
    },
    {
      owner: 'them',
      assignee: 'Maureen',
      words: /temperature|tape one to the door/i,
      due: '2028-10-10',
    },
    {
      owner: 'us',
      assignee: 'Stuart',
      words:
        /sheet for (?:that|the) sixth|written up and over|before the week's out|sixth (?:visit|job sheet)/i,
      due: '2028-10-13',
    },
    { owner: 'us', assignee: 'Stuart', words: /my mobile|mobile number/i, due: '2028-10-09' },
  ],
  notActions: [
    /ten per cent off|don't want a discount|have taken the discount/i,
    /night cover|read the room|forget i said it/i,
    /serviced in june/i,
    /drum bearings/i,
    /come back after the calendars/i,
    /sign anything today/i,
    /muted her/i,
    /bought that paper twice/i,
    /read all five/i,
    /went home without writing/i,
    /asking for him since august/i,
    /photo of his van/i,
  ],
  open: [
    // The next call and the visit are meetings.
    /friday the twentieth|i'll have the answer by then/i,
    /two's fine|ring the office/i,
    /see you on wednesday/i,
    /six till half eight|parish magazines/i,
    /six in the morning|bring a flask|six it is/i,
    /have the kettle on/i,
    // Conditional, and then confirmed.
    /loan machine in for you|doesn't cure it/i,
    /has to be running right|still wrong on thursday/i,
    /only do up to a thousand/i,
    /can't say yes to it/i,
    /do that in november/i,
    /it's up in december/i,
    /who do i ring/i,
    /how warm is it/i,
    // Remarks that may count as doubts.
    /light stripe/i,
    /print three jobs again/i,
    /serial number/i,
    /did it again this morning/i,
    /a plate without a stripe/i,
    /his answer or yours/i,
  ],
  meetings: [
    { words: /friday the twentieth|twentieth at two|20(?:th)? (?:of )?oct/i, at: '2028-10-20T14:00' },
    {
      words: /six in the morning|six it is|from six|myself on wednesday|wednesday at six/i,
      at: '2028-10-11T06:00',
    },
  ],
  budget: null,
  notBudget: [
    /four thousand seven hundred|\b4[,. ]?700/i,
    /up to a thousand|£ ?1[,. ]?000\b/i,
    /two thousand nine hundred|\b2[,. ]?900/i,
    /four hundred and ten|£ ?410\b/i,
    /twelve pence|\b12 ?p\b/i,
    /ninety a month|£ ?90\b/i,
  ],
  decisionMaker: /gurdeep|sandhu/i,
  timeline: /twenty-third|23(?:rd)? (?:of )?oct|october 23|2028-10-23/i,
  competitors: ['Lumaset'],
  notCompetitors: ['Calder Vale Press', 'Stuart Pell'],
  objections: [
    { kind: 'trust', words: /told six times it was fixed|don't believe a word/i },
    { kind: 'price', words: /two thousand nine hundred a year|not paying that again/i },
    { kind: 'competitor', words: /lumaset in here|twelve pence cheaper/i },
  ],
  lead: { name: 'Gurdeep Sandhu', company: 'Calder Vale Press', email: 'gurdeep@caldervalepress.example' },
  mailTo: 'gurdeep@caldervalepress.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:4[,. ]?700|2[,. ]?900|410|1[,. ]?000|four thousand|two thousand|four hundred)/i,
    /(?:alison|maureen|stuart)(?: threlfall| pell)? (?:signs|decides|is the decision)/i,
    /(?:claim|refund|4[,. ]?700)[^.]{0,30}(?:is|was|has been) (?:approved|agreed|accepted|granted)/i,
    /(?:has|have|is) (?:accepted|agreed)[^.]{0,30}(?:discount|ten per cent|10 ?%)/i,
    /(?:has|have) (?:signed|ordered|leased)[^.]{0,20}lumaset/i,
    /service contract (?:is|was|has been) (?:renewed|extended|signed)/i,
  ],
  mood: 'negative',
}
