import type { CallGold } from '../call-gold.ts'

export const fishSupply: CallGold = {
  file: 'fish-supply.txt',
  kind: 'negotiation',
  // A Tuesday.
  calledAt: '2026-08-18T07:00:00Z',
  timeZone: 'Australia/Perth',
  owner: 'Gavin Strachan',
  us: ['Gav'],
  people: [
    { id: 'lead-1', name: 'Annabel Reyes', company: 'Salt and Ember', email: 'annabel@saltandember.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Gav',
      words: /fixed list|fixed[- ]price (?:list|sheet)|price list|by friday|friday works|prawns at the top/i,
      due: '2026-08-21',
    },
    {
      owner: 'them',
      assignee: 'Hiro',
      words: /\bvolumes\b|count it on sunday|sunday, awesome|by week would be gold|the last eight/i,
      due: '2026-08-23',
    },
    { owner: 'us', assignee: 'Gav', words: /\bcertificates?\b/i, due: null },
    {
      owner: 'us',
      assignee: 'Gav',
      words:
        /a box of it|thursday morning|before ten|octopus in there|sample box|(?:drop|deliver)[^.]{0,25}dhufish|send (?:a |the )?(?:free )?(?:box|sample)|dhufish (?:box|sample)/i,
      due: '2026-08-20',
    },
    {
      owner: 'them',
      assignee: 'Hiro',
      words: /staff meal|tell you honestly|honestly's all|(?:cook|try|taste|test) the (?:frozen )?octopus/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Gav',
      words: /dispatch|sunday (?:run|deliver)|tomorrow's fine|what about sundays/i,
      due: '2026-08-19',
    },
    {
      owner: 'them',
      assignee: 'Annabel',
      words: /\bform\b|fill it in|tomorrow, terrific/i,
      due: '2026-08-19',
    },
  ],
  notActions: [
    /oysters/i,
    /bring my boss|first date/i,
    /could do something there/i,
    /one kitchen at a time/i,
    /without weighing/i,
  ],
  meetings: [
    {
      words:
        /quarter past five|thirty-first|come off the boat|this i'd like|i'll come too|(?:: |\. |^)i come\.|on the wharf/i,
      at: '2026-08-31T05:15',
    },
  ],
  budget: /thirty-two\b|\b32[,. ]?000|\b32 ?k/i,
  notBudget: [
    /forty-one\b|\b41[,. ]?000|\b41 ?k/i,
    /thirty-six a kilo|\$36\b/i,
    /thirty-eight fifty|\b38\.50/i,
    /two thousand six hundred|\b2[,. ]?600/i,
    /forty-five\b|\$45\b/i,
  ],
  decisionMaker: null,
  timeline: null,
  competitors: ['Southern Catch', 'Tidewater'],
  notCompetitors: ['Fremantle', 'Subiaco', 'Albany', 'Leeuwin Blue'],
  objections: [
    { kind: 'price', words: /mine doesn't bounce|forty-one is miles|too high for us/i },
    { kind: 'price', words: /the price must stay|every monday a new price|print it every monday/i },
    { kind: 'trust', words: /delivered short|eleven boxes|the scales were|without weighing/i },
    {
      kind: 'competitor',
      words: /southern catch does|they come on a sunday|sixty days to pay|hard to walk away/i,
    },
    { kind: 'timing', words: /changing the menu now|two new sous chefs|in the same weeks/i },
  ],
  lead: { name: 'Annabel', company: 'Salt and Ember', email: 'annabel@saltandember.example' },
  mailTo: 'annabel@saltandember.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?u?\$)?(?:41|36|45|38)\b/i,
    /gav(?:in)? (?:will|to) (?:send|supply|deliver|quote)[^.]{0,20}oysters/i,
    /sunday (?:delivery|run)s? (?:is|are|was|has been) (?:agreed|confirmed)/i,
    /(?:account|order) (?:is )?(?:signed|confirmed)/i,
    /(?:competitor|competing)[^.]{0,30}albany/i,
  ],
  mood: 'mixed',
}
