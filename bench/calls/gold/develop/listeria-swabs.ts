import type { CallGold } from '../call-gold.ts'

/** United States; a cheese maker's account at a laboratory goes from Carla to Devin: late results in August, a second plant from November, 88,000 against 93,600; who signs since Bob retired is not settled. */
export const listeriaSwabs: CallGold = {
  file: 'listeria-swabs.txt',
  kind: 'handover',
  // A Thursday, nine in the morning in Wisconsin (summer time).
  calledAt: '2043-09-17T14:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Devin Hart',
  us: ['Carla', 'Devin'],
  people: [
    { id: 'lead-1', name: 'Ruth Lindqvist', company: 'Kessler Cheese', email: 'ruth@kesslercheese.example' },
    { id: 'lead-2', name: 'Marcus Boyd', company: 'Kessler Cheese', email: 'marcus@kesslercheese.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Carla',
      words: /incubator report|report about (?:that|the incubator)/i,
      due: '2043-09-17',
    },
    {
      owner: 'us',
      assignee: 'Devin',
      words: /later pickup|pickup with the courier|five thirty/i,
      due: '2043-09-17',
    },
    // Moved from Wednesday.
    {
      owner: 'us',
      assignee: 'Devin',
      words: /ask (?:our|the) director|price on tuesday|tuesday, then/i,
      due: '2043-09-22',
    },
    {
      owner: 'us',
      assignee: 'Carla',
      words: /\bbob(?: hanley)? (?:out of|from) (?:our|the) system/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Devin',
      words: /(?:talk|speak|ask)\w* (?:to |with )?dr\.? osei|would you ask her/i,
      due: '2043-09-18',
    },
    { owner: 'us', assignee: 'Jenny', words: /jenny|login for marcus|didn't get one/i, due: '2043-09-18' },
    { owner: 'them', assignee: 'Ruth', words: /floor plan/i, due: '2043-09-30' },
    { owner: 'them', assignee: 'Ruth', words: /new (?:cell |phone )?number/i, due: '2043-09-17' },
  ],
  notActions: [
    /for two years we could/i,
    /trend charts|make my own/i,
    /can't promise that/i,
    /has been running/i,
    /got mine last week/i,
    /goes to devin from now on/i,
    /kline/i,
    /i've brought devin/i,
  ],
  open: [
    // The training and the next call are meetings.
    /train the new people|october 28|28th at nine|start on the 26th/i,
    /thursday, october 1\b|october 1 at nine/i,
    // What goes with the talk.
    /go through everything/i,
    /reach carla/i,
    /called on my cell/i,
    /from 300 on/i,
    /hasn't been settled/i,
    // Remarks that may count as doubts.
    /five days four times/i,
    /18,000 in overtime/i,
    /after 72 hours/i,
    /expect a better one/i,
    /finish the plan/i,
  ],
  meetings: [
    { words: /october 28|28th at nine/i, at: '2043-10-28T09:00' },
    { words: /thursday, october 1\b|october 1 at nine/i, at: '2043-10-01T09:00' },
  ],
  budget: /\b88[,. ]?000|\b88k/i,
  notBudget: [/\b74[,. ]?000/i, /\b93[,. ]?600/i, /\b18[,. ]?000/i, /\$2[568]\b/i],
  // Bob used to sign; who does now is not settled.
  decisionMaker: null,
  timeline: /november 2\b|2(?:nd)? (?:of )?november|2043-11-02/i,
  competitors: [],
  notCompetitors: ['Kline', 'Prairie Labs'],
  objections: [
    { kind: 'trust', words: /can't count on|can't use the lab/i },
    { kind: 'price', words: /too high/i },
    { kind: 'trust', words: /won't sign for two years/i },
  ],
  lead: { name: 'Ruth Lindqvist', company: 'Kessler Cheese', email: 'ruth@kesslercheese.example' },
  mailTo: 'ruth@kesslercheese.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:74[,. ]?000|93[,. ]?600|18[,. ]?000)/i,
    /(?:bob|ruth|marcus|dr\.? osei)(?: hanley| lindqvist| boyd)? (?:decides on the contract|signs|is the decision)/i,
    /(?:two-year|2-year) contract (?:is|was|has been) agreed/i,
    /\$25 (?:per swab |a swab )?(?:is|was|has been) (?:agreed|approved)/i,
    /training (?:is |takes place |will be )?on october 20\b/i,
    /carla (?:will|to) (?:train|take over)/i,
  ],
  mood: 'mixed',
}
