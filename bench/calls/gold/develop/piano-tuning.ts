import type { CallGold } from '../call-gold.ts'

/** A good call: much went wrong before, and next to nothing is said against us. */
export const pianoTuning: CallGold = {
  file: 'piano-tuning.txt',
  kind: 'qualification',
  calledAt: '2026-08-25T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Rosalind Ames',
  us: ['Rosalind'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Rosalind', words: /send (?:benedikt|him) over/i, due: '2026-09-02' },
    { owner: 'them', assignee: 'Ulf', words: /the real list|concert dates/i, due: '2026-08-25' },
    { owner: 'us', assignee: 'Rosalind', words: /put the contract together/i, due: '2026-08-28' },
    { owner: 'us', assignee: 'Rosalind', words: /write that in|clause about illness/i, due: null },
  ],
  notActions: [/tell the porter/i, /make a note/i, /be in touch/i, /humidity/i, /step in/i],
  meetings: [],
  budget: /twelve thousand|12[,. ]?000/i,
  notBudget: [/ten thousand eight/i, /fifteen thousand/i, /hundred and twenty/i, /sixty/i],
  decisionMaker: /ulf|house manager|lindqvist/i,
  timeline: /eighteenth of september|fourteenth|18 september|september/i,
  competitors: [],
  notCompetitors: ['Bechstein', 'Philharmonic', 'Malta', 'Sebright'],
  objections: [],
  lead: { name: 'Ulf|Lindqvist', company: null, email: 'u.lindqvist@harbourhall.example' },
  mailTo: 'u.lindqvist@harbourhall.example',
  never: [
    /budget (?:is|of) (?:about )?£? ?(?:10|15)/i,
    /sebright (?:tunes|decides)/i,
    /order (?:the )?humidity/i,
  ],
  mood: 'positive',
}
