import type { CallGold } from '../call-gold.ts'

export const funeralFlowers: CallGold = {
  file: 'funeral-flowers.txt',
  kind: 'complaint',
  calledAt: '2026-09-09T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Ivo Brandt',
  us: ['Ivo Brandt'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Ivo Brandt', words: /nine wreaths|drive them over/i, due: '2026-09-10' },
    {
      owner: 'them',
      assignee: 'Chioma',
      words: /have a copy of that page|scan it|this afternoon/i,
      due: '2026-09-09',
    },
    {
      owner: 'us',
      assignee: 'Ivo Brandt',
      words: /dispatch manager|call you back|what we're changing/i,
      due: '2026-09-14',
    },
    { owner: 'us', assignee: 'Ivo Brandt', words: /standing order|lilies/i, due: '2026-09-09' },
  ],
  notActions: [/fixed driver/i, /read it to you/i],
  meetings: [],
  budget: null,
  notBudget: [/forty|thirty-one/i],
  decisionMaker: null,
  timeline: null,
  competitors: ['Petal Freight'],
  notCompetitors: ['Stem and Stone', 'Okafor and Daughters'],
  objections: [
    {
      kind: 'trust',
      words:
        /third time since june|might is what i've had|tell a widow|thirty-one came|standing at the graveside/i,
    },
    { kind: 'competitor', words: /petal freight have been/i },
  ],
  lead: { name: 'Okafor', company: 'Okafor and Daughters', email: null },
  mailTo: null,
  never: [
    /fixed driver/i,
    /call.{0,40}(?:on|by) (?:friday|september 11|11 september)/i,
    /(?:october|9|10) .{0,20}wreaths are paid/i,
    /switch(?:ed|ing) to petal/i,
  ],
  mood: 'negative',
}
