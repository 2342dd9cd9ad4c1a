import type { CallGold } from '../call-gold.ts'

/** Australia; an engineering firm leaves its travel agency: an emergency line that nobody answered, a fee that rose, an app for nine dollars; offers to stay are refused, the way out is agreed; no sum for next year. */
export const businessTravel: CallGold = {
  file: 'business-travel.txt',
  kind: 'cancellation',
  // A Friday, ten in the morning in Sydney.
  calledAt: '2036-05-09T00:00:00Z',
  timeZone: 'Australia/Sydney',
  owner: 'Rhys Bartlett',
  us: ['Rhys'],
  people: [
    {
      id: 'lead-1',
      name: 'Helene Voutsas',
      company: 'Kerrabee Engineering',
      email: 'hvoutsas@kerrabee.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Rhys',
      words: /confirm the cancellation|cancellation (?:to you )?in writing/i,
      due: '2036-05-12',
    },
    {
      owner: 'them',
      assignee: 'Helene',
      words: /exit form|sign it and have it back/i,
      due: '2036-05-09',
    },
    {
      owner: 'them',
      assignee: 'Helene',
      words: /trips after june|list of those|port moresby/i,
      due: '2036-05-14',
    },
    {
      owner: 'us',
      assignee: 'Rhys',
      words: /traveller profiles|as a file on the sixteenth/i,
      due: '2036-05-16',
    },
    { owner: 'us', assignee: 'Kerryn', words: /kerryn|about the refund/i, due: '2036-05-13' },
    {
      owner: 'us',
      assignee: 'Rhys',
      words: /card on file|i want that gone|take it off today|company card/i,
      due: '2036-05-09',
    },
  ],
  notActions: [
    // Refused.
    /put you back on eighteen/i,
    /no fees at all|fishing for a discount/i,
    /ten minutes with my general|spare everybody/i,
    /exit survey|i would not\. you've had/i,
    /want them moved across|leave them where they are/i,
    // Supposed.
    /eat my hat/i,
    /bring the sauce/i,
    // Done already.
    /reported it on the fourth/i,
    /made the call on tuesday/i,
    /slept on a bench/i,
    /read it twice/i,
    /without anyone ringing/i,
  ],
  open: [
    // The next talk is a meeting.
    /the twenty-second/i,
    /call with the three of us/i,
    /off your books/i,
    /with the date in it/i,
    /as a spreadsheet|not as a pdf/i,
    /desk from nine/i,
    /quotes the number/i,
    /don't need a certificate/i,
    /tell trevor|he'll like that/i,
    /after-hours fees/i,
    /let's do it cleanly/i,
    // Remarks that may count as objections.
    /we're leaving/i,
    /going around you/i,
    /so had you, in effect/i,
    /it's final/i,
    /don't hold your breath/i,
    /there you have it/i,
    /hasn't done next year's/i,
  ],
  meetings: [{ words: /the twenty-second/i, at: '2036-05-22T14:00' }],
  // There isn't a figure for next year.
  budget: null,
  notBudget: [
    /eighteen|\$18\b/i,
    /twenty-four|\$24\b/i,
    /nine dollars|\$9\b/i,
    /three hundred and forty|\b1[,. ]?340/i,
    /sixty-one thousand|\b61[,. ]?000/i,
  ],
  decisionMaker: /grant|tolhurst|managing director/i,
  timeline: /thirtieth of june|june (?:30|thirtieth)|30(?:th)? (?:of )?june|2036-06-30/i,
  competitors: ['Tripdeck'],
  notCompetitors: ['Farepoint', 'Southern Air', 'Kerryn', 'Trevor', 'Perth', 'Port Moresby'],
  objections: [
    { kind: 'trust', words: /on hold to your emergency|no one ever picked up/i },
    { kind: 'price', words: /isn't worth twenty-four|eighteen dollars a booking to/i },
    { kind: 'competitor', words: /tripdeck\. nine dollars/i },
  ],
  lead: {
    name: 'Helene Voutsas',
    company: 'Kerrabee Engineering',
    email: 'hvoutsas@kerrabee.example',
  },
  mailTo: 'hvoutsas@kerrabee.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aud|a?\$)? ?(?:61[,. ]?000|sixty-one|1[,. ]?340|24\b|18\b|9\b)/i,
    /(?:helene|trevor|kerryn|rhys)(?: voutsas| bartlett)? (?:decides|approves|signs off|is the decision)/i,
    /kerrabee(?: engineering)? (?:renews|has renewed|agreed to stay)/i,
    /(?:eighteen|\$18)[^.]{0,30}(?:is|was|has been) (?:agreed|accepted)/i,
    /grant(?: tolhurst)? (?:will|is going to) (?:meet|speak|talk)/i,
    /(?:meeting|next call) (?:is |was )?(?:agreed |set |planned |scheduled )?(?:on|for) (?:may 16|16 may|the sixteenth)/i,
  ],
  mood: 'negative',
}
