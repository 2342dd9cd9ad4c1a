import type { CallGold } from '../call-gold.ts'

export const horseFeed: CallGold = {
  file: 'horse-feed.txt',
  kind: 'cancellation',
  calledAt: '2027-02-02T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Beth Sorley',
  us: ['Beth Sorley'],
  people: [
    { id: 'rafe', name: 'Rafe Holloway', company: 'Coldbrook Stables', email: 'rafe@coldbrook.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Beth Sorley',
      words: /three hundred on the nose|thursday before nine/i,
      due: '2027-02-04',
    },
    { owner: 'us', assignee: 'Beth Sorley', words: /pick them up|pallets|book that now/i, due: '2027-02-08' },
    { owner: 'them', assignee: 'Rafe Holloway', words: /on soft feed|text you that/i, due: '2027-02-02' },
  ],
  notActions: [/notice/i, /study/i, /review/i],
  meetings: [],
  budget: /three hundred(?! and ten)|\b300\b/i,
  notBudget: [/three hundred and ten|310/i],
  decisionMaker: null,
  timeline: /march/i,
  competitors: [],
  notCompetitors: ['Newmarket', 'Coldbrook Stables'],
  objections: [
    { kind: 'need', words: /two tonnes a month would rot|sold nine horses|it's the volume/i },
    { kind: 'need', words: /money down the drain/i },
    { kind: 'trust', words: /paid for by whom/i },
  ],
  lead: { name: 'Rafe Holloway', company: 'Coldbrook Stables', email: 'rafe@coldbrook.example' },
  mailTo: 'rafe@coldbrook.example',
  never: [
    /send.{0,20}study/i,
    /(?:send|write).{0,20}notice/i,
    /leave.{0,10}review/i,
    /(?:call|ring).{0,30}(?:tomorrow|wednesday|february 3|3 february)/i,
  ],
  mood: 'mixed',
}
