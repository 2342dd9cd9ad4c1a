import type { CallGold } from '../call-gold.ts'

export const bikeShops: CallGold = {
  file: 'bike-shops.txt',
  kind: 'demo',
  calledAt: '2026-10-13T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Tamsin Oyelaran',
  us: ['Tamsin'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Tamsin',
      words: /back-?orders|find out and let you know/i,
      due: '2026-10-14',
    },
    { owner: 'us', assignee: 'Tamsin', words: /trial for (?:the )?leith|leith shop/i, due: '2026-10-16' },
    { owner: 'them', assignee: 'Rory', words: /stock list/i, due: '2026-10-13' },
  ],
  notActions: [
    /sales history|leave the history/i,
    /case study/i,
    /look at spokebase/i,
    /ten percent off/i,
    /switch the text off/i,
    /go with a spreadsheet/i,
  ],
  meetings: [{ words: /thursday the 22nd|five (?:it is|then)/i, at: '2026-10-22T17:00' }],
  // His guess, not approved; no other sum is theirs.
  budget: /three fifty|\b350\b/i,
  notBudget: [/seventy-nine|\b79\b/i, /four hundred|\b400\b/i, /ninety-nine|\b99\b/i],
  decisionMaker: /rory|catriona/i,
  timeline: /week of the 11th|after christmas|january/i,
  competitors: ['Tillmate', 'Spokebase'],
  notCompetitors: ['Cargologic', 'Gear and Gloom', 'Shopwheel'],
  objections: [],
  lead: { name: 'Rory', company: 'Gear and Gloom', email: 'rory@gearandgloom.example' },
  mailTo: 'rory@gearandgloom.example',
  never: [
    /budget (?:is|was|has been) approved/i,
    /agreed to (?:a|the) case study/i,
    /(?:move|migrate|import) the (?:old )?sales history (?:by|to|into)/i,
    /dougal (?:decides|is the decision)/i,
  ],
  mood: 'positive',
}
