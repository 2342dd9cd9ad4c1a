import type { CallGold } from '../call-gold.ts'

export const beehiveSensors: CallGold = {
  file: 'beehive-sensors.txt',
  kind: 'demo',
  calledAt: '2027-01-12T09:00:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Renzo Albani',
  us: ['Renzo Albani'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Renzo Albani', words: /winter pause|hear from me/i, due: '2027-01-18' },
    { owner: 'us', assignee: 'Renzo Albani', words: /test unit|ship it/i, due: '2027-01-12' },
    { owner: 'them', assignee: 'Wout Teller', words: /hang it up/i, due: '2027-01-16' },
    { owner: 'us', assignee: 'Renzo Albani', words: /monday after the test/i, due: null },
  ],
  notActions: [/reference/i, /frame type/i],
  meetings: [],
  budget: /two thousand five hundred|2[,.]?500/i,
  notBudget: [/two thousand two|2[,.]?200/i],
  decisionMaker: /hanneke|wout|together|both/i,
  timeline: /middle of april|swarming|april/i,
  competitors: ['Apiscan'],
  notCompetitors: ['Simplex', 'Hivewise'],
  objections: [
    { kind: 'need', words: /don't need a telephone/i },
    { kind: 'price', words: /i find strange|pay for nothing/i },
  ],
  lead: { name: 'Teller', company: null, email: 'hanneke@tellerhoning.example' },
  mailTo: 'hanneke@tellerhoning.example',
  never: [
    /(?:be|as) a reference/i,
    /hang.{0,30}friday/i,
    /(?:use|using|have|has) apiscan/i,
    /budget.{0,20}2,?200/i,
  ],
  mood: 'positive',
}
