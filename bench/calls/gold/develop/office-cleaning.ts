import type { CallGold } from '../call-gold.ts'

export const officeCleaning: CallGold = {
  file: 'office-cleaning.txt',
  kind: 'one-channel',
  calledAt: '2026-11-25T10:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Corinne Baptiste',
  us: ['Speaker 1'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Corinne', words: /quote from me|have a quote/i, due: '2026-12-02' },
    { owner: 'us', assignee: 'Corinne', words: /insurance/i, due: '2026-11-30' },
    {
      owner: 'them',
      assignee: 'Folarin Adeyemi',
      words: /notice period|look it up/i,
      due: '2026-11-25',
    },
  ],
  notActions: [
    /carpets?\b/i,
    /same two people|can't promise/i,
    /satisfaction survey/i,
    /not clean before/i,
    /written to them three times/i,
  ],
  meetings: [{ words: /monday the 30th|half past seven/i, at: '2026-11-30T07:30' }],
  budget: /thirteen hundred(?! and one)|1[,. ]?300/i,
  notBudget: [/fifteen hundred|1[,. ]?500/i, /eleven fifty|1[,. ]?150/i],
  decisionMaker: /rosalind|pike/i,
  timeline: /fourth of january|4 january|january 4/i,
  competitors: ['Sparkline'],
  notCompetitors: ["Tolland's", 'Quantock Surveyors', 'Brightstep'],
  objections: [{ kind: 'price', words: /lot more than i pay/i }],
  lead: { name: 'Folarin Adeyemi', company: 'Quantock Surveyors', email: null },
  // The only address of the call is our own.
  mailTo: null,
  never: [
    /(?:folarin|adeyemi) (?:decides|is the decision)/i,
    /(?<!not |n't )(?:guarantee|promise)[sd]? (?:him |them )?the same two/i,
    /(?<!not |n't )wants? (?:a price for )?(?:the )?carpet/i,
  ],
  mood: 'positive',
}
