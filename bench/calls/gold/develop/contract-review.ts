import type { CallGold } from '../call-gold.ts'

export const contractReview: CallGold = {
  file: 'contract-review.txt',
  kind: 'demo',
  calledAt: '2026-09-29T09:30:00Z',
  timeZone: 'Europe/Brussels',
  owner: 'Anselm Roth',
  us: ['Anselm'],
  people: [
    {
      id: 'lead-1',
      name: 'Vivienne Claes',
      company: 'Claes Vermeer',
      email: 'v.claes@claesvermeer.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Anselm', words: /security paper/i, due: '2026-09-29' },
    {
      owner: 'us',
      assignee: 'Anselm',
      words: /with a price on thursday|ask (?:my|your) boss/i,
      due: '2026-10-01',
    },
    {
      owner: 'them',
      assignee: 'Vivienne',
      words: /the ten (?:old )?leases from me|(?:send|hand over|get) (?:the )?ten (?:old )?leases/i,
      due: '2026-10-02',
    },
  ],
  notActions: [
    /flemish come|maybe in the spring/i,
    /user group|no breakfast/i,
    /with a ruler/i,
    /retires on friday/i,
    /start on the first/i,
  ],
  meetings: [{ words: /wednesday the 14th|on tuesday the 13th/i, at: '2026-10-14T09:00' }],
  budget: /twelve thousand|12[,. ]?000|12\s?k/i,
  notBudget: [
    /hundred and forty per|\b140\b/i,
    /eleven twenty|1[,. ]?120/i,
    /thirteen thousand four hundred|13[,. ]?440/i,
  ],
  decisionMaker: /vivienne|partners/i,
  timeline: /first of november|1 november|november 1|week of the 19th/i,
  competitors: ['Clausewise'],
  notCompetitors: ['Hollis and Crane', 'Claes Vermeer'],
  objections: [{ kind: 'trust', words: /rely on it|who's liable/i }],
  lead: { name: 'Vivienne Claes', company: 'Claes Vermeer', email: 'v.claes@claesvermeer.example' },
  mailTo: 'v.claes@claesvermeer.example',
  never: [
    /nine (?:lawyers|seats)/i,
    /flemish (?:is supported|works|will come|comes in)/i,
    /(?:uses?|using) clausewise (?:today|now|currently)/i,
    /price of (?:twelve thousand|12[,. ]?000) (?:was |is )?(?:agreed|granted|confirmed)/i,
    /jerome (?:decides|is the decision)/i,
  ],
  mood: 'positive',
}
