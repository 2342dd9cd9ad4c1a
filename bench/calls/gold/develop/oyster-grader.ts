import type { CallGold } from '../call-gold.ts'

export const oysterGrader: CallGold = {
  file: 'oyster-grader.txt',
  kind: 'discovery',
  // A Tuesday.
  calledAt: '2026-02-10T10:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Fergal Noone',
  us: ['Fergal'],
  people: [
    {
      id: 'lead-1',
      name: 'Maeve Costello',
      company: 'Drumcoe Bay Oysters',
      email: 'maeve@drumcoebay.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Fergal',
      words: /really was last winter|the real (?:ones|hours)|round numbers|have them thursday|real hours/i,
      due: '2026-02-13',
    },
    {
      owner: 'them',
      assignee: 'Tadhg',
      words: /drawing of some kind|the neat one|i'd see it when|do it in ink/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Fergal',
      words: /one of the three, anyway|in my hand the end of this month|the twenty-seventh|post it as well/i,
      due: '2026-02-27',
    },
    { owner: 'us', assignee: 'Fergal', words: /paudie dornan|if he says no/i, due: null },
    { owner: 'them', assignee: 'Maeve', words: /next wednesday|two bags/i, due: '2026-02-18' },
    { owner: 'us', assignee: 'Fergal', words: /let them know in vigo/i, due: null },
  ],
  notActions: [
    /put a brochure in|leg of the table/i,
    /i want them back/i,
    /with the county council/i,
    /how much slower|depends on a few things/i,
  ],
  meetings: [{ words: /thursday the fifth|half two/i, at: '2026-03-05T14:30' }],
  budget: /fifty-five|\b55\b/i,
  notBudget: [
    /hundred and forty|\b140\b/i,
    /nine thousand|\b9[,. ]?000/i,
    /above five thousand|\b5[,. ]?000/i,
  ],
  decisionMaker: /my mother|bríd/i,
  timeline: /october/i,
  competitors: ['Ostravue'],
  notCompetitors: ['Dornan', 'Kilkeel', 'Rungis', 'Concepta', 'Paudie'],
  objections: [
    { kind: 'timing', words: /time of year i've nothing|every penny i have|a third of nothing/i },
    { kind: 'competitor', words: /ostravue going in cancale|a lad in cork|where's your lad/i },
    { kind: 'trust', words: /vigo in spain|stops on me that week|man with a suitcase/i },
    { kind: 'need', words: /don't know that it will|older than the state|a pillar in the middle/i },
    { kind: 'timing', words: /can't put my name to an order|before the grant letter/i },
    { kind: 'need', words: /what's wrong with hands/i },
  ],
  lead: { name: 'Maeve', company: 'Drumcoe Bay', email: 'maeve@drumcoebay.example' },
  mailTo: 'maeve@drumcoebay.example',
  never: [
    /(?:tadhg|the accountant|paudie|maeve) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€?(?:140|9[,. ]?000)/i,
    /fergal will (?:send|post) (?:a |the )?brochure/i,
    /competitors?:? (?:the )?dornans?/i,
  ],
  mood: 'positive',
}
