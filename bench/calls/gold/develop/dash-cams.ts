import type { CallGold } from '../call-gold.ts'

export const dashCams: CallGold = {
  file: 'dash-cams.txt',
  kind: 'imported',
  calledAt: '2026-12-01T09:00:00Z',
  timeZone: 'Europe/Brussels',
  owner: 'Adaeze Obi',
  us: ['Renske'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Renske', words: /summary|one page|have it on thursday/i, due: '2026-12-03' },
    { owner: 'us', assignee: 'Renske', words: /test cameras|two cameras/i, due: '2026-12-07' },
    { owner: 'them', assignee: 'Milo', words: /plates/i, due: '2026-12-01' },
    { owner: 'us', assignee: 'Renske', words: /invitation/i, due: '2026-12-01' },
  ],
  notActions: [
    /train the drivers/i,
    /plan for january/i,
    /ask for it in january/i,
    /looked at visiroad/i,
    /buy ninety/i,
  ],
  meetings: [{ words: /wednesday the 16th|make it two/i, at: '2026-12-16T14:00' }],
  // "There isn't a budget for it yet."
  budget: null,
  notBudget: [/twenty-four euros|€ ?24/i, /hundred and fifty|150/i, /to twenty-one|€ ?21/i],
  decisionMaker: /saskia|brouwer|managing director/i,
  timeline: /january/i,
  competitors: ['Visiroad'],
  notCompetitors: ['Routewell', 'Delmotte'],
  objections: [
    { kind: 'trust', words: /everyone has a bracket|believe it in july/i },
    { kind: 'price', words: /isn't a budget/i },
    { kind: 'authority', words: /i recommend, she decides/i },
  ],
  lead: { name: 'Kofi', company: null, email: null },
  mailTo: null,
  never: [
    /kofi (?:decides|is the decision)/i,
    /adaeze (?:will|is to|has to|promised|agreed)/i,
    /renske (?:will |is to )?trains? the drivers/i,
    /drivers? (?:will|would) (?:really )?(?:like|welcome)/i,
    /budget (?:is|was|has been) (?:approved|confirmed)/i,
  ],
  mood: 'mixed',
}
