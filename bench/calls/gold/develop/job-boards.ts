import type { CallGold } from '../call-gold.ts'

/** New Zealand; lodges cancel a job board: two chefs, too dear, a free one of the association's, sixty days that nobody pointed out, and a pay-per-hire that the manager must see first; a former boss's opinion, beds that are found and praise over the rival are no objections; no date. */
export const jobBoards: CallGold = {
  file: 'job-boards.txt',
  kind: 'cancellation',
  // A Wednesday, ten in the morning in New Zealand.
  calledAt: '2037-07-14T22:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Wiremu Tate',
  us: ['Wiremu'],
  people: [
    { id: 'lead-1', name: 'Bronwyn Leask', company: 'Takahe Lodges', email: 'bronwyn@takahelodges.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Wiremu', words: /switch it on|a filter for that/i, due: '2037-07-15' },
    {
      owner: 'us',
      assignee: 'Wiremu',
      words: /on one page|keep it short|you'll have it by friday/i,
      due: '2037-07-17',
    },
    { owner: 'them', assignee: 'Bronwyn', words: /which roles|flick it to you/i, due: '2037-07-15' },
    {
      owner: 'us',
      assignee: 'Wiremu',
      words: /ask my manager|please do\b|text you her answer/i,
      due: '2037-07-16',
    },
    {
      owner: 'them',
      assignee: 'Bronwyn',
      words: /write me two lines|get them on monday/i,
      due: '2037-07-20',
    },
  ],
  notActions: [
    /rang hemi|he'd bite/i,
    /pause the account|don't pause it/i,
    /paid on friday/i,
    /done that already/i,
    /leased the old backpackers/i,
    /walk in off the street/i,
    /good breakfast/i,
    /about the dog, too/i,
    /deleted after ninety/i,
    /the only button/i,
  ],
  open: [
    // The next talk is a meeting.
    /the 21st|tuesday at ten/i,
    // A warning: to some a doubt.
    /if he says no/i,
    /tell our designer/i,
    /worth a line in the ad/i,
    // Those without a visa, and a filter that nobody mentioned: to some a doubt of its own.
    /fifty of those|nobody said/i,
    /\$600 for each/i,
    /download them until/i,
  ],
  meetings: [{ words: /the 21st|tuesday at ten/i, at: '2037-07-21T10:00' }],
  budget: /\b6[,. ]?000|\b6k/i,
  notBudget: [/\b1[,. ]?450/i, /\$?\b600\b/i, /a thousand a month/i],
  decisionMaker: /hemi|general manager/i,
  timeline: null,
  competitors: ['Crewtable'],
  notCompetitors: ['Shiftpost', 'Takahe Lodges', 'Trudy', 'Wanaka', 'Bali'],
  objections: [
    { kind: 'need', words: /two chefs|getting out of it/i },
    { kind: 'price', words: /way too dear|posters included/i },
    { kind: 'competitor', words: /crewtable comes free|pay for a second one/i },
    { kind: 'authority', words: /run that past hemi|can't just say yes/i },
    // Terms: a notice that nobody pointed out.
    { kind: 'trust', words: /nobody pointed that out|doesn't feel straight/i },
  ],
  lead: { name: 'Bronwyn Leask', company: 'Takahe Lodges', email: 'bronwyn@takahelodges.example' },
  mailTo: 'bronwyn@takahelodges.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:1[,. ]?450|600\b|1[,. ]?000\b)/i,
    /(?:bronwyn|trudy|wiremu)(?: leask| tate)? (?:signs|decides|approves|is the decision)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:11th|september|christmas|summer)/i,
    /account (?:is|was|has been|will be) paused/i,
    /(?:thirty|30)[- ]day(?:s'?)? (?:notice )?(?:is|was|has been) (?:agreed|granted)/i,
    /wiremu(?: tate)? (?:will|to) (?:call|ring|contact) hemi/i,
    /(?:cancellation|notice) (?:is|was|has been) (?:withdrawn|taken back)/i,
  ],
  mood: 'mixed',
}
