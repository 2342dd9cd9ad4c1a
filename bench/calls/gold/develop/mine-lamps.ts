import type { CallGold } from '../call-gold.ts'

/** South Africa; cap lamps with a gas alarm shown to a platinum mine: 3.43 million offered, 3.2 million planned, batteries that were promised before, a union, a loan of 30 lamps for a test. */
export const mineLamps: CallGold = {
  file: 'mine-lamps.vtt',
  kind: 'demo',
  // A Tuesday, ten in the morning in South Africa.
  calledAt: '2042-02-11T08:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Thabo Mokoena',
  us: ['Thabo'],
  people: [
    {
      id: 'lead-1',
      name: 'Annelise Botha',
      company: 'Witkop Platinum',
      email: 'annelise.botha@witkop.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Thabo',
      words: /30 lamps|at your gate|make it 30|lend you 20/i,
      due: '2042-02-21',
    },
    { owner: 'us', assignee: 'Thabo', words: /adapter|drawing/i, due: '2042-02-12' },
    {
      owner: 'them',
      assignee: 'Sipho',
      words: /measurements|have them on thursday/i,
      due: '2042-02-13',
    },
    {
      owner: 'us',
      assignee: 'Thabo',
      words: /how they did it|one.page|soon enough/i,
      due: '2042-02-28',
    },
    { owner: 'them', assignee: 'Annelise', words: /risk register/i, due: '2042-02-14' },
    {
      owner: 'them',
      assignee: 'Sipho',
      words: /battery hours|shift by shift/i,
      due: null,
    },
  ],
  notActions: [
    /service contract/i,
    /show him the lamp/i,
    /if the test goes well/i,
    /approval certificate/i,
    /sent you that on monday/i,
    /switching it on/i,
    /switch the tags off/i,
    /northbeam was here/i,
  ],
  open: [
    // The first day of the test is a meeting.
    /monday the 24th|half past four|shift leaders/i,
    /coffee's ready/i,
    /go on to the price/i,
    /compare the batteries/i,
    // Remarks that may count as doubts.
    /racks won't take/i,
    /nothing for new racks/i,
    /men complain/i,
    /who can see where/i,
    /charge both/i,
    /they want 2,190/i,
  ],
  meetings: [{ words: /monday the 24th|half past four/i, at: '2042-02-24T04:30' }],
  budget: /\b3[.,]2 ?(?:million|mio|m\b)|\b3[,. ]?200[,. ]?000/i,
  notBudget: [/\b2[,. ]?450/i, /\b3[.,]43/i, /\b2[,. ]?280/i, /\b85 rand/i, /\b2[,. ]?190/i],
  decisionMaker: /naidoo|general manager/i,
  timeline: /\b1(?:st)? (?:of )?july|july 1\b|2042-07-01/i,
  competitors: ['Northbeam', 'Lumex'],
  notCompetitors: ['Reefglow', 'Witkop'],
  objections: [
    { kind: 'trust', words: /don't believe these|lumex promised/i },
    { kind: 'authority', words: /union stopped|get this one past/i },
    { kind: 'price', words: /doesn't fit/i },
  ],
  lead: {
    name: 'Annelise Botha',
    company: 'Witkop Platinum',
    email: 'annelise.botha@witkop.example',
  },
  mailTo: 'annelise.botha@witkop.example',
  never: [
    /budget(?: (?:is|of))?:? ?r?(?: ?3[.,]43| ?2[,. ]?450| ?2[,. ]?280)/i,
    /(?:annelise|sipho|the group office|sandton)(?: botha)? (?:decides|signs|approves|is the decision)/i,
    /thabo(?: mokoena)? (?:will|to|should) (?:show|present|demonstrate).{0,20}naidoo/i,
    /(?:witkop|annelise)(?: platinum| botha)? (?:has )?(?:ordered|bought|accepted) (?:the )?1[,. ]?400/i,
    /union (?:has )?(?:agreed|approved|accepted) (?:the|it at witkop)/i,
    /(?:accepted|agreed to|wants) (?:the|a) (?:five-year )?service contract/i,
  ],
  mood: 'positive',
}
