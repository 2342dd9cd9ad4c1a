import type { CallGold } from '../call-gold.ts'

/** India; a call imported by a colleague: spreadsheet classes for 140 people of a cooperative bank, split days, six lakh, nobody knows who signs now, and a proposal due before Republic Day. */
export const spreadsheetClasses: CallGold = {
  file: 'spreadsheet-classes.txt',
  kind: 'imported',
  // A Monday, three in the afternoon in India.
  calledAt: '2044-01-18T09:30:00Z',
  timeZone: 'Asia/Kolkata',
  // He does not speak.
  owner: 'Farhan Qureshi',
  us: ['Anita Deshpande'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Sunita Rao',
      words: /empty (?:formats|ones)|four (?:empty )?formats/i,
      due: '2044-01-21',
    },
    {
      owner: 'them',
      assignee: 'Vikram Kale',
      words: /find (?:that )?out|hr committee|the day after/i,
      due: '2044-01-28',
    },
    {
      owner: 'them',
      assignee: 'Sunita Rao',
      words: /ten people|their names/i,
      due: '2044-01-27',
    },
    {
      owner: 'us',
      assignee: 'Rekha',
      words: /outline/i,
      due: '2044-01-18',
    },
    {
      owner: 'us',
      assignee: 'Anita Deshpande',
      words: /result sheet|test results/i,
      due: '2044-01-19',
    },
    {
      owner: 'us',
      assignee: 'Anita Deshpande',
      words: /proposal|tuesday is enough|monday the 25th/i,
      due: '2044-01-25',
    },
    {
      owner: 'us',
      assignee: 'Anita Deshpande',
      words: /last module|2036 version|check that with rekha/i,
      due: '2044-01-21',
    },
  ],
  notActions: [
    /reserve the trainer|reserve anything|okay, i won't/i,
    /helpline/i,
    /bank in satara|know their hr head/i,
    /see about that later/i,
    /bought some videos/i,
  ],
  open: [
    // The free session is a meeting.
    /monday the 1st|1st of february|friday the 29th|free session/i,
    /meet her once/i,
    /split it/i,
    /prefer marathi/i,
    // Remarks that may count as doubts.
    /can't leave the bank/i,
    /watched them to the end/i,
    /american supermarket/i,
    /don't know who signs/i,
    /2036 version/i,
    /until we have the approval/i,
    /auditors are here/i,
  ],
  meetings: [{ words: /monday the 1st|1st of february|free session/i, at: '2044-02-01T16:00' }],
  budget: /(?<![\d.])6(?:\.0)? ?lakh|(?<![\d,])6[, ]?00[, ]?000|\b600[, ]?000/i,
  notBudget: [/\b3\.5 ?lakh/i, /\b5\.1 ?lakh/i, /\b40 ?lakh/i, /\b85[, ]?000/i],
  decisionMaker: null,
  timeline: /april/i,
  competitors: [],
  notCompetitors: ['Datawise', 'Konkan Cooperative Bank'],
  objections: [
    { kind: 'trust', words: /doubt that a classroom|forgotten everything/i },
    { kind: 'timing', words: /two days in a row|send two of them away/i },
  ],
  lead: { name: 'Vikram Kale', company: 'Konkan Cooperative Bank', email: 'vikram.kale@konkanbank.example' },
  mailTo: 'vikram.kale@konkanbank.example',
  never: [
    /joshi (?:decides|signs|approves|is the decision)/i,
    /(?:vikram|sunita)(?: kale| rao)? (?:decides|signs|approves|is the decision)/i,
    /(?<!training )budget(?: (?:is|of))?:? ?₹? ?(?:40|5\.1|3\.5) ?lakh/i,
    /(?:trainer|rekha) (?:is|was|has been) (?:reserved|booked)/i,
    /(?:will|is to|to) send .{0,30}proposal .{0,12}(?:by|on) (?:friday|tuesday|the 26th|january 26|26 january)/i,
    /session (?:is |takes place )?on (?:friday|the 29th|january 29|29 january)/i,
    /farhan(?: qureshi)? (?:will|is to|should)/i,
  ],
  mood: 'positive',
}
