import type { CallGold } from '../call-gold.ts'

export const tomatoLights: CallGold = {
  file: 'tomato-lights.txt',
  // A cold call, which the kinds do not name.
  kind: 'qualification',
  // A Tuesday.
  calledAt: '2026-11-24T10:00:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Femi Adeyemi',
  us: ['Femi'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Joost',
      words: /contract page|send me that page|photo of/i,
      due: '2026-11-24',
    },
    { owner: 'us', assignee: 'Femi', words: /the calculation/i, due: '2026-11-27' },
    { owner: 'us', assignee: 'Femi', words: /yield figures/i, due: '2026-11-24' },
    { owner: 'them', assignee: 'Joost', words: /tell cor/i, due: null },
    { owner: 'us', assignee: 'Femi', words: /bring stroopwafels/i, due: null },
  ],
  notActions: [/have a look there|send you there/i, /bring a lamp/i, /buy half a neighbour/i],
  meetings: [{ words: /thursday (?:next week, )?the third/i, at: '2026-12-03T08:00' }],
  budget: null,
  notBudget: [/three hundred thousand|300[,. ]?000/i, /hundred and twenty|120/i, /sixty|160/i],
  decisionMaker: /\bcor\b|father-in-law/i,
  timeline: /august/i,
  competitors: ['Solvik'],
  notCompetitors: ['Bakker', 'Naaldwijk', 'Arie'],
  objections: [
    { kind: 'need', words: /but i have lamps|they burn|for a hobby/i },
    { kind: 'timing', words: /fixed the power|already paid|not the moment/i },
    { kind: 'trust', words: /neighbour arie|cold heads|three weeks of harvest|like arie/i },
    { kind: 'price', words: /ho, ho|half a neighbour|pays that back/i },
    { kind: 'authority', words: /past cor you must|cash box|still my father-in-law/i },
  ],
  lead: { name: 'Joost van der Kooij', company: null, email: 'joost@kooijtomaat.example' },
  mailTo: 'joost@kooijtomaat.example',
  never: [
    /budget(?: (?:is|of))?:? ?[€£$]?(?:300|three hundred|160|sixty|120)/i,
    /(?:visit|look at) (?:the )?bakker/i,
    /femi (?:will|to) (?:call|ring|phone) cor/i,
    /brinkman (?:decides|is a competitor)/i,
  ],
  mood: 'mixed',
}
