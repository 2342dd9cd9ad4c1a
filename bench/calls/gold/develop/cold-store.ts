import type { CallGold } from '../call-gold.ts'

export const coldStore: CallGold = {
  file: 'cold-store.txt',
  // A technical call, which the kinds do not name.
  kind: 'demo',
  // A Tuesday.
  calledAt: '2026-11-17T13:30:00Z',
  timeZone: 'Europe/Berlin',
  owner: 'Owen Tran',
  us: ['Owen'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Owen', words: /(?:ship|send|lend)[^.]*\bkit\b/i, due: '2026-11-19' },
    { owner: 'us', assignee: 'Owen', words: /the agreement|data processing agreement/i, due: '2026-11-18' },
    { owner: 'us', assignee: 'Lucía', words: /purchase version|make me this beside/i, due: '2026-11-23' },
    { owner: 'them', assignee: 'Ulrich', words: /erp fields/i, due: '2026-11-20' },
    { owner: 'us', assignee: 'Owen', words: /doors out of|(?:remove|take out) the door/i, due: null },
    { owner: 'them', assignee: 'Ulrich', words: /measure in parallel/i, due: null },
  ],
  notActions: [
    /wrote something for him/i,
    /voice in italian|not in italian/i,
    /rent for my own/i,
    /good sensor for that/i,
  ],
  meetings: [{ words: /monday the thirtieth|thirtieth at ten/i, at: '2026-11-30T10:00' }],
  budget: /thirty-five thousand|35/i,
  notBudget: [
    /two hundred thousand|200[,. ]?000/i,
    /ten thousand|10[,. ]?000/i,
    /two hundred euros/i,
    /four euros/i,
  ],
  decisionMaker: /kessler/i,
  timeline: /february|january/i,
  competitors: ['Thermovar'],
  notCompetitors: ['Falkenstein', 'Kessler', 'Ferro', 'Lucía'],
  objections: [
    {
      kind: 'trust',
      words: /never come out of there|then it's silence|my car battery|at minus twenty-eight\. and/i,
    },
    { kind: 'trust', words: /where stands this cloud|it was virginia|who reads along/i },
    { kind: 'price', words: /cheeky|pay rent|until i'm dead|coffee became cold/i },
    { kind: 'authority', words: /desk of herr kessler|there it lies|make the recommendation/i },
    { kind: 'timing', words: /is freeze|there are no people|very narrow/i },
    { kind: 'need', words: /doors we don't need|man has a whistle/i },
  ],
  lead: { name: 'Ulrich Stadler', company: null, email: 'u.stadler@kuehlhaus-elbe.example' },
  mailTo: 'u.stadler@kuehlhaus-elbe.example',
  never: [
    /budget(?: (?:is|of))?:? ?[€£$]?(?:200[,. ]?000|two hundred thousand|10[,. ]?000)/i,
    /owen (?:will|to) (?:write|call)[^.]*kessler/i,
    /door sensors (?:are|will be) (?:included|installed)/i,
    /(?:stored|hosted) in virginia/i,
  ],
  mood: 'mixed',
}
