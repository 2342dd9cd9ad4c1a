import type { CallGold } from '../call-gold.ts'

/** The money is per crane a month; only procurement's address is said, and not to be used. */
export const quayCranes: CallGold = {
  file: 'quay-cranes.vtt',
  kind: 'qualification',
  // A Thursday, eleven in the morning there.
  calledAt: '2027-11-11T08:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Thandeka Mkhize',
  us: ['Thandeka'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /comparison|side by side/i,
      due: '2027-11-15',
    },
    { owner: 'us', assignee: 'Thandeka', words: /hosting statement/i, due: '2027-11-19' },
    { owner: 'them', assignee: 'Halima', words: /nameplate|gearbox types/i, due: '2027-11-17' },
    { owner: 'us', assignee: 'Thandeka', words: /passport copy|copy of his passport/i, due: '2027-11-12' },
    { owner: 'them', assignee: 'Joseph', words: /apply for .{0,30}pass|from me the gate pass/i, due: null },
    { owner: 'them', assignee: 'Joseph', words: /whatsapp|my own address/i, due: '2027-11-11' },
  ],
  notActions: [
    /drawings/i,
    /rope team|don't need ropes/i,
    /please don't write there|procurement@/i,
    /oil samples/i,
    /on leave from/i,
  ],
  open: [
    // The survey is a meeting; to some also a task.
    /survey on site|second of december|thursday the second|at the quay on the second/i,
    /no sense in putting sensors|going for scrap/i,
    /must have a gate pass/i,
    /order is in by january/i,
    /he is never on time/i,
    /one page i will read/i,
    /that is what i can carry/i,
  ],
  meetings: [
    {
      words: /second of december|thursday the second|survey on site/i,
      at: '2027-12-02T08:00',
    },
  ],
  budget: /four hundred|\b400\b/i,
  notBudget: [
    /ninety thousand|\b90[,. ]?000|\b90k/i,
    /five hundred and fifty|\b550\b/i,
    /sixty thousand|\b60[,. ]?000|\b60k/i,
  ],
  decisionMaker: /bakari|terminal director/i,
  timeline: /long rains|end of march/i,
  competitors: ['Cranewatch'],
  notCompetitors: [
    'Liftsight',
    'Kilindini Stevedores',
    'Durban',
    'Nairobi',
    'Mombasa',
    'WhatsApp',
    'port authority',
  ],
  objections: [
    { kind: 'competitor', words: /leave theirs for yours|offer from cranewatch/i },
    { kind: 'trust', words: /don't trust it|server in another country/i },
  ],
  lead: { name: 'Joseph Mwangi', company: 'Kilindini Stevedores', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|usd )?(?:60|sixty|550|five hundred|90|ninety)/i,
    /(?:port authority|joseph|halima|brian) (?:signs|decides|approves|is the decision)/i,
    /joseph (?:will|to) (?:send|share) (?:the )?drawings/i,
    /(?:will|to) send (?:a |the )?rope team/i,
  ],
  mood: 'positive',
}
