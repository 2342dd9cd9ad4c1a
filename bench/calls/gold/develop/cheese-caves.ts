import type { CallGold } from '../call-gold.ts'

/** One speaker, after a visit; what the customer said is told, not heard. */
export const cheeseCaves: CallGold = {
  file: 'cheese-caves.txt',
  kind: 'voice-note',
  // A Friday, half past four in Vermont.
  calledAt: '2026-10-16T20:30:00Z',
  timeZone: 'America/New_York',
  owner: 'Colleen Marchetti',
  us: ['Colleen'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Colleen',
      words:
        /my quote for the two|wants it itemized|quote goes to lorna|itemized quote|quote for (?:the )?two/i,
      due: '2026-10-21',
    },
    {
      owner: 'us',
      assignee: 'Colleen',
      words: /humidity charts/i,
      due: '2026-10-16',
    },
    { owner: 'us', assignee: 'Colleen', words: /data loggers/i, due: '2026-10-19' },
    {
      owner: 'them',
      assignee: 'Bea',
      words: /weighs the wheels|email me the weights|\bweights\b/i,
      due: '2026-10-22',
    },
    {
      owner: 'them',
      assignee: 'Whit',
      words: /sixty amps|asking his electrician|text me on sunday/i,
      due: '2026-10-18',
    },
    { owner: 'us', assignee: 'Colleen', words: /state rebate|i said i'd find out|\brebate\b/i, due: null },
  ],
  notActions: [
    /frostline in trade|keep trout/i,
    /leave them the demo unit/i,
    /tasting room/i,
    /already ordered new doors|quote doors/i,
    /guy about the boiler/i,
    /talk to engineering/i,
    /they'd go with us/i,
    /didn't offer it yet|week after new year/i,
    /psurry@|pete surry/i,
  ],
  meetings: [{ words: /the twenty-eighth|one o'clock/i, at: '2026-10-28T13:00' }],
  budget: /nineteen|\b19[,. ]?000|\b19 ?k/i,
  notBudget: [
    /fourteen thousand|\b14[,. ]?000|\b14 ?k/i,
    /twenty-three five|\b23[,. ]?500/i,
    /twenty flat|\b20[,. ]?000|\b20 ?k/i,
  ],
  decisionMaker: /lorna/i,
  timeline: /january fifteenth|january 15|15 january|middle of january|january/i,
  competitors: ['Dewpoint', 'Frostline'],
  notCompetitors: ['Maple Notch', 'Harrow Hill', 'Pete Surry', 'Wisconsin'],
  objections: [
    { kind: 'trust', words: /doesn't trust anybody who sells/i },
    { kind: 'need', words: /bucket of water and a broom|not convinced that they need/i },
    { kind: 'price', words: /highway robbery|way more than a box/i },
    { kind: 'competitor', words: /likes it better than ours/i },
    { kind: 'timing', words: /no way he can have us in there in december|every hand is packing/i },
  ],
  lead: { name: 'Lorna Tannehill', company: 'Harrow Hill Creamery', email: 'lorna@harrowhill.example' },
  mailTo: 'lorna@harrowhill.example',
  never: [
    /(?:whit|bea) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:14|20|23)[,. ]?\d00/i,
    /(?:three|3) caves need/i,
    /(?:take|accept) [^.]{0,20}frostline [^.]{0,12}in trade (?:by|on)/i,
    /colleen (?:will|to) (?:leave|bring|deliver) [^.]{0,20}demo unit/i,
  ],
  mood: 'mixed',
}
