import type { CallGold } from '../call-gold.ts'

export const hearingClinic: CallGold = {
  file: 'hearing-clinic.txt',
  kind: 'draft',
  calledAt: '2026-10-08T08:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Vera Lund',
  us: ['Speaker 1'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Vera', words: /post you one|cable/i, due: '2026-10-09' },
    { owner: 'us', assignee: 'Vera', words: /data sheet/i, due: '2026-10-09' },
    { owner: 'us', assignee: 'Vera', words: /price list/i, due: null },
    { owner: 'them', assignee: null, words: /take a photo|model of the second machine/i, due: '2026-10-12' },
  ],
  notActions: [/types the numbers|prints it/i, /think about that/i],
  meetings: [{ words: /twenty second/i, at: '2026-10-22T12:00' }],
  budget: null,
  notBudget: [/ninety|\b90\b/i],
  decisionMaker: /hale|speaker 2/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['Interacoustics', 'Otolog'],
  objections: [
    { kind: 'trust', words: /not keen on anything outside/i },
    { kind: 'price', words: /more than the patient file/i },
  ],
  lead: { name: 'Hale', company: null, email: 'praxis@hale-hearing.example' },
  mailTo: 'praxis@hale-hearing.example',
  never: [/budget.{0,20}90/i, /(?:october 15|15 october|15th)/i, /lead.{0,10}karen/i],
  mood: 'positive',
}
