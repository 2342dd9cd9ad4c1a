import type { CallGold } from '../call-gold.ts'

/** Australia; a demo to a flying school: hours that have to count, thirty-one years without one, a licence every year and a July without instructors; an old boss's opinion, power that is in by now and a rival that made them seasick are no objections. */
export const flightSimulators: CallGold = {
  file: 'flight-simulators.srt',
  kind: 'demo',
  // A Thursday, ten in the morning in Queensland.
  calledAt: '2037-05-14T00:00:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Lachie Boyd',
  us: ['Lachie'],
  people: [
    {
      id: 'lead-1',
      name: 'Marnie Doyle',
      company: 'Rosalie Plains Flying School',
      email: 'marnie@rosalieplainsflying.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Lachie',
      words: /letter that says|you'll have that tomorrow/i,
      due: '2037-05-15',
    },
    {
      owner: 'them',
      assignee: 'Viv',
      words: /cancellations by month|export them/i,
      due: '2037-05-18',
    },
    { owner: 'us', assignee: 'Lachie', words: /sums properly|have them on wednesday/i, due: '2037-05-20' },
    {
      owner: 'us',
      assignee: 'Lachie',
      words: /club rate|how soon would i|end of next week|okay, ask/i,
      due: '2037-05-22',
    },
    {
      owner: 'them',
      assignee: 'Kev',
      words: /hangar door|measure it this arvo/i,
      due: '2037-05-14',
    },
  ],
  notActions: [
    /come and show them|leave that to us/i,
    /desktop version|there's no desk/i,
    /install it in july/i,
    /don't lock it in/i,
    /sparkies finished/i,
    /smoked while he/i,
    /new one overnight/i,
    /expect it in june/i,
    /made me seasick/i,
  ],
  open: [
    // The next talk is a meeting.
    /the 28th/i,
    /bring merv/i,
    // Not settled yet.
    /10th of august/i,
    // Shown during the demo.
    /do it at 300|there it goes|we'll get to yours/i,
    /mind the hinges/i,
    /be spent by/i,
    /three screws/i,
  ],
  meetings: [{ words: /the 28th/i, at: '2037-05-28T10:00' }],
  budget: /\b140[,. ]?000|\b140k/i,
  notBudget: [
    /\b116[,. ]?000/i,
    /\b128[,. ]?000/i,
    /\b14[,. ]?500|14 and a half/i,
    /\$?\b290\b/i,
    /around nine/i,
  ],
  decisionMaker: /committee|bruce|hanlon/i,
  timeline: /30th of september|september 30|30(?:th)? (?:of )?september|2037-09-30|august/i,
  competitors: ['Aerodesk'],
  notCompetitors: ['Simlark', 'Rosalie Plains Flying School', 'CASA', 'Merv', 'Kev', 'Longreach', 'Cairns'],
  objections: [
    // An approval that they require.
    { kind: 'need', words: /hasn't approved it|not buying a toy|expected isn't approved/i },
    { kind: 'need', words: /managed without one/i },
    { kind: 'price', words: /out of our own pocket|hard to swallow/i },
    { kind: 'timing', words: /both my instructors|july won't work/i },
  ],
  lead: {
    name: 'Marnie Doyle',
    company: 'Rosalie Plains Flying School',
    email: 'marnie@rosalieplainsflying.example',
  },
  mailTo: 'marnie@rosalieplainsflying.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?\$)?(?:116|128|14[,. ]?500|290|9[,. ]?000)/i,
    /(?:marnie|viv|merv|kev|lachie)(?: doyle| tran| boyd)? (?:signs|decides|approves|is the decision)/i,
    /sl2 (?:is|was|has been) (?:already )?approved/i,
    /installation[^.]{0,20}(?:july|august) (?:is |was )?(?:agreed|booked|locked)/i,
    /(?:desktop (?:version|simulator)|loan) (?:is |was |will be )?(?:agreed|accepted|lent)/i,
    /lachie(?: boyd)? (?:will|to) (?:present|show)[^.]{0,20}committee/i,
  ],
  mood: 'positive',
}
