import type { CallGold } from '../call-gold.ts'

/** Australia; hire of two luffing cranes for a site in Brisbane: too rich by 920 a week, a cheaper hammerhead that swings over the school, an old breakdown; the man in Sydney signs. */
export const towerCranes: CallGold = {
  file: 'tower-cranes.txt',
  kind: 'negotiation',
  // A Friday, ten past three in Brisbane (no summer time).
  calledAt: '2036-08-29T05:10:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Renee Kowalczyk',
  us: ['Renee'],
  people: [
    { id: 'lead-1', name: 'Dougal Petrie', company: 'Banksia Build', email: 'dougal@banksiabuild.example' },
    { id: 'lead-2', name: 'Nuong Tran', company: 'Banksia Build', email: 'nuong@banksiabuild.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Renee',
      words: /line by line|up in gladstone|you'll have it tuesday|itemi[sz]ed/i,
      due: '2036-09-02',
    },
    { owner: 'us', assignee: 'Renee', words: /service histor(?:y|ies)/i, due: null },
    { owner: 'them', assignee: 'Nuong', words: /geotech|a link tonight/i, due: '2036-08-29' },
    { owner: 'us', assignee: 'Priyanka', words: /base design/i, due: '2036-09-12' },
    { owner: 'them', assignee: 'Dougal', words: /road closure|who's closing that/i, due: '2036-09-01' },
    {
      owner: 'them',
      assignee: 'Nuong',
      words: /mark it up|mark(?:ed)?[- ]up|back by close of business|clause 22/i,
      due: '2036-09-03',
    },
    // Monday is the first, Monday week the eighth.
    { owner: 'them', assignee: 'Lachlan', words: /yes or (?:a )?no\b|monday week/i, due: '2036-09-08' },
    {
      owner: 'us',
      assignee: 'Renee',
      words: /liability certificate|public liability|have it by five today/i,
      due: '2036-08-29',
    },
  ],
  notActions: [
    /throw the driver in|one thing i can't touch/i,
    /past five days in the month|go halves/i,
    /have to think about that/i,
    /take them for fifty weeks|if there's fifty weeks/i,
    /forget it, the job's/i,
    /rang you every morning/i,
    /a chat with the school/i,
    /had to sit down/i,
    /sign for portaloos/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday at ten|thursday ten/i,
    // The offer as it was made.
    /dismantle inside the weekly|leave the rate where/i,
    /have a think/i,
    /we flogged it/i,
    /first one working by/i,
    // Remarks that may count as doubts or as one of the objections once more.
    /nine-twenty/i,
    /what, sixty/i,
    /what about wind/i,
    /didn't lift anything/i,
    /struck out clause|live with a cap/i,
    /swings over the school/i,
    /six\? it used to be/i,
    /they take six weeks/i,
    /concreter's booked/i,
  ],
  meetings: [{ words: /thursday at ten|thursday ten/i, at: '2036-09-04T10:00' }],
  budget: /\b612\b/,
  notBudget: [/\b6[,. ]?850/, /\b6[,. ]?100/, /\b250\b/, /\b64\b/, /twenty mil|\b20 ?mil/i],
  decisionMaker: /lachlan/i,
  timeline: /cup day|(?:4th|fourth|\b4) (?:of )?november|november 4\b|2036-11-04/i,
  competitors: ['Southern Hook'],
  notCompetitors: ['Highline', 'Newstead', 'Trish', 'Gladstone', 'Priyanka'],
  objections: [
    { kind: 'price', words: /nine hundred more|too rich/i },
    { kind: 'competitor', words: /southern hook/i },
    { kind: 'trust', words: /crook slew ring|not wearing it twice/i },
  ],
  lead: { name: 'Dougal Petrie', company: 'Banksia Build', email: 'dougal@banksiabuild.example' },
  mailTo: 'dougal@banksiabuild.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:6[,. ]?850|6[,. ]?100|250|64\b|20 ?mil)/i,
    /(?:dougal|nuong|trish)(?: petrie| tran)? (?:decides|signs off|approves|is the decision)/i,
    /(?:drivers?|operators?) (?:is|are|will be) (?:included|free|thrown in)/i,
    /(?:rate|price) (?:is|was|will be|has been) (?:cut|reduced|lowered|dropped) to \$?6[,. ]?100/i,
    /agreed (?:to|on) (?:split|share|go halves|a 50-week|fifty weeks)/i,
    /both cranes (?:by|before|up by) (?:cup day|(?:the )?4|november)/i,
  ],
  mood: 'mixed',
}
