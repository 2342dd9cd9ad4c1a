import type { CallGold } from '../call-gold.ts'

export const museumAudioGuides: CallGold = {
  file: 'museum-audio-guides.txt',
  kind: 'renewal',
  calledAt: '2026-11-18T14:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Ottilie Frayn',
  us: ['Ottilie'],
  people: [
    {
      id: 'lead-1',
      name: 'Marguerite Shaw',
      company: 'Quayside Museum',
      email: 'm.shaw@quaysidemuseum.example',
    },
    { id: 'lead-2', name: 'Martin Okafor', company: 'Fen Gallery', email: 'martin@fengallery.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Ottilie', words: /spare headphones|box of/i, due: '2026-11-20' },
    { owner: 'us', assignee: 'Ottilie', words: /renewal contract/i, due: '2026-11-23' },
    {
      owner: 'us',
      assignee: 'Ottilie',
      words: /phones against devices|mail it to me tomorrow/i,
      due: '2026-11-19',
    },
    { owner: 'them', assignee: 'Marguerite', words: /count the chargers/i, due: '2026-11-30' },
  ],
  notActions: [
    /family trail/i,
    /sign the same day/i,
    /display stands/i,
    /send their regards/i,
    /tried it two years ago/i,
  ],
  meetings: [{ words: /tuesday the 15th/i, at: '2026-12-15T11:00' }],
  budget: /nine and a half thousand|9[,. ]?500|9[.,]5\s?k/i,
  notBudget: [
    /an extra eighteen hundred|1[,. ]?800/i,
    /eight thousand eight hundred|8[,. ]?800/i,
    /that's six hundred|\b600\b/i,
    /nine thousand four hundred|9[,. ]?400/i,
  ],
  decisionMaker: /bernard/i,
  timeline: /week of the 7th|thirty-first of january|31 january|january 31/i,
  competitors: [],
  notCompetitors: ['Pell and Dunmore', 'Fen Gallery', 'Quayside Museum'],
  objections: [
    { kind: 'price', words: /no money for it|eighteen hundred worth/i },
    { kind: 'need', words: /people's phones/i },
  ],
  lead: { name: 'Marguerite Shaw', company: 'Quayside Museum', email: 'm.shaw@quaysidemuseum.example' },
  mailTo: 'm.shaw@quaysidemuseum.example',
  never: [
    /family trail (?:is|was) (?:added|included|agreed)/i,
    /marguerite (?:decides|is the decision)/i,
    /trustees (?:have )?approved the (?:renewal|contract)/i,
    /fen gallery|martin okafor/i,
  ],
  mood: 'positive',
}
