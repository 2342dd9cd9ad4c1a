import type { CallGold } from '../call-gold.ts'

export const hotelLinen: CallGold = {
  file: 'hotel-linen.txt',
  kind: 'discovery',
  calledAt: '2026-11-24T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gwen',
  us: ['Gwen', 'Colm'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Gwen', words: /hotel references|two references/i, due: '2026-11-26' },
    { owner: 'them', assignee: 'Dev', words: /count sheets|you'll have them friday/i, due: '2026-11-30' },
  ],
  notActions: [
    /second van/i,
    /sunday/i,
    /penrose invoices|confidential/i,
    /warn (?:him|mr)/i,
    /washed everything/i,
    /switch by the first/i,
  ],
  meetings: [{ words: /thursday the 3rd|linen rooms?|two is fine/i, at: '2026-12-03T14:00' }],
  budget: /ninety thousand|90[,. ]?000|90\s?k/i,
  notBudget: [
    /hundred and ten thousand|110[,. ]?000/i,
    /one pound twelve|1\.12/i,
    /ninety-eight pence|0?\.98/i,
  ],
  decisionMaker: /castellan|patricia/i,
  timeline: /first of april|1 april|april 1|end of march/i,
  competitors: ['Penrose Linen'],
  notCompetitors: ['Wexcombe', 'Brightfold', 'Harrow and Sedge'],
  objections: [{ kind: 'trust', words: /full counts|same old story/i }],
  lead: {
    name: 'Patricia Lowe',
    company: 'Harrow and Sedge',
    email: 'patricia.lowe@harrowsedge.example',
  },
  mailTo: 'patricia.lowe@harrowsedge.example',
  never: [
    /annika (?:will|agreed to) (?:share|send|forward)/i,
    /(?:will|can|agreed to) (?:collect|do|offer) .{0,20}sundays?/i,
    /dev (?:decides|is the decision)/i,
  ],
  mood: 'positive',
}
