import type { CallGold } from '../call-gold.ts'

/** Leicester; a bus depot asks about a new wash before its electric buses come; ninety-five thousand in the capital plan; the operations director signs since Easter; a lease and a visit to her are declined. */
export const busWashes: CallGold = {
  file: 'bus-washes.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in England.
  calledAt: '2043-02-10T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Imogen Sayle',
  us: ['Imogen'],
  people: [
    {
      id: 'lead-1',
      name: 'Colin Tranter',
      company: 'Soar Valley Buses',
      email: 'colin.tranter@soarvalleybuses.example',
    },
    { id: 'lead-2', name: 'Shabnam', company: 'Soar Valley Buses', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Imogen',
      words: /water bill|ask burnley|tuesday of next week/i,
      due: '2043-02-17',
    },
    {
      owner: 'them',
      assignee: 'Shabnam',
      words: /drawing of|drains on|wash bay|old server|with you by thursday|thursday's fine/i,
      due: '2043-02-12',
    },
    {
      owner: 'us',
      assignee: 'Imogen',
      words: /both ways|with the tank and without|yes, do that|both by monday|both prices/i,
      due: '2043-02-16',
    },
    {
      owner: 'us',
      assignee: 'Graham',
      words: /graham|surveyor|measuring the height|measure the height|a week tomorrow|the eighteenth/i,
      due: '2043-02-18',
    },
    {
      owner: 'us',
      assignee: 'Imogen',
      words: /find something else out|switched off one at a time|from the cab|controls people|driver's cab/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Colin',
      words: /letter from the bus builders|one about the roof|scan it|email it across|builders' letter/i,
      due: '2043-02-10',
    },
  ],
  notActions: [
    /on a lease|leave that out|doesn't lease/i,
    /take her through it|not at this stage|one number/i,
    /if moira goes for|hour with the drivers|cross that bridge/i,
    /comes in of a saturday/i,
    /good side to the road/i,
    /sold a recycling tank/i,
    /would've signed a beer mat/i,
    /took me two years/i,
    /wrote in about/i,
    /washline, in january/i,
  ],
  open: [
    // Agreed: the next talk, a meeting to most readers.
    /when you've had a look at the prices|half past ten|ring you on this number/i,
    /don't lend boots/i,
    /isn't a cat|nothing against cats/i,
    /put the tank in the second year|not against that/i,
    // A doubt about the weeks: to some an objection.
    /ten weeks\?|told us twenty/i,
    // He tells where the machine fails; to some an objection to the maker.
    /jet over the top|that keen on a jet/i,
    /only wants to hear about it/i,
    /tell me a bit about/i,
    /ten weeks for us to build/i,
    /moira reads things/i,
    /so they're thirty below you/i,
    /four hundred and twenty pounds before/i,
    /hard brush on the roof/i,
  ],
  meetings: [
    { words: /thursday of next week|thursday the nineteenth|half past ten/i, at: '2043-02-19T10:30' },
  ],
  budget: /ninety-five thousand|\b95[,. ]?000|\b95 ?k\b/i,
  notBudget: [
    /hundred and eighteen|\b118[,. ]?000|\b118 ?k/i,
    /ninety-nine|\b99[,. ]?000|\b99 ?k/i,
    /eighty-eight|\b88[,. ]?000|\b88 ?k/i,
    /four hundred and twenty|£ ?420\b/i,
    /two thousand one hundred|\b2[,. ]?100\b/i,
  ],
  decisionMaker: /moira|kettle|operations director/i,
  timeline: /\bjuly\b|mid-?jul|2043-07-1\d|electrics|electric (?:buses|double)|double-deckers/i,
  competitors: ['Washline', 'Kerrick'],
  notCompetitors: [
    'Brushwell',
    'Soar Valley Buses',
    'Burnley',
    'Wigan',
    'Loughborough',
    'Graham',
    'Ray Fosse',
  ],
  objections: [
    { kind: 'trust', words: /don't believe the figures|went green|sooner see a water bill/i },
    { kind: 'price', words: /good bit more than|it's steep|than we were expecting/i },
    {
      kind: 'competitor',
      words: /washline|thirty below you|eighty-eight thousand|can't pretend that doesn't/i,
    },
  ],
  lead: {
    name: 'Colin Tranter',
    company: 'Soar Valley Buses',
    email: 'colin.tranter@soarvalleybuses.example',
  },
  mailTo: 'colin.tranter@soarvalleybuses.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:118|99|88|420|2[,. ]?100|a hundred and eighteen|ninety-nine|eighty-eight)/i,
    /(?:colin|shabnam|ray|graham|imogen)(?: tranter| fosse| sayle)? (?:signs|decides|approves|is the decision)/i,
    /imogen(?: sayle)? (?:will|to) (?:visit|call|ring|meet|contact) moira/i,
    /imogen(?: sayle)? (?:will|to) (?:price|quote|offer|send) [^.]{0,20}lease/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:easter|november|february)/i,
  ],
  mood: 'positive',
}
