import type { CallGold } from '../call-gold.ts'

export const hotelLinenShams: CallGold = {
  file: 'hotel-linen-shams.txt',
  // A check-in with a customer, which the kinds do not name.
  kind: 'qualification',
  // A Wednesday afternoon there.
  calledAt: '2026-11-04T20:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Marcus Tate',
  us: ['Marcus'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /look for (?:those|the) (?:pillow )?shams/i,
      due: '2026-11-06',
    },
    { owner: 'us', assignee: 'Marcus', words: /sample/i, due: '2026-11-05' },
    { owner: 'us', assignee: 'Marcus', words: /free week|whole week's free|put that down/i, due: null },
    {
      owner: 'them',
      assignee: 'Loretta',
      words: /i'll talk to him|talk to neil|walk-through/i,
      due: '2026-11-09',
    },
    {
      owner: 'them',
      assignee: 'Loretta',
      words: /dig it out|text you a picture|check what the paper/i,
      due: '2026-11-04',
    },
  ],
  notActions: [
    /give neil a call/i,
    /buy that out/i,
    /table linen|paper napkins/i,
    /come eat with us/i,
    /send 'em home/i,
  ],
  meetings: [],
  budget: /eighteen hundred|1[,. ]?800/i,
  notBudget: [
    /sixty thousand|60[,. ]?000/i,
    /six dollars|\$6\b/i,
    /four and a quarter|4\.25/i,
    /four fifty|4\.50/i,
  ],
  decisionMaker: /neil/i,
  timeline: /march|st\. patrick/i,
  competitors: ['Velora'],
  notCompetitors: ['Terrence', 'Patel', 'Neil'],
  objections: [
    { kind: 'price', words: /six dollars! marcus|send 'em home with it|four and a quarter/i },
    { kind: 'need', words: /it's a robe|needed a heavier/i },
    { kind: 'trust', words: /truck did not show|at midnight|couldn't make the two/i },
    { kind: 'authority', words: /can't tell you yes|one that counts it|through that laptop/i },
    { kind: 'timing', words: /on paper till april|wait till that runs out/i },
    { kind: 'need', words: /bar's paper napkins|stay paper/i },
  ],
  lead: { name: 'Loretta', company: null, email: null },
  mailTo: null,
  never: [
    /marcus (?:will|to) (?:call|talk to|ring) neil/i,
    /budget(?: (?:is|of))?:? ?[€£$]?(?:60[,. ]?000|sixty thousand)/i,
    /loretta (?:decides|signs|approves)/i,
    /table linen (?:is|will be)/i,
  ],
  mood: 'positive',
}
