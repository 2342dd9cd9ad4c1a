import type { CallGold } from '../call-gold.ts'

/** Singapore; a second noodle line: 452,000 offered and 420,000 there, a rival at 388,000, a father with the chop in his drawer, 26 weeks that are too long. */
export const noodleLines: CallGold = {
  file: 'noodle-lines.txt',
  kind: 'negotiation',
  // A Wednesday, three in the afternoon in Singapore.
  calledAt: '2041-05-22T07:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Ming Tan',
  us: ['Wei Ming'],
  people: [
    {
      id: 'lead-1',
      name: 'Priscilla Koh',
      company: 'Tiong Wah Noodles',
      email: 'priscilla@tiongwah.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Wei Ming',
      words: /\b420(?:,000)? (?:and|with)|his answer|tanaka|tuesday, then|tuesday can/i,
      due: '2041-05-28',
    },
    {
      owner: 'us',
      assignee: 'Wei Ming',
      words: /twenty packs|20 packs|at his door|on ice|demo line/i,
      due: '2041-05-24',
    },
    {
      owner: 'them',
      assignee: 'Priscilla',
      words: /text (?:you|wei ming)|when we hang up|at the house/i,
      due: '2041-05-22',
    },
    {
      owner: 'us',
      assignee: 'Wei Ming',
      words: /earlier slot|please ask them|ring the factory|gone home/i,
      due: '2041-05-23',
    },
    {
      owner: 'them',
      assignee: 'Kumar',
      words: /dig it out|\bslab\b|floor drawing|on saturday/i,
      due: '2041-05-25',
    },
    {
      owner: 'us',
      assignee: 'Hui Fen',
      words: /hui fen|the load\b|thursday after/i,
      due: '2041-05-30',
    },
    {
      owner: 'us',
      assignee: 'Wei Ming',
      words: /30, 60, 10|30[-/]60[-/]10|60% up front|that in the draft/i,
      due: null,
    },
  ],
  notActions: [
    /side by side|kumar has done/i,
    /went to see mr koh|doesn't see vendors/i,
    /mixer and the sheeter|half a line/i,
    /penalty i can't/i,
    /deposit in the same week/i,
    /take the old line|temple kitchen|won't touch it/i,
    /operators to osaka|maybe two/i,
    /may give 70,000/i,
    /452,000 approved/i,
  ],
  open: [
    // The next call is a meeting.
    /call at four|four is good/i,
    // The answer time, left where it was.
    /put eight hours|eight hours i could|think about that one/i,
    /copy our consultant|noted/i,
    // Remarks that may count as doubts.
    /also poetry/i,
    /in poetry/i,
    /choked/i,
    /worry is the floor/i,
    /60% up front/i,
    /rice cooker/i,
    /leaking again/i,
    /monday i'm in ipoh/i,
    /i don't count it/i,
  ],
  meetings: [{ words: /call at four|tuesday/i, at: '2041-05-28T16:00' }],
  budget: /\b420[,. ]?000|\b420k?\b/i,
  notBudget: [
    /486[,. ]?000/i,
    /452[,. ]?000/i,
    /\b388/i,
    /\b70[,. ]?000/i,
    /350[,. ]?000/i,
    /\b440\b/i,
    /\b15[,. ]?000/i,
  ],
  decisionMaker: /father|mr koh/i,
  timeline: /(?:\b1|1st|first) (?:of )?december|december 1\b|2041-12-01/i,
  competitors: ['Jinmai'],
  notCompetitors: ['Straits Foodtech', 'Osaka', 'Johor'],
  objections: [
    { kind: 'price', words: /still too much/i },
    { kind: 'competitor', words: /\b388\b|explain that difference/i },
    { kind: 'timing', words: /too late for me|in a crate/i },
    { kind: 'trust', words: /third day|three days no noodles|buy from you again/i },
  ],
  lead: { name: 'Priscilla Koh', company: 'Tiong Wah Noodles', email: 'priscilla@tiongwah.example' },
  mailTo: 'priscilla@tiongwah.example',
  never: [
    /budget(?: (?:is|of))?:? ?s?\$?(?:486|452|388|440|350)/i,
    /(?:priscilla|kumar|auntie mei)(?: koh)? (?:decides|signs|approves|is the decision)/i,
    /wei ming (?:will|to|should) (?:visit|meet|see) mr koh/i,
    /mr tanaka (?:has )?(?:agreed|approved|accepted)/i,
    /(?:420,000|penalty|penalties) (?:was|is|were) (?:agreed|accepted)/i,
    /seah@seahstructures\.example.{0,20}priscilla|priscilla.{0,20}seah@/i,
  ],
  mood: 'mixed',
}
