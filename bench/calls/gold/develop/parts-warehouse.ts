import type { CallGold } from '../call-gold.ts'

/** Singapore; a dialysis company gives notice to its spare parts warehouse: empty shelves, no answer in June, a depot across the border at half the price, and the count, deposit and data of the exit. */
export const partsWarehouse: CallGold = {
  file: 'parts-warehouse.srt',
  kind: 'cancellation',
  // A Monday, four in the afternoon in Singapore.
  calledAt: '2042-11-10T08:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Ling Tan',
  us: ['Wei Ling'],
  people: [
    {
      id: 'lead-1',
      name: 'Rajan Menon',
      company: 'Lumen Dialysis',
      email: 'rajan.menon@lumendialysis.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Joyce',
      words: /stock list|your list before/i,
      due: '2042-11-17',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /letter|that in writing|confirm\w* .{0,30}deposit/i,
      due: '2042-11-13',
    },
    {
      owner: 'them',
      assignee: 'Joyce',
      words: /vehicle numbers|get those from nexus/i,
      due: '2042-12-12',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /credit note/i,
      due: '2042-11-14',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words:
        /about the shelves|could you ask him|take them over|(?:ask|check)\w* .{0,50}(?:shelves|drawers)/i,
      due: '2042-11-30',
    },
    {
      owner: 'us',
      assignee: 'Kumar',
      words: /kumar|movement history|spreadsheet/i,
      due: '2042-11-28',
    },
  ],
  notActions: [
    /400 positions from december|\b7,900/i,
    /speak to dr vogt|doesn't talk to suppliers/i,
    /30 days after the last pallet/i,
    /transport to johor|sends its own trucks/i,
    /might buy them/i,
    /courier collected it/i,
    /decides these things/i,
  ],
  open: [
    // The count is a meeting.
    /friday the 21st|on the 21st|eight o'clock/i,
    /count everything|wednesday the 19th/i,
    /first truck/i,
    /urgent parts stay/i,
    // A call in spring, half allowed.
    /call you in spring|you can try/i,
    // The notice and what became of it, and remarks that may count as doubts.
    /end the contract/i,
    /heard nothing/i,
    /in june it would have/i,
    /an answer in june/i,
    /your system says/i,
    /handling charge/i,
    /lift was broken/i,
    /scrap dealer/i,
    /on paper/i,
  ],
  meetings: [{ words: /21st|eight o'clock|count/i, at: '2042-11-21T08:00' }],
  budget: null,
  notBudget: [/\b11[,. ]?400/i, /\b7[,. ]?900/i, /\b5[,. ]?200/i, /\b22[,. ]?800/i, /\b780\b/i, /\b640\b/i],
  decisionMaker: /vogt|regional head/i,
  timeline: /5(?:th)? (?:of )?january|january 5|2043-01-05/i,
  competitors: ['Nexus Depot'],
  notCompetitors: ['Tuas'],
  objections: [
    { kind: 'price', words: /it's the cost|too expensive for what/i },
    // A rival's lower price.
    { kind: 'competitor', words: /nexus depot in johor|can't match that/i },
  ],
  lead: { name: 'Rajan Menon', company: 'Lumen Dialysis', email: 'rajan.menon@lumendialysis.example' },
  mailTo: 'rajan.menon@lumendialysis.example',
  never: [
    /wei ling(?: tan)? (?:will|is to|should) (?:contact|call|speak (?:to|with)|talk to) dr\.? vogt/i,
    /(?:notice|cancellation) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /400 positions (?:is|was|were|are) (?:agreed|accepted)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:11[,. ]?400|7[,. ]?900|5[,. ]?200|22[,. ]?800)/i,
    /(?:rajan|joyce)(?: menon)? (?:decides|is the decision)/i,
    /count (?:is|will be|takes place) on (?:wednesday|the 19th|november 19|19 november)/i,
  ],
  mood: 'negative',
}
