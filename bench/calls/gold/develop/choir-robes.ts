import type { CallGold } from '../call-gold.ts'

export const choirRobes: CallGold = {
  file: 'choir-robes.txt',
  kind: 'draft',
  calledAt: '2026-10-21T16:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Theodora Finch',
  us: ['Speaker 1'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Theodora', words: /swatches|in the post tomorrow/i, due: '2026-10-22' },
    { owner: 'us', assignee: 'Theodora', words: /workshop|lining/i, due: '2026-10-27' },
    {
      owner: 'them',
      assignee: 'Gil',
      words: /collect them|mail you the list|measurements/i,
      due: '2026-10-23',
    },
  ],
  notActions: [/lighter cloth/i, /come to the rehearsal/i, /ask her first/i],
  meetings: [],
  budget: /two thousand(?! seven)|2[,.]?000/i,
  notBudget: [/2[,.]?720|seven hundred/i],
  decisionMaker: /beatrix|treasurer/i,
  timeline: /thirteenth of december|december 13|13 december|week before/i,
  competitors: [],
  notCompetitors: ['Northgate'],
  objections: [
    { kind: 'price', words: /a lot for a choir|all there is/i },
    { kind: 'need', words: /creases|never again/i },
    { kind: 'authority', words: /signs it off|only do the talking/i },
  ],
  lead: { name: 'Gil', company: null, email: null },
  mailTo: null,
  never: [/lighter/i, /(?:come|visit).{0,20}rehearsal/i, /monday/i, /budget.{0,20}2,?720/i],
  mood: 'positive',
}
