import type { CallGold } from '../call-gold.ts'

export const podcastStudio: CallGold = {
  file: 'podcast-studio.txt',
  kind: 'imported',
  calledAt: '2026-10-15T12:00:00Z',
  timeZone: 'Europe/Zurich',
  owner: 'Jonas Widmer',
  us: ['Speaker A'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Jonas', words: /mail you a proposal|in french/i, due: '2026-10-20' },
    { owner: 'us', assignee: 'Jonas', words: /invitation/i, due: null },
    { owner: 'them', assignee: 'Mireille Blanc', words: /two presenters/i, due: '2026-10-21' },
  ],
  notActions: [/skip the coaching/i, /music/i, /forward it|texts/i],
  meetings: [{ words: /twenty-first/i, at: '2026-10-21T10:00' }],
  budget: /three thousand(?! six)|3[,.]?000|3k/i,
  notBudget: [/3[,.]?600|six hundred/i, /450|four hundred and fifty/i],
  decisionMaker: /aubert|director/i,
  timeline: /first of february|february 1|1 february/i,
  competitors: ['Castly'],
  notCompetitors: ['Odile', 'Quietroom Studios'],
  objections: [{ kind: 'price', words: /can't go back to them|given us three thousand/i }],
  lead: { name: 'Mireille Blanc', company: null, email: 'm.blanc@stadtbib.example' },
  mailTo: 'm.blanc@stadtbib.example',
  never: [/without (?:the )?coaching/i, /budget.{0,20}3,?600/i, /add(?:ing)? music/i],
  mood: 'positive',
}
