import type { CallGold } from '../call-gold.ts'

/** Scotland; a distillery looks at software for its casks after a wrong one went to a bottler: twelve thousand against fourteen four, no signal in the warehouse, a trial elsewhere that failed, no date wanted. */
export const caskRegisters: CallGold = {
  file: 'cask-registers.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Scotland (winter time).
  calledAt: '2031-03-11T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Catriona Muir',
  us: ['Catriona'],
  people: [
    { id: 'lead-1', name: 'Fergus Baillie', company: 'Ardnavere', email: 'f.baillie@ardnavere.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Catriona',
      words: /twenty tags|(?:post|send)[^.]{0,20} (?:a )?scanner/i,
      due: '2031-03-12',
    },
    {
      owner: 'them',
      assignee: 'Moira',
      words: /old returns|have one over to you|(?:old|blanked[- ]out) (?:duty )?return/i,
      due: '2031-03-13',
    },
    {
      owner: 'us',
      assignee: 'Catriona',
      words: /work it out both ways|two figures|both ways/i,
      due: '2031-03-14',
    },
    {
      owner: 'us',
      assignee: 'Catriona',
      words: /speak to one of our customers|morag|if you can ring her/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Fergus',
      words: /plate on the back|text you the model|printer'?s? model|model of the printer/i,
      due: '2031-03-11',
    },
    {
      owner: 'us',
      assignee: 'Catriona',
      words: /standard contract/i,
      due: '2031-03-11',
    },
    {
      owner: 'them',
      assignee: 'Fergus',
      words: /sit in for ten|ask mr dalgleish|ask dalgleish/i,
      due: '2031-03-12',
    },
  ],
  notActions: [
    // Refused, put off or conditional.
    /type those in|leave the ledgers|couple of students/i,
    /train them on site|if we buy it/i,
    // Done already.
    /security paper|did that already/i,
    /wrong cask to a bottler/i,
    /in for a trial/i,
    /rung twice/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 20th/i,
    /wednesday next week/i,
    /far end of number four/i,
    /can it print labels/i,
    /it would, so long as/i,
    // Remarks that may count as doubts.
    /no signal/i,
    /that i'd have to see|two days of counting/i,
    /with chalk/i,
    /knocked a third off/i,
    /duty return\? that's all/i,
    /no date/i,
    /over five hundred pounds/i,
    /never do/i,
  ],
  meetings: [{ words: /thursday the 20th|20(?:th)? (?:of )?march|march 20/i, at: '2031-03-20T11:00' }],
  budget: /\btwelve thousand|\b12[,. ]?000|\b12 ?k\b/i,
  notBudget: [
    /forty thousand|\b40[,. ]?000|\b40 ?k\b/i,
    /\b2[,. ]?500/i,
    /fourteen four|\b14[,. ]?400|\b14\.4 ?k/i,
    /five hundred pounds|£ ?500\b/i,
  ],
  decisionMaker: /dalgleish|managing director/i,
  // "There's no date."
  timeline: null,
  competitors: ['Caskwise'],
  notCompetitors: ['Stillbook', 'Ardnavere', 'Leith', 'Islay'],
  objections: [
    { kind: 'price', words: /too dear|laughed out of the room/i },
    { kind: 'trust', words: /go bust|wee firm/i },
  ],
  lead: { name: 'Fergus Baillie', company: 'Ardnavere', email: 'f.baillie@ardnavere.example' },
  mailTo: 'f.baillie@ardnavere.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:40[,. ]?000|14[,. ]?400|2[,. ]?500|500\b|forty thousand)/i,
    /(?:fergus|moira)(?: baillie| sim)? (?:signs|decides|approves|is the decision)/i,
    /catriona(?: muir)? (?:will|to|should) (?:type|enter|send (?:the |a |our )?security)/i,
    /(?:caskwise|stillbook) (?:was|is|has been) (?:chosen|bought|in use)/i,
    /moira(?: sim)? (?:will|to|should) (?:text|look at the plate)/i,
    /islay (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
