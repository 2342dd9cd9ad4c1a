import type { CallGold } from '../call-gold.ts'

export const pestControl: CallGold = {
  file: 'pest-control.txt',
  kind: 'complaint',
  calledAt: '2026-09-29T01:00:00Z',
  timeZone: 'Australia/Sydney',
  owner: 'Shona Whitty',
  us: ['Shona'],
  people: [
    { id: 'lead-1', name: 'Darren Pappas', company: 'Pappas Grill', email: 'darren@pappasgrill.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Shona', words: /credit (?:you )?the august/i, due: '2026-09-30' },
    { owner: 'us', assignee: 'Trev', words: /have him with you|trev .*thursday/i, due: '2026-10-01' },
    { owner: 'them', assignee: 'Darren', words: /compressor cover|have that off/i, due: '2026-09-30' },
    { owner: 'us', assignee: 'Shona', words: /new agreement/i, due: '2026-10-02' },
    {
      owner: 'us',
      assignee: 'Shona',
      words: /certificate|treatment record|get that over to you/i,
      due: '2026-09-29',
    },
  ],
  notActions: [/(?:ring|call) (?:her|jodie)/i, /second time for nothing/i, /leave it on the bench/i],
  meetings: [],
  budget: /three and a half grand|3[,.]?500|3\.5/i,
  notBudget: [/one eighty.five|185/i, /two forty|240/i],
  decisionMaker: /jodie/i,
  timeline: /end of october|ninth|9 october|october 9/i,
  competitors: ['Roachbusters'],
  notCompetitors: ['Barrier Pest'],
  objections: [
    { kind: 'competitor', words: /roachbusters|he's cheaper/i },
    { kind: 'trust', words: /still got roaches/i },
    { kind: 'price', words: /still got roaches|not game to/i },
    { kind: 'authority', words: /get past|i just open/i },
    { kind: 'trust', words: /what the last bloke said|one roach in there/i },
  ],
  lead: { name: 'Darren Pappas', company: 'Pappas Grill', email: 'darren@pappasgrill.example' },
  mailTo: 'darren@pappasgrill.example',
  never: [
    /darren (?:decides|signs|is the decision)/i,
    /(?:ring|call) (?:jodie|her)\b/i,
    /budget (?:is|of) (?:\$?185|\$?240)/i,
    /(?:agreed|happy) to renew/i,
  ],
  mood: 'negative',
}
