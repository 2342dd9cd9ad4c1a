import type { CallGold } from '../call-gold.ts'

/** South Africa; a day clinic gives notice to its waste carrier: boxes in the corridor, a surcharge that only rises, a rival who weighs each box; one more offer; no sum is set. */
export const clinicWaste: CallGold = {
  file: 'clinic-waste.txt',
  kind: 'cancellation',
  // A Monday, nine in the morning in South Africa.
  calledAt: '2038-11-08T07:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Karabo Sithole',
  us: ['Karabo'],
  people: [
    {
      id: 'lead-1',
      name: 'Noluthando Dube',
      company: 'Kingsrest Day Clinic',
      email: 'noluthando@kingsrest.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Karabo',
      words: /see that calculation|come back to you on it/i,
      due: '2038-11-10',
    },
    {
      owner: 'us',
      assignee: 'Karabo',
      words: /twice a week, at the price|put it on paper|have it on thursday|before noon/i,
      due: '2038-11-11',
    },
    {
      owner: 'us',
      assignee: 'Karabo',
      words: /destruction certificates|get the others|by the 30th/i,
      due: '2038-11-30',
    },
    {
      owner: 'them',
      assignee: 'Trevor',
      words: /two delivery notes|whatsapp them/i,
      due: '2038-11-08',
    },
  ],
  notActions: [
    /take a call from me|he's in theatre/i,
    /cabinet with a lock|we've bought one/i,
    /paper on his desk/i,
    /nobody put you on/i,
    /stopped opening/i,
    /gone to canada/i,
    /fills the generator/i,
    /sanisafe was here/i,
    /one every month/i,
    /wipes the lids/i,
  ],
  open: [
    // The next call is a meeting.
    /the 17th/i,
    // It hangs on the notice.
    /empty boxes|fetch them with the last/i,
    // What she'll do with the offer once she has it.
    /lay it next to theirs/i,
    /glad to hear that/i,
    /tell themba|for the tea/i,
    // What the next contract must keep to, whoever gets it.
    /whoever gets it|one day in between/i,
    /then they argue/i,
    /in time, he comes/i,
    /you're honest/i,
    // Where the matter stands with the rival.
    /not yet\. dr reddy/i,
    /as the contract says/i,
  ],
  meetings: [{ words: /the 17th/i, at: '2038-11-17T09:00' }],
  budget: null,
  notBudget: [/\br?7[,. ]?350/i, /\br?6[,. ]?100/i],
  decisionMaker: /reddy/i,
  timeline:
    /(?:\b1|1st|first) (?:of )?february|february (?:1|first)\b|2039-02-01|end of january|january 31|31(?:st)? (?:of )?january|2039-01-31/i,
  competitors: ['Sanisafe'],
  notCompetitors: ['Medibin', 'Kingsrest', 'Themba', 'Malherbe', 'Reddy'],
  objections: [
    // Said by what stood in the corridor.
    { kind: 'trust', words: /truck didn't come|nine boxes of sharps|and the 28th/i },
    { kind: 'price', words: /fuel surcharge|opening the envelopes|diesel went down/i },
    // Said by what the other one does.
    { kind: 'competitor', words: /weigh every box|you come once/i },
  ],
  lead: { name: 'Noluthando Dube', company: 'Kingsrest Day Clinic', email: 'noluthando@kingsrest.example' },
  mailTo: 'noluthando@kingsrest.example',
  never: [
    /budget(?: (?:is|of))?:? ?r?(?:7[,. ]?350|6[,. ]?100)/i,
    /(?:noluthando|trevor|dr malherbe|karabo)(?: dube| sithole)? (?:decides|signs|approves|is the decision)/i,
    /karabo(?: sithole)? (?:will|to|should) (?:call|phone|ring|contact) dr/i,
    /(?:has |have )(?:already )?signed with sanisafe/i,
    /(?:notice|cancellation) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /karabo(?: sithole)? (?:will|to) (?:lend|bring|deliver|provide)[^.]{0,15} cabinet/i,
    /(?:themba|the driver)(?:'s| is| was) (?:unreliable|the problem|late)/i,
  ],
  mood: 'negative',
}
