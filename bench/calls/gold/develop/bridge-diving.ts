import type { CallGold } from '../call-gold.ts'

/** United States; divers for a county's bridge piers, imported by a colleague who isn't on it: one pier now, 23 when the state says so, and only a reviewer's address. */
export const bridgeDiving: CallGold = {
  file: 'bridge-diving.srt',
  kind: 'imported',
  // A Thursday, ten in the morning in Iowa (summer time).
  calledAt: '2036-04-17T15:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Dana Whitmore',
  us: ['Cody Brandt'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Paula Esposito',
      words: /could you find out|call her today|(?:call|ask)s? renata/i,
      due: '2036-04-17',
    },
    {
      owner: 'us',
      assignee: 'Cody Brandt',
      words: /(?:our|the) terms\b|page three|have to see that/i,
      due: '2036-04-17',
    },
    {
      owner: 'us',
      assignee: 'Cody Brandt',
      words: /swede creek alone|insurance certificate|certificate of insurance|both of them|both a week/i,
      due: '2036-04-22',
    },
    {
      owner: 'them',
      assignee: 'Ray Tolliver',
      words: /\bscan|'31 report|dead battery/i,
      due: '2036-04-21',
    },
    { owner: 'them', assignee: 'Ray Tolliver', words: /\btext (?:me|you|cody)|\bgauge/i, due: null },
    { owner: 'us', assignee: 'Dana', words: /\bdana\b|vendor account/i, due: '2036-04-21' },
  ],
  notActions: [
    /she says yes|89,700/i,
    /want sonar|no need/i,
    /see their map|rather not/i,
    /film it live|see fish/i,
    /hollis|own diver/i,
    /look at that one first/i,
    /went home and billed/i,
    /rewriting the manual/i,
  ],
  open: [
    // The look at the bank is a meeting.
    /the 24th|seven it is|boat ramp/i,
    /read along|portal it is/i,
    /bring patience/i,
    /agenda closes|tuesday works/i,
    // Remarks that may count as doubts.
    /like how you count/i,
    /could be never|on the clock/i,
    /don't like water|doesn't like water/i,
    /that's up to renata/i,
    /a nickel in/i,
  ],
  meetings: [{ words: /24th|seven it is/i, at: '2036-04-24T07:00' }],
  budget: /\b90[,. ]?000|\b90k/i,
  notBudget: [
    /94[,. ]?300/i,
    /89[,. ]?700/i,
    /\b9[,. ]?800/i,
    /\b4[,. ]?100/i,
    /\b5[,. ]?000/i,
    /200[,. ]?000/i,
    /\b2[,. ]?200/i,
  ],
  decisionMaker: /board|supervisors/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['Tri-Rivers Sonar', 'Hollis County', 'Renata Cho'],
  objections: [
    { kind: 'price', words: /above that line|it's dead/i },
    { kind: 'trust', words: /bad taste|doing that twice|tulsa/i },
  ],
  lead: { name: 'Paula Esposito', company: 'Marrow County', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:94[,. ]?300|89[,. ]?700|200[,. ]?000|9[,. ]?800)/i,
    /(?:paula|ray|renata|the county engineer)(?: esposito| tolliver| cho)? (?:decides|signs|is the decision)/i,
    /renata(?: cho)? (?:has )?(?:agreed|accepted|approved|confirmed)/i,
    /(?:batch|23 bridges) (?:was|is|has been) (?:agreed|ordered) at (?:\$)?3,900/i,
    /hollis county (?:will|wants to|has) (?:hire|order|booked)/i,
    /(?:cody(?: brandt)?) (?:will|to|should) (?:film|bring sonar)/i,
  ],
  mood: 'positive',
}
