import type { CallGold } from '../call-gold.ts'

/** England; a discovery at a letting agency that keeps its keys in tins: the last cabinet's maker went under, five are too dear, nothing may be typed twice; the father's opinion, a landlord who gave way and a rival's long talk are no objections. */
export const keyCabinets: CallGold = {
  file: 'key-cabinets.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in England.
  calledAt: '2037-02-10T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Toby Marchant',
  us: ['Toby'],
  people: [
    {
      id: 'lead-1',
      name: 'Imogen Pell',
      company: 'Pargeter Lettings',
      email: 'imogen.pell@pargeterlettings.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Desmond',
      words: /sets are spread|count from january/i,
      due: '2037-02-11',
    },
    {
      owner: 'us',
      assignee: 'Toby',
      words: /would those do|depends on the chip|ask our engineers/i,
      due: '2037-02-13',
    },
    {
      owner: 'us',
      assignee: 'Toby',
      words: /quote you four|would i have that|by monday\b|monday's fine/i,
      due: '2037-02-16',
    },
    {
      owner: 'us',
      assignee: 'Toby',
      words: /ask them if we can|ring them this afternoon/i,
      due: '2037-02-10',
    },
    {
      owner: 'them',
      assignee: 'Imogen',
      words: /data protection form|send you that today/i,
      due: '2037-02-10',
    },
    { owner: 'us', assignee: 'Toby', words: /filled in, on thursday|have it back/i, due: '2037-02-12' },
  ],
  notActions: [
    /for two weeks, to try|no trials/i,
    /given us that in writing/i,
    /saw keyhaven/i,
    /he's retired/i,
    /i've been to bath/i,
    /diary comes over/i,
    /who keeps that key/i,
  ],
  open: [
    // The next talk is a meeting.
    /the 17th/i,
    /bring the tin/i,
    // The loss, told on the way.
    /locksmiths cost us/i,
    /a smaller one do|in keynsham/i,
    /a visit, then|agency in bath/i,
    /before the students move/i,
  ],
  meetings: [{ words: /the 17th/i, at: '2037-02-17T10:00' }],
  budget: /\b18[,. ]?000|\b18k/i,
  notBudget: [
    /\b9[,. ]?400/i,
    /\b3[,. ]?900/i,
    /\b19[,. ]?500/i,
    /fifteen hundred/i,
    /ten thousand|\b10[,. ]?000/i,
  ],
  decisionMaker: /marguerite|managing director/i,
  timeline: /end of june|june 30|30(?:th)? (?:of )?june|2037-06-30|before the students move/i,
  competitors: ['Latchbox', 'Keyhaven'],
  notCompetitors: ['Hookwise', 'Pargeter Lettings', 'Rentbook', 'Clifton', 'Keynsham', 'Bath'],
  objections: [
    // Said by the story of the last one.
    { kind: 'trust', words: /they went under|once was enough|a second time/i },
    { kind: 'price', words: /above what we planned/i },
    // What it must not ask of them.
    { kind: 'need', words: /type everything in twice|they won't use it/i },
  ],
  lead: { name: 'Imogen Pell', company: 'Pargeter Lettings', email: 'imogen.pell@pargeterlettings.example' },
  mailTo: 'imogen.pell@pargeterlettings.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:9[,. ]?400|3[,. ]?900|19[,. ]?500|1[,. ]?500|10[,. ]?000|ten thousand)/i,
    /(?:imogen|desmond|toby)(?: pell| osei| marchant)? (?:signs|decides|approves|is the decision)/i,
    /(?:trial|test) (?:in clifton )?(?:is |was |will be )?(?:agreed|accepted|booked|installed)/i,
    /landlord (?:does not|doesn't|refuses|forbids|won't)/i,
    /prefers? keyhaven/i,
  ],
  mood: 'positive',
}
