import type { CallGold } from '../call-gold.ts'

/** Scotland; a cold call about leaks under floors: a plumber's ear, a bicycle in the last hole, dear for a sniff, heating men in every loft; two small promises; no budget, no date, no rival by name. */
export const pipeSurveys: CallGold = {
  file: 'pipe-surveys.txt',
  kind: 'qualification',
  // A Friday, eleven in the morning in Scotland.
  calledAt: '2038-03-05T11:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Morven Baird',
  us: ['Morven'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Morven',
      words: /send me that page|have it this afternoon|f\.rennie@/i,
      due: '2038-03-05',
    },
    {
      owner: 'them',
      assignee: 'Fergus',
      words: /isla|let me have those|get them off her|end of next week/i,
      due: '2038-03-12',
    },
  ],
  notActions: [
    /five minutes with her|putting anybody through/i,
    /one block for nothing/i,
    /open day|stay too long/i,
    /dug for two days/i,
    /does that with his ear/i,
    /rides it to school/i,
    /read it out at the agm/i,
    /found 11 leaks/i,
    /choose the paint/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 4th/i,
    // After the spring, and no more than that.
    /and after that|ask me again/i,
    // Curt answers that may be doubts.
    /\boften\.$/i,
    /no such line/i,
    /is it, now/i,
    /if it's windows/i,
    /aye, i suppose/i,
    /not putting anybody through/i,
    /mind the bicycles/i,
    /don't pay for a leak/i,
    /couldn't tell you/i,
  ],
  meetings: [{ words: /tuesday the 4th/i, at: '2038-05-04T10:00' }],
  budget: null,
  notBudget: [/\b214[,. ]?000/i, /\b1[,. ]?150/i, /£60\b/i],
  decisionMaker: /catriona|wishart|director/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['Seepscan', 'Strathconnel', 'Isla', 'Perth', 'Catriona Wishart'],
  objections: [
    { kind: 'need', words: /found every one in 20|what i'd want you for/i },
    // Said by the story of the last one.
    { kind: 'trust', words: /last fella with a machine|found a bicycle/i },
    { kind: 'price', words: /for a sniff|bacon roll/i },
    { kind: 'timing', words: /not this spring|two lots of strangers/i },
  ],
  lead: { name: 'Fergus Rennie', company: 'Strathconnel Homes', email: 'f.rennie@strathconnel.example' },
  mailTo: 'f.rennie@strathconnel.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:214[,. ]?000|1[,. ]?150|60)\b/i,
    /(?:fergus|isla|morven)(?: rennie| baird)? (?:decides|signs|approves|is the decision)/i,
    /morven(?: baird)? (?:will|to|should) (?:call|ring|contact|meet) catriona/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april|may|spring)/i,
    /(?:free|trial) (?:block|survey) (?:is|was) (?:agreed|booked|accepted)/i,
    /fergus(?: rennie)? (?:comes|will come|is coming) to the open day/i,
  ],
  mood: 'mixed',
}
