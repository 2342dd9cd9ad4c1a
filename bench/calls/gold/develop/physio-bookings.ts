import type { CallGold } from '../call-gold.ts'

/** Singapore; a demo of booking software to four physiotherapy clinics: messages cost extra, elderly patients, two doctors who decide, and an address said aloud. */
export const physioBookings: CallGold = {
  file: 'physio-bookings.vtt',
  kind: 'demo',
  // A Tuesday, three in the afternoon in Singapore.
  calledAt: '2036-08-19T07:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Ling Tan',
  us: ['Wei Ling'],
  people: [{ id: 'lead-1', name: 'Farhan Ismail', company: 'MoveWell Physio', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Farhan',
      words: /no-show (?:numbers|figures|rate|data)|ask(?:s)? the accountant|those for the second quarter/i,
      due: '2036-08-21',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /mandarin|product team/i,
      due: '2036-08-26',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /test account|click around by myself/i,
      due: '2036-08-20',
    },
    {
      owner: 'them',
      assignee: 'Grace',
      words: /types of appointments?|appointment types|in excel|after my shift|minutes for each/i,
      due: '2036-08-19',
    },
    {
      owner: 'us',
      assignee: 'Hafiz',
      words: /hosting sheet|hafiz/i,
      due: '2036-08-22',
    },
    {
      owner: 'them',
      assignee: 'Farhan',
      words: /\bagenda\b/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /quotations?\b|can it be friday/i,
      due: '2036-08-22',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /recorded this session|send .{0,12}(?:video|recording)|(?:video|recording) (?:of|tonight)/i,
      due: '2036-08-19',
    },
  ],
  notActions: [
    /trial with us|not one more trial|four weeks, no charge/i,
    /if you sign for two years|make the messages free/i,
    /come and present it|only the partners and me/i,
    /move your old appointments|type in the open ones/i,
    /for one month in may/i,
    /approved 24,000/i,
    /keep a list next to the phone/i,
    /link to pixelarchive/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 2nd|after my leave/i,
    /would have to say yes to that/i,
    /five weeks from signing/i,
    // Remarks that may count as doubts.
    /two years is long/i,
    /so i am over/i,
    /at the front desk it was slow/i,
  ],
  meetings: [{ words: /tuesday the 2nd|2 september|september 2/i, at: '2036-09-02T16:00' }],
  budget: /\b24[,. ]?000|\b24k/i,
  notBudget: [
    /\b10[,. ]?000/i,
    /\b22[,. ]?428/i,
    /\b3[,. ]?432\b/i,
    /\b1[,. ]?500\b/i,
    /\$?\b89\b/i,
    /\b66 dollars/i,
  ],
  decisionMaker: /\blim\b|\bnair\b|partners/i,
  timeline: /(?:\b3|3rd) (?:of )?november|november 3\b|tampines|2036-11-03/i,
  competitors: ['Clinivo'],
  notCompetitors: ['Slotwise', 'PixelArchive', 'Tampines', 'Bishan'],
  objections: [
    { kind: 'need', words: /do not see the use|over seventy|still call me/i },
    // A rival that asks nothing extra.
    { kind: 'competitor', words: /did not expect that|all messages are included/i },
    { kind: 'trust', words: /outside singapore|cannot recommend you|files on the internet/i },
  ],
  lead: {
    name: 'Farhan Ismail',
    company: 'MoveWell Physio',
    email: 'farhan.ismail@movewell.example',
  },
  mailTo: 'farhan.ismail@movewell.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$|sgd ?)?(?:10[,. ]?000|22[,. ]?428|20[,. ]?292|3[,. ]?432)/i,
    /(?:farhan|grace|dr chua)(?: ismail)? (?:decides|signs|approves)/i,
    /(?:four.week )?trial (?:was|is) (?:agreed|accepted|planned)/i,
    /wei ling(?: tan)? (?:will|to|should) present .{0,20}(?:partners|dr lim)/i,
    /messages (?:are|will be) free(?:\.|$)/i,
    /(?:signed|contract) with clinivo/i,
  ],
  mood: 'mixed',
}
