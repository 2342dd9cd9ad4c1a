import type { CallGold } from '../call-gold.ts'

/** Ohio; two marking lasers, point by point: the sum, 45 days, a service plan that is mandatory, sixteen weeks; a demo unit on loan may save the fall. */
export const laserMarkers: CallGold = {
  file: 'laser-markers.txt',
  kind: 'negotiation',
  // A Thursday, two in the afternoon in Ohio.
  calledAt: '2038-06-10T18:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Marlene Koss',
  us: ['Marlene'],
  people: [
    {
      id: 'lead-1',
      name: 'Desmond Whitby',
      company: 'Cuyler Fittings',
      email: 'dwhitby@cuylerfittings.example',
    },
    { id: 'lead-2', name: 'Beth Oyler', company: 'Cuyler Fittings', email: 'boyler@cuylerfittings.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marlene',
      words: /i need rory|ask rory|another 8 percent|monday noon|rory's list/i,
      due: '2038-06-14',
    },
    {
      owner: 'us',
      assignee: 'Marlene',
      words: /make it optional|new quote tonight|plan as an option/i,
      due: '2038-06-10',
    },
    {
      owner: 'us',
      assignee: 'Marlene',
      words: /find out if it's free|check with the lab|please do\./i,
      due: '2038-06-11',
    },
    {
      owner: 'them',
      assignee: 'Beth',
      words: /your drawings|all 22|until wednesday|wednesday's fine/i,
      due: '2038-06-16',
    },
    {
      owner: 'us',
      assignee: 'Marlene',
      words: /scrap calculation|beth has the numbers|on one page|sounds good/i,
      due: '2038-06-15',
    },
  ],
  notActions: [
    /old stamps in trade|trade school/i,
    /ten minutes with gail|she'll ask me/i,
    /shared a stamp once/i,
    /jim can stop sweating/i,
    /hear their demo/i,
    /nervous about the stainless/i,
    /costs us a penalty/i,
  ],
  open: [
    // The next call is a meeting.
    /the 17th/i,
    // A part that falls out of the quote, and a loan that hangs on the order.
    /rotary axis|it can go/i,
    /you could have it on loan|if you order both|save my fall/i,
    // The second question to the same Rory.
    /rory's list/i,
    /as a text file|text file is all/i,
    /good up to a hundred/i,
    /for how much/i,
    /plan's printed/i,
    /who signs this/i,
  ],
  meetings: [{ words: /the 17th/i, at: '2038-06-17T14:00' }],
  budget: /\b130[,. ]?000|\b130k/i,
  notBudget: [
    /\b148[,. ]?600/i,
    /\b141[,. ]?400/i,
    /\b7[,. ]?200\b/i,
    /\b9[,. ]?800\b/i,
    /\b61[,. ]?000/i,
    /hundred thousand|\b100[,. ]?000/i,
  ],
  decisionMaker: /gail|trask|plant manager/i,
  timeline: /september 13|\b13(?:th)?(?: of)? september|2038-09-13/i,
  competitors: ['Markwell'],
  notCompetitors: ['Etchpoint', 'Cuyler', 'Rory', 'Jim', 'Gail Trask'],
  objections: [
    { kind: 'price', words: /out of reach/i },
    // Terms of payment.
    { kind: 'price', words: /half with the order|not going to change for a laser|still 45 days/i },
    // Terms: a plan on top of a warranty; said as a question.
    { kind: 'price', words: /what exactly am i paying|page four there's a service/i },
    { kind: 'timing', words: /sixteen weeks doesn't|lands me in october/i },
  ],
  lead: { name: 'Desmond Whitby', company: 'Cuyler Fittings', email: 'dwhitby@cuylerfittings.example' },
  mailTo: 'dwhitby@cuylerfittings.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:148[,. ]?600|141[,. ]?400|61[,. ]?000|100[,. ]?000|9[,. ]?800)/i,
    /(?:desmond|beth|jim|rory|marlene)(?: whitby| oyler| koss)? (?:decides|signs|approves|is the decision)/i,
    /marlene(?: koss)? (?:will|to|should) (?:call|meet|ring|contact|talk to) gail/i,
    /(?:8 percent|8%|45 days)[^.]{0,20}(?:is|was|were|are|has been) (?:agreed|granted|accepted)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|august)/i,
    /(?:loan|demo unit) (?:is|was|has been) (?:confirmed|reserved|promised)/i,
    /trade[- ]in (?:is|was) (?:agreed|accepted)/i,
  ],
  mood: 'positive',
}
