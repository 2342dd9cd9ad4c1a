import type { CallGold } from '../call-gold.ts'

/** Canada; a laundry complains of a late inspection: dates it no longer trusts, a bill it holds back, five years it won't sign; subtitles; no budget, no rival. */
export const boilerCertificates: CallGold = {
  file: 'boiler-certificates.srt',
  kind: 'complaint',
  // A Wednesday, half past nine in the morning in Ontario.
  calledAt: '2037-10-14T13:30:00Z',
  timeZone: 'America/Toronto',
  owner: 'Lorraine Tasker',
  us: ['Lorraine', 'Gordon'],
  people: [
    {
      id: 'lead-1',
      name: 'Chidi Achebe',
      company: 'Glenmore Laundry',
      email: 'chidi@glenmorelaundry.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Gordon', words: /correct the report|today's good/i, due: '2037-10-14' },
    { owner: 'us', assignee: 'Gordon', words: /introduce the two of you/i, due: '2037-10-15' },
    {
      owner: 'us',
      assignee: 'Lorraine',
      words: /take it to helen|helen's decision|wednesday's fine/i,
      due: '2037-10-21',
    },
    {
      owner: 'them',
      assignee: 'Rosa',
      words: /bills for the washing|send me those|\brosa\b/i,
      due: '2037-10-16',
    },
    { owner: 'us', assignee: 'Lorraine', words: /hold on our invoice/i, due: '2037-10-14' },
    {
      owner: 'them',
      assignee: 'Chidi',
      words: /water records|by the end of the month/i,
      due: '2037-10-31',
    },
    { owner: 'us', assignee: 'Gordon', words: /send me a quote|sure\. by the 23rd/i, due: '2037-10-23' },
  ],
  notActions: [
    /write to the insurer|leave the insurer/i,
    /write to her about|why i hadn't/i,
    /our man came on the 7th/i,
    /signed every shift/i,
    /five years at today's/i,
    /washing for the marathon/i,
    /a page on every supplier/i,
    /sent him to another job/i,
  ],
  open: [
    // The next call and the inspection are meetings.
    /thursday the 22nd|the 22nd at 9:30|the 17th/i,
    /call, don't email|we'll call/i,
    // A kind word with no task in it, and one for the winter.
    /ask me in january/i,
    /change it while it's cold/i,
    /it'll be anil/i,
    /take off the call-out/i,
    /inspected by then/i,
    // What is complained of; to some objections.
    /without a call/i,
    /somebody else's serial|laundry in kingston/i,
    /not the scheduler/i,
    /she'd want proof/i,
  ],
  meetings: [
    { words: /thursday the 22nd|the 22nd at 9:30/i, at: '2037-10-22T09:30' },
    { words: /the 17th(?:, at six| at six)/i, at: '2037-11-17T06:00' },
  ],
  budget: null,
  notBudget: [/\b3[,. ]?840/i, /\b6[,. ]?200/i, /\$640\b/i, /\$780\b/i],
  decisionMaker: /judith|arsenault|vp of operations/i,
  timeline: /november 30|30(?:th)? (?:of )?november|2037-11-30/i,
  competitors: [],
  notCompetitors: ['Glenmore Laundry', 'Kingston', 'Anil Kohli', 'Helen Moss', 'Rosa', 'Judith Arsenault'],
  objections: [
    { kind: 'trust', words: /don't trust your dates|got the same apology/i },
    // The bill is held back.
    { kind: 'price', words: /won't pay it as it stands|ten cents on my dollar/i },
    // Terms: five years.
    { kind: 'trust', words: /not signing anything with you/i },
  ],
  lead: { name: 'Chidi Achebe', company: 'Glenmore Laundry', email: 'chidi@glenmorelaundry.example' },
  mailTo: 'chidi@glenmorelaundry.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?\d/i,
    /(?:chidi|rosa|helen|gordon|lorraine|anil)(?: achebe| moss| boyle| tasker| kohli)? (?:makes that decision|is the decision|signs the contract)/i,
    /lorraine(?: tasker)? (?:will|to|should) (?:write to|contact|email|call) (?:the insurer|judith)/i,
    /(?:6[,. ]?200|refund|compensation)[^.]{0,20} (?:is|was|has been) (?:agreed|granted|approved)/i,
    /five[- ]year (?:contract|renewal|term) (?:is|was) (?:agreed|signed|accepted)/i,
  ],
  mood: 'negative',
}
