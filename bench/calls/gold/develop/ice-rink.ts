import type { CallGold } from '../call-gold.ts'

export const iceRink: CallGold = {
  file: 'ice-rink.txt',
  kind: 'discovery',
  calledAt: '2026-11-03T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Malin Dahl',
  us: ['Malin Dahl'],
  people: [
    { id: 'gordon', name: 'Gordon Pike', company: 'Strathy Ice Rink', email: 'gordon@strathyice.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Malin Dahl', words: /engineer/i, due: '2026-11-05' },
    { owner: 'them', assignee: 'Gordon Pike', words: /text it to you|error code/i, due: '2026-11-03' },
    { owner: 'us', assignee: 'Malin Dahl', words: /grant|qualify|answer for you/i, due: '2026-11-11' },
    { owner: 'us', assignee: 'Malin Dahl', words: /two pages/i, due: '2026-11-17' },
    {
      owner: 'them',
      assignee: null,
      words: /the bills from|scan those|sent to you on friday/i,
      due: '2026-11-06',
    },
  ],
  notActions: [/talk to the trustees/i, /renew/i, /replac/i],
  meetings: [],
  budget: /hundred and forty|140/i,
  notBudget: [/190|hundred and ninety/i],
  decisionMaker: /morag/i,
  timeline: /third of may|may 3|3 may/i,
  competitors: ['CoolNorth'],
  notCompetitors: ['Frostline'],
  objections: [
    { kind: 'price', words: /jesus|trust to answer to|another penny/i },
    { kind: 'trust', words: /dehumidifier|six weeks late/i },
    { kind: 'competitor', words: /coolnorth/i },
    { kind: 'authority', words: /morag|last word/i },
  ],
  lead: { name: 'Gordon Pike', company: 'Strathy Ice Rink', email: 'gordon@strathyice.example' },
  mailTo: 'gordon@strathyice.example',
  never: [
    /(?:will|'ll) (?:come|visit|talk to|speak to|meet).{0,20}trust/i,
    /renew/i,
    /budget.{0,20}190/i,
    /ordered|will replace/i,
  ],
  mood: 'mixed',
}
