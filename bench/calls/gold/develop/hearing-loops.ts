import type { CallGold } from '../call-gold.ts'

/** Yorkshire; a town's hall asks for a hearing loop; twelve thousand; the Buildings Committee decides now; in before the panto on the second of December; a talk to the committee is declined. */
export const hearingLoops: CallGold = {
  file: 'hearing-loops.txt',
  kind: 'discovery',
  // A Monday, eleven in the morning in England (summer time).
  calledAt: '2045-10-02T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gemma Ashdown',
  us: ['Gemma'],
  people: [
    {
      id: 'lead-1',
      name: 'Maurice Thackray',
      company: 'Skelbrough Town Council',
      email: 'cllr.thackray@skelbrough.example',
    },
    { id: 'lead-2', name: 'Hazel', company: 'Skelbrough Town Council', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Hazel',
      words: /scan it|drawing of the building|insurance survey|if you could\.|again on wednesday/i,
      due: '2045-10-04',
    },
    {
      owner: 'us',
      assignee: 'Gemma',
      words: /could we see what one|the certificate\?|hall we did in otley|have it tonight/i,
      due: '2045-10-02',
    },
    {
      owner: 'us',
      assignee: 'Gemma',
      words: /short proposal|need it by the sixteenth|the sixteenth it is|papers go out/i,
      due: '2045-10-16',
    },
    {
      owner: 'them',
      assignee: 'Hazel',
      words: /send me the bookings|do that this afternoon|look for a gap/i,
      due: '2045-10-02',
    },
    { owner: 'them', assignee: 'Maurice', words: /let him in/i, due: '2045-10-10' },
    { owner: 'us', assignee: 'Gemma', words: /drop you both a line|what we've said/i, due: null },
  ],
  notActions: [
    /come and speak to them|being spoken to|few sheets of paper/i,
    /do it at night|double time/i,
    /filled in the form/i,
    /thirty-one thousand/i,
    /paid four thousand/i,
    /lost nine/i,
    /hand them out|get them back|that'd be me/i,
    /hearing aid over/i,
    /on purpose/i,
    /every eight weeks/i,
    /cutting slots/i,
  ],
  open: [
    // Agreed: the visit of the colleague, a meeting to most readers.
    /jerome|measure the hall|half past nine|the tenth, that's a tuesday|free until two/i,
    // How they work: to some a promise.
    /measure afterwards|with the figures/i,
    // A concern about the headsets and their price: to some an objection.
    /simpler to have those headsets|half the money|six and a half thousand|audilink/i,
    /not a penny more/i,
    /it buzzed/i,
    /better get on with it|we had\. thanks/i,
    /asking for this for ten years/i,
    /three days' work/i,
    /tell you what my worry/i,
    /before the panto|second of december/i,
    /what the ear|sticker on the door/i,
    /full council|used to be|buildings committee/i,
    /twelve should do it/i,
  ],
  meetings: [{ words: /on the tenth|the tenth, that's|half past nine/i, at: '2045-10-10T09:30' }],
  budget: /twelve thousand|\b12[,. ]?000\b|\b12 ?k\b/i,
  notBudget: [
    /thirty-one thousand|\b31[,. ]?000/i,
    /four thousand|(?<![\d,])4[,. ]?000/i,
    /six and a half thousand|\b6[,. ]?500/i,
  ],
  decisionMaker: /buildings committee|committee/i,
  timeline: /\bdec(?:ember)?\b|second of dec|panto|2045-12-0[12]/i,
  competitors: ['Audilink'],
  notCompetitors: ['Clearloop', 'Skelbrough', 'Assembly Rooms', 'Otley', 'Jerome', 'Methodists'],
  objections: [
    { kind: 'trust', words: /don't believe in these|it buzzed|what my worry/i },
    { kind: 'timing', words: /bit concerned|where we'd find three days|booked nearly every day/i },
    { kind: 'competitor', words: /audilink|half the money|simpler to have those|six and a half thousand/i },
  ],
  lead: {
    name: 'Maurice Thackray',
    company: 'Skelbrough Town Council',
    email: 'cllr.thackray@skelbrough.example',
  },
  mailTo: 'cllr.thackray@skelbrough.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:31|4[,. ]?000|6[,. ]?500|thirty-one|four thousand|six and)/i,
    /(?:maurice|hazel|jerome|gemma)(?: thackray| ashdown)? (?:signs|decides|approves|is the decision)/i,
    /gemma(?: ashdown)? (?:will|to) (?:speak|present|talk) [^.]{0,20}committee/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:february|october|may)\b/i,
  ],
  mood: 'positive',
}
