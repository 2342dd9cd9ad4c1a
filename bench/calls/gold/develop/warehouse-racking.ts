import type { CallGold } from '../call-gold.ts'

export const warehouseRacking: CallGold = {
  file: 'warehouse-racking.txt',
  kind: 'qualification',
  calledAt: '2026-12-08T19:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Jolene',
  us: ['Jolene'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Jolene',
      words: /heavy-load beams|send that over tonight/i,
      due: '2026-12-08',
    },
  ],
  notActions: [
    /engineer to come out|rather not have an engineer/i,
    /i should\. i keep/i,
    /call with the two of you/i,
    /stirring her up/i,
    /used racks/i,
    /knows somebody/i,
  ],
  meetings: [{ words: /second of february|tuesday the second|nine it is/i, at: '2027-02-02T09:00' }],
  budget: null,
  notBudget: [/sixty to seventy thousand|[67]0[,. ]?000/i],
  decisionMaker: /lorraine|wife/i,
  timeline: /end of january|lease/i,
  competitors: [],
  notCompetitors: ['Buckeye Lift', 'Whitcomb Tile', 'Steelbay Racking'],
  objections: [
    { kind: 'timing', words: /lease is up|not bolting steel|know about the lease/i },
    { kind: 'price', words: /now i'm scared/i },
  ],
  lead: { name: 'Cyrus Whitcomb', company: 'Whitcomb Tile', email: 'cyrus@whitcombtile.example' },
  mailTo: 'cyrus@whitcombtile.example',
  never: [
    /budget (?:is|of) (?:about |around |ballpark )?(?:\$|sixty|seventy|60|70|30)/i,
    /cyrus (?:decides|is the decision)/i,
    /(?:agreed to|booked|accepted) (?:an|the) engineer/i,
    /(?<!not |n't )(?:wants?|interested in) used racks/i,
  ],
  mood: 'mixed',
}
