import type { CallGold } from '../call-gold.ts'

/** Kenya; a university looks for wardrobes and desks for a new hostel, recorded for a colleague: 9 million against 10.2, a tender committee, a week too late; the only address said is the procurement officer's. */
export const hostelWardrobes: CallGold = {
  file: 'hostel-wardrobes.txt',
  kind: 'imported',
  // A Tuesday, ten in the morning in Kenya.
  calledAt: '2036-11-18T07:00:00Z',
  timeZone: 'Africa/Nairobi',
  // A colleague of Brian's, who does not speak.
  owner: 'Mercy Wanjiru',
  us: ['Brian'],
  people: [{ id: 'lead-1', name: 'Grace Atieno', company: 'Lakeview University', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Brian',
      words: /test wardrobe|bring you one wardrobe/i,
      due: '2036-11-20',
    },
    // Moved from the 26th; both desks go into the quotation.
    {
      owner: 'us',
      assignee: 'Brian',
      words: /tax certificate|those papers|on monday morning|(?:quote|include)\w* both desk/i,
      due: '2036-11-24',
    },
    { owner: 'us', assignee: 'Brian', words: /production manager|frames earlier/i, due: '2036-11-19' },
    {
      owner: 'them',
      assignee: 'Samuel',
      words: /heights of the top floor|measure the rooms/i,
      due: '2036-11-21',
    },
    { owner: 'us', assignee: 'Brian', words: /sister agnes|matron/i, due: null },
    { owner: 'them', assignee: 'Jane', words: /floor plan/i, due: '2036-11-18' },
  ],
  notActions: [
    /if you order before/i,
    /leave out the lock|lock must stay/i,
    /beds have been ordered/i,
    /if we win the tender/i,
    /take away the old|make shelves/i,
    /160 rooms/i,
    /jane forwards/i,
    /ten doors a week/i,
    /registrar could sign/i,
  ],
  open: [
    // The next visit is a meeting.
    /thursday the 27th|screwdriver/i,
    // What goes with the promises.
    /procurement officer|jane\.muthoni/i,
    /in the morning, please/i,
    /file closes|put both desks/i,
    /can make them lower/i,
    /without a drawer/i,
    /visit a place|any day but friday/i,
    /doors will be glad/i,
    // Remarks that may count as doubts.
    /hinges come out/i,
    /may not fit/i,
    /tender committee decides/i,
    /would be the 9th/i,
    /what we got for it/i,
  ],
  meetings: [{ words: /thursday the 27th/i, at: '2036-11-27T10:00' }],
  budget: /(?:\b|ksh|kes)9 ?(?:million|mn?\b)|\b9,000,000/i,
  notBudget: [
    /\b10\.2 ?million/i,
    /\b4 million/i,
    /\b5\.5 ?million/i,
    /\b28[,. ]?000/i,
    /\b14[,. ]?500/i,
    /\b11[,. ]?500/i,
    /\b1[,. ]?600\b/i,
  ],
  decisionMaker: /committee/i,
  timeline: /(?:\b5|5th) (?:of )?january|january 5\b|2037-01-05/i,
  competitors: [],
  notCompetitors: ['Mvule'],
  objections: [
    { kind: 'trust', words: /don't trust a catalogue|promised us ten years/i },
    { kind: 'price', words: /more than we have/i },
    { kind: 'timing', words: /too late for me|half a hostel/i },
    { kind: 'price', words: /not easy to defend/i },
  ],
  lead: { name: 'Grace Atieno', company: 'Lakeview University', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:ksh ?|kes ?)?(?:10\.2|4|5\.5) ?million/i,
    /(?:registrar|grace|samuel|jane)(?: atieno| muthoni)? (?:decides|signs|approves|is the decision)/i,
    /grace(?: atieno)?'s (?:e-?mail )?address is/i,
    /8 ?(?:%|percent|per cent) (?:discount )?(?:was|has been) (?:agreed|accepted|granted)/i,
    /(?:locks? (?:is|are|will be) left out|wardrobes? without locks?)/i,
    /brian (?:will|to) (?:collect|take away) the old wardrobes/i,
  ],
  mood: 'mixed',
}
