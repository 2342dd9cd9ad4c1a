import type { CallGold } from '../call-gold.ts'

export const danceFloor: CallGold = {
  file: 'dance-floor.txt',
  kind: 'qualification',
  // A Wednesday.
  calledAt: '2026-11-18T16:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Declan Roche',
  us: ['Declan'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Declan', words: /text you the number|number of a school/i, due: '2026-11-18' },
    { owner: 'us', assignee: 'Declan', words: /test report|send you that with the offer/i, due: null },
    { owner: 'us', assignee: 'Declan', words: /offer and the thirds|send me the thirds/i, due: '2026-11-20' },
    { owner: 'them', assignee: 'Sorcha', words: /ring gráinne/i, due: '2026-11-21' },
    { owner: 'them', assignee: 'Sorcha', words: /landlord|ask him/i, due: '2026-11-19' },
  ],
  notActions: [/price of the wood/i, /say it again on sunday/i, /small (?:studio|one)/i, /do it between/i],
  meetings: [],
  budget: /\bten\b|10[,. ]?000/i,
  notBudget: [/eleven|11[,. ]?900/i, /another four/i],
  decisionMaker: /sorcha|myself|sister|gráinne/i,
  timeline: /january/i,
  competitors: [],
  notCompetitors: ["St. Brendan's", 'Fintan', 'Ennis'],
  objections: [
    { kind: 'price', words: /more than the car|haven't it|breathing here/i },
    { kind: 'timing', words: /my trouble|when would you even|six days a week|no gap/i },
    { kind: 'trust', words: /would it be dry|sick with it|so you say|i'd be killed/i },
    { kind: 'need', words: /small one's grand|sprung floor if it bit/i },
    { kind: 'trust', words: /what if it lifts|lifting at the corners/i },
  ],
  lead: { name: 'Sorcha', company: null, email: 'sorcha@stepslane.example' },
  mailTo: 'sorcha@stepslane.example',
  never: [
    /fintan (?:will|decides)/i,
    /small studio (?:is|will be) (?:included|done)/i,
    /budget[^.]*(?:11[,. ]?900|eleven)/i,
    /smells/i,
  ],
  mood: 'positive',
}
