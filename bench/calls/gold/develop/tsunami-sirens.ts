import type { CallGold } from '../call-gold.ts'

/** New Zealand; a colleague's call, imported; sirens for a coast that slept through the drill; the asset manager trusts no cabinet, consents take months; a trailer is refused. */
export const tsunamiSirens: CallGold = {
  file: 'tsunami-sirens.txt',
  kind: 'imported',
  // A Wednesday, ten in the morning in New Zealand (winter time), and Tuesday in UTC.
  calledAt: '2034-05-16T22:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Callum Rennie',
  us: ['Tess'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Tess', words: /contact at haast|haast point/i, due: '2034-05-18' },
    {
      owner: 'them',
      assignee: 'Wiremu',
      words: /this arvo|spreadsheet|coordinates/i,
      due: '2034-05-17',
    },
    { owner: 'us', assignee: 'Tess', words: /sound map|have the map/i, due: '2034-05-26' },
    {
      owner: 'them',
      assignee: 'Lynley',
      words: /test reports?|dig the reports/i,
      due: '2034-05-26',
    },
    {
      owner: 'them',
      assignee: 'Wiremu',
      words: /i write a paper|14th of june|paper (?:to|for|with) (?:denise|the chief)/i,
      due: '2034-06-14',
    },
    {
      owner: 'us',
      assignee: 'Tess',
      words: /check that with our engineers|national alert/i,
      due: '2034-05-19',
    },
  ],
  notActions: [
    // Refused or put off.
    /rent the whole thing|renting won't fly/i,
    /demo trailer|run for the hills|leave it for now/i,
    // Done already.
    /talked to the rūnanga/i,
    /tested in february/i,
    /filled in our web form/i,
    /they rang again/i,
    /moved to brisbane/i,
    /ought to pay/i,
  ],
  open: [
    // The walk is a meeting.
    /1st of june/i,
    /ten o'clock/i,
    /walk the sites/i,
    /bring gumboots/i,
    /without you on the line/i,
    /six first and that one later/i,
    /let's see/i,
    /reuse a pole/i,
    /sharpen your pencil/i,
    /where do i send everything/i,
    // Remarks that may count as doubts.
    /salt gets into everything/i,
    /they'd do it for 25/i,
    /whole town's had a letter/i,
    /drive round with a key/i,
    /miss the financial year/i,
    /rotten at the bottom/i,
  ],
  meetings: [{ words: /1st of june|june 1\b|\b1 june|surf club/i, at: '2034-06-01T10:00' }],
  budget: /hundred and ninety|\b190[,. ]?000|\b190 ?k/i,
  notBudget: [
    /\b32[,. ]?000|\b32 ?k/i,
    /\b224\b|\b224[,. ]?000/i,
    /\b21 each/i,
    /\bfor 25\b/i,
    /six thousand|\b6[,. ]?000/i,
    /over a hundred/i,
  ],
  decisionMaker: /denise|faulkner|chief executive/i,
  timeline: /labou?r (?:day )?weekend|labou?r day|2034-10-2[0-3]/i,
  competitors: ['Klaxon Pacific'],
  notCompetitors: ['Foreshore Signals', 'Tarawhai District Council', 'Haast Point'],
  objections: [
    { kind: 'trust', words: /said sealed too|not going to believe/i },
    { kind: 'price', words: /a lot more than i was expecting/i },
    { kind: 'timing', words: /won't get consents|takes six months/i },
  ],
  lead: {
    name: 'Wiremu Paki',
    company: 'Tarawhai District Council',
    email: 'wiremu.paki@tarawhai.example',
  },
  mailTo: 'wiremu.paki@tarawhai.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nz)?\$? ?(?:32|224|21\b|25\b|6[,. ]?000)/i,
    /(?:wiremu|lynley|the mayor)(?: paki)? (?:decides|approves|signs|is the decision)/i,
    /tess (?:will|to|should) (?:bring|park|send|book) .{0,20}trailer/i,
    /(?:council|wiremu|they) (?:wants?|agreed|will|decided) to rent/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:14 june|june 14|1 june|june 1\b)/i,
    /haast point (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
