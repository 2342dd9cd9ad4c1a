import type { CallGold } from '../call-gold.ts'

/** They ask a great deal and object to nothing; what went wrong went wrong with another's. */
export const orchardWatering: CallGold = {
  file: 'orchard-watering.txt',
  kind: 'demo',
  calledAt: '2026-12-03T11:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Wilhelmina Stroud',
  us: ['Wilhelmina'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Wilhelmina', words: /study by the college|hadlow/i, due: '2026-12-03' },
    {
      owner: 'us',
      assignee: 'Wilhelmina',
      words: /do you the quotation|proper quotation/i,
      due: '2026-12-07',
    },
    { owner: 'us', assignee: 'Wilhelmina', words: /pettigrew/i, due: '2026-12-09' },
    { owner: 'them', assignee: 'Caspian', words: /scan the soil map/i, due: '2026-12-06' },
  ],
  notActions: [
    /measure the pressure/i,
    /write down four bar/i,
    /show you the water account/i,
    /opening the taps/i,
    /eleven the year after/i,
    /it'd have to ring me/i,
  ],
  meetings: [{ words: /the fourteenth/i, at: '2026-12-14T09:00' }],
  budget: /sixteen thousand|16[,. ]?000/i,
  notBudget: [/fourteen thousand|14[,. ]?000/i, /fifteen/i, /two pounds/i],
  decisionMaker: /ottoline/i,
  timeline: /middle of april|mid-april|before blossom|end of january|15 april|march/i,
  competitors: ['AquaSense'],
  notCompetitors: ['Met Office', 'Hadlow', 'Braeburn', 'Cox', 'Drippit'],
  objections: [],
  lead: { name: 'Ottoline|Caspian', company: null, email: 'ottoline@loxleyfruit.example' },
  mailTo: 'ottoline@loxleyfruit.example',
  never: [
    /caspian (?:decides|signs|is the decision)/i,
    /budget (?:is|of) (?:about )?£? ?(?:14|15)/i,
    /(?:uses|use|using) aquasense(?! before)/i,
    /(?:someone|somebody|we) (?:will |to )?measures? the pressure/i,
    /(?<!risk that it )floods? the roots/i,
  ],
  mood: 'positive',
}
