import type { CallGold } from '../call-gold.ts'

export const translations: CallGold = {
  file: 'translations.txt',
  kind: 'qualification',
  // Thursday 3 December in Sydney.
  calledAt: '2026-12-02T23:10:00Z',
  timeZone: 'Australia/Sydney',
  owner: 'Hugo Sartori',
  us: ['Hugo'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Hugo', words: /estimate/i, due: '2026-12-07' },
    { owner: 'them', assignee: 'Priscilla', words: /source files|send them tomorrow/i, due: '2026-12-04' },
    { owner: 'us', assignee: 'Hugo', words: /sample page|sample translation/i, due: '2026-12-09' },
  ],
  notActions: [
    /video call/i,
    /vietnamese/i,
    /ran them through/i,
    /leave him out|leave him be/i,
    /went to print/i,
  ],
  meetings: [{ words: /thursday the 10th/i, at: '2026-12-10T11:00' }],
  budget: /thirty-six thousand|36[,. ]?000|36\s?k/i,
  notBudget: [/forty-one thousand|41[,. ]?000/i, /nineteen cents|0?\.19/i, /and fifteen for|0?\.15/i],
  decisionMaker: /grant|eberle/i,
  timeline: /end of february|osaka/i,
  competitors: ['Polyglossa'],
  notCompetitors: ['Currawong Pumps', 'Tidewater'],
  objections: [],
  lead: {
    name: 'Priscilla Nakamura',
    company: 'Currawong Pumps',
    email: 'priscilla.n@currawongpumps.example',
  },
  mailTo: 'priscilla.n@currawongpumps.example',
  never: [
    /(?<!not |n't |longer )(?:needs?|wants?) (?:a )?vietnamese/i,
    /priscilla (?:decides|approves|is the decision)/i,
    /grant (?:has )?approved/i,
    /sample (?:page|translation)s? in (?:japanese|indonesian)/i,
  ],
  mood: 'positive',
}
