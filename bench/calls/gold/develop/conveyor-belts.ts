import type { CallGold } from '../call-gold.ts'

/** United States; a conveyor belt for a cement works, bargained down from 168,000: 150,000 in the plan, a belt that wore through early, a rival with 24 months, a decision moved to Monday. */
export const conveyorBelts: CallGold = {
  file: 'conveyor-belts.srt',
  kind: 'negotiation',
  // A Monday, ten in the morning in Ohio (summer time).
  calledAt: '2036-10-20T14:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Brad Kessler',
  us: ['Brad'],
  people: [
    {
      id: 'lead-1',
      name: 'Dolores Vance',
      company: 'Marietta Cement',
      email: 'dvance@mariettacement.example',
    },
    { id: 'lead-2', name: 'Tyrone Mack', company: 'Marietta Cement', email: 'tmack@mariettacement.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brad',
      words: /ask gene how far|come down on (?:the )?price|by wednesday noon/i,
      due: '2036-10-22',
    },
    { owner: 'us', assignee: 'Melissa', words: /lab test|abrasion test|melissa/i, due: '2036-10-21' },
    {
      owner: 'us',
      assignee: 'Brad',
      words: /want 24 months|bring up the warranty|warranty/i,
      due: '2036-10-22',
    },
    {
      owner: 'them',
      assignee: 'Dolores',
      words: /yes or (?:a )?no\b|say monday morning|monday morning works|walt's out/i,
      due: '2036-10-27',
    },
    {
      owner: 'them',
      assignee: 'Tyrone',
      words: /pulley drawings|send me those|after lunch/i,
      due: '2036-10-20',
    },
    {
      owner: 'us',
      assignee: 'Brad',
      words: /fuel surcharge|strike it|revised bid/i,
      due: '2036-10-22',
    },
    {
      owner: 'us',
      assignee: 'Brad',
      words: /ask your customers|ask a few of them|old belt/i,
      due: null,
    },
  ],
  notActions: [
    /delivered in two lots|two shutdowns/i,
    /spare rollers|shed full of rollers/i,
    /thirty days instead|pay in sixty/i,
    /i did that in august/i,
    /connie baird/i,
    /looked into that/i,
    /lowered it since/i,
    /only with the site safety class/i,
  ],
  open: [
    // The visit is a meeting.
    /come thursday at seven|thursday at seven|measure it too|at the gate/i,
    /order by next monday/i,
    /brother-in-law|one buyer already/i,
    // Remarks that may count as doubts.
    /gave us the 24/i,
    /want 24 months/i,
    /corporate won't change/i,
    /not a cent more/i,
    /don't pay surcharges/i,
    /ground by december 1/i,
    /never worked with/i,
  ],
  meetings: [{ words: /thursday at seven/i, at: '2036-10-23T07:00' }],
  budget: /\b150[,. ]?000|\b150k|\$150\b/i,
  notBudget: [/168[,. ]?000/, /6[,. ]?200/, /159[,. ]?500/, /151[,. ]?800/],
  decisionMaker: /walt|hendricks|plant manager/i,
  timeline: /december (?:1|8)(?:st|th)?\b|(?:1|8)(?:st|th)? (?:of )?december|2036-12-0[18]/i,
  competitors: ['Ridgeback Rubber'],
  notCompetitors: ['Kentucky', 'Melissa', 'Connie Baird'],
  objections: [
    { kind: 'price', words: /20% more|can't see what changed/i },
    { kind: 'trust', words: /wore through|told us three years/i },
    { kind: 'trust', words: /don't trust that cover/i },
    { kind: 'competitor', words: /better deal than you/i },
  ],
  lead: { name: 'Dolores Vance', company: 'Marietta Cement', email: 'dvance@mariettacement.example' },
  mailTo: 'dvance@mariettacement.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:168[,. ]?000|159[,. ]?500|151[,. ]?800)/i,
    /(?:dolores|tyrone|connie|gene)(?: vance| mack| baird)? (?:decides|signs|approves|is the decision)/i,
    /warranty of 24 months (?:is|was) (?:agreed|granted)/i,
    /(?:agreed|accepted) (?:to )?(?:buy|take) (?:the )?(?:spare )?rollers/i,
    /(?:agreed|accepted) (?:to )?(?:pay (?:in|within) (?:30|thirty)|two lots)/i,
  ],
  mood: 'mixed',
}
