import type { CallGold } from '../call-gold.ts'

export const eventTents: CallGold = {
  file: 'event-tents.txt',
  kind: 'draft',
  calledAt: '2026-11-05T11:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Fern',
  us: ['Fern'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Fern', words: /quote/i, due: '2026-11-09' },
    { owner: 'them', assignee: 'Ruben', words: /photo|down from here/i, due: '2026-11-05' },
  ],
  notActions: [
    /call him/i,
    /have a look at the yard/i,
    /second small tent/i,
    /pop up thing/i,
    /flooring|no floor/i,
    /heating/i,
  ],
  meetings: [{ words: /thursday the 12th/i, at: '2026-11-12T15:15' }],
  // Eight thousand is what they want to spend, unsigned; no other sum is theirs.
  budget: /eight thousand|8[,. ]?000|8\s?k/i,
  notBudget: [/six and a half|6[,. ]?500/i, /wanted nine|9[,. ]?000/i],
  decisionMaker: /malcolm/i,
  timeline: /fifteenth of may|15 may|may 15/i,
  competitors: ['Bigtop Direct'],
  notCompetitors: ['Oakham Joinery', 'Larkhill Marquees'],
  objections: [],
  lead: { name: 'Ruben Castell', company: 'Oakham Joinery', email: 'ruben@oakhamjoinery.example' },
  mailTo: 'ruben@oakhamjoinery.example',
  never: [
    /budget (?:is|was|has been) (?:approved|signed)/i,
    /fern (?:will|is to|should) (?:call|ring|phone) malcolm/i,
    /(?:ruben|they|customer|client) (?:wants?|needs?|asked for) (?:flooring|heating|a floor)/i,
    /ruben (?:decides|is the decision)/i,
  ],
  mood: 'positive',
}
