import type { CallGold } from '../call-gold.ts'

/** Canada; a demo of radio-run canal gates to an irrigation district: a ditch rider who distrusts them, 315,000 against 260,000, seven farmers who vote in December. */
export const sluiceGates: CallGold = {
  file: 'sluice-gates.vtt',
  kind: 'demo',
  // A Thursday, half past one in the afternoon in Alberta.
  calledAt: '2035-11-15T19:30:00Z',
  timeZone: 'America/Edmonton',
  owner: 'Claire Bouchard',
  us: ['Claire'],
  people: [
    {
      id: 'lead-1',
      name: 'Murray Hnatiuk',
      company: 'Bow Flats Irrigation District',
      email: 'murray@bowflats.example',
    },
    {
      id: 'lead-2',
      name: 'Tegan Ross',
      company: 'Bow Flats Irrigation District',
      email: 'tegan@bowflats.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Claire',
      words: /forty pages|flume|inbox|that kind of person|test report/i,
      due: '2035-11-15',
    },
    {
      owner: 'us',
      assignee: 'Claire',
      words: /test kit|one of those radios|leave our shop/i,
      due: '2035-11-19',
    },
    { owner: 'them', assignee: 'Doug', words: /\bbolt|gauge house/i, due: null },
    {
      owner: 'us',
      assignee: 'Claire',
      words: /the quote\b|wednesday would be|wednesday the 21st|one with our crew|quote (?:with|for)\b/i,
      due: '2035-11-21',
    },
    { owner: 'us', assignee: 'Claire', words: /introduce|in touch|lorne|batty/i, due: null },
    {
      owner: 'them',
      assignee: 'Tegan',
      words: /sample file|by heart|tuesday at the latest/i,
      due: '2035-11-20',
    },
    {
      owner: 'them',
      assignee: 'Doug',
      words: /\bsills?\b|and a tape|till the 30th/i,
      due: '2035-11-30',
    },
  ],
  notActions: [
    /both ways/i,
    /send a surveyor/i,
    /turns out to be csv|at no charge/i,
    /old gate drawings|coffee ring/i,
    /two directors/i,
    /see this screen|hear from a neighbour/i,
    /pouring concrete/i,
    /opening gate 14/i,
  ],
  open: [
    // The next call is a meeting.
    /wednesday the 12th|make it the 13th|13th of december/i,
    /would come off/i,
    /just a wrench/i,
    /vote on it/i,
    /say hi to bill/i,
    // Remarks that may count as doubts.
    /prettier map|showed us theirs/i,
    /three days before the board/i,
    /hard on you/i,
    /ice and cows/i,
    /headache/i,
    /don't need to see/i,
  ],
  meetings: [{ words: /13th/i, at: '2035-12-13T13:30' }],
  budget: /\b260[,. ]?000|\b260k/i,
  notBudget: [/1\.4 million/i, /315[,. ]?000/i, /17[,. ]?500/i, /\b60[,. ]?000/i, /\b6[,. ]?000/i],
  decisionMaker: /board|seven farmers/i,
  timeline:
    /last week (?:of|in) april|end of april|april (?:24|30)|may 1\b|(?:\b1|1st) (?:of )?may|2036-0(?:4-30|5-01)/i,
  competitors: ['Aquamatix'],
  notCompetitors: ['Hydrolog', 'Coteau Hills', 'Lorne Batty'],
  objections: [
    { kind: 'trust', words: /signal drops|needs a telephone/i },
    { kind: 'price', words: /55 more|it's a no\b/i },
    { kind: 'need', words: /need a box|every farmer every day/i },
  ],
  lead: {
    name: 'Murray Hnatiuk',
    company: 'Bow Flats Irrigation District',
    email: 'murray@bowflats.example',
  },
  mailTo: 'murray@bowflats.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:c?\$)?(?:1\.4|315|17[,.]5)/i,
    /(?:murray|tegan|doug|the chairman)(?: hnatiuk| ross)? (?:decides|signs|approves|is the decision)/i,
    /(?:board|directors) (?:has|have) (?:already )?(?:voted|approved)/i,
    /(?:claire(?: bouchard)?|headrace) (?:will|to|should) (?:send a surveyor|present to the board)/i,
    /lorne(?: batty)? (?:works|is) (?:at|with|from) bow flats/i,
    /(?:meeting|call|talk) on (?:wednesday,? )?(?:the 12th|december 12|12 december)/i,
  ],
  mood: 'mixed',
}
