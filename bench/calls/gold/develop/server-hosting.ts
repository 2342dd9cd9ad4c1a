import type { CallGold } from '../call-gold.ts'

/** Sums in lakh; a committee of the board; the address is spelled; a clause is brought forward in the recap. */
export const serverHosting: CallGold = {
  file: 'server-hosting.txt',
  kind: 'discovery',
  // A Thursday, half past three in the afternoon in India.
  calledAt: '2027-07-22T10:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Ananya Iyer',
  us: ['Ananya', 'Vikram'],
  people: [{ id: 'lead-1', name: 'Prakash Menon', company: 'Malabar Agro Exports', email: null }],
  actions: [
    // The twenty-ninth at first, brought forward in the recap.
    { owner: 'us', assignee: 'Ananya', words: /residency clause/i, due: '2027-07-28' },
    {
      owner: 'us',
      assignee: 'Vikram',
      words: /receive the nda|nda (?:comes )?from|(?:send|share) (?:the |an )?nda/i,
      due: '2027-07-22',
    },
    {
      owner: 'them',
      assignee: 'Prakash',
      words:
        /back, signed|sign (?:and return )?(?:the )?nda|(?:return|send back) the (?:signed )?nda|signed nda/i,
      due: '2027-07-26',
    },
    { owner: 'us', assignee: 'Ananya', words: /two-year proposal/i, due: '2027-07-28' },
    { owner: 'them', assignee: 'Deepa', words: /performance reports/i, due: '2027-07-26' },
    {
      owner: 'them',
      assignee: 'Deepa',
      words: /from vantage what|call(?:s|ing)? (?:them|vantage)|vantage.*charge/i,
      due: '2027-07-23',
    },
    {
      owner: 'us',
      assignee: 'Ananya',
      words: /facility team|two (?:possible )?dates/i,
      due: '2027-07-23',
    },
    { owner: 'us', assignee: 'Ananya', words: /\binvit(?:e|ation)\b/i, due: null },
  ],
  notActions: [
    /log in and collect|read access|access to outsiders/i,
    /present to the committee|they don't see vendors/i,
    /commit for three years/i,
    /checking of the application|stays with them/i,
    /review with the auditors/i,
    /moved to the dubai/i,
  ],
  open: [
    /thirtieth/i,
    /penetration test|the summary/i,
    /let us do the nda/i,
    /papers have to be with them|place the paper/i,
    /first week of august|she should see it/i,
    /both are with me/i,
    /explain the waves|propose an approach/i,
    /ten minutes for security/i,
    /let me work on that/i,
    /in the contract, and not only orally/i,
    // One reader would count them as objections, and the next not, or of another kind.
    /for me that's a gap|nobody, unless we pay extra|two in the night/i,
    /three years is too long/i,
    /breach in the newspapers/i,
    /nimbusgrid has given/i,
    /seventy lakh/i,
    // Lead-ins and remarks that lean against.
    /manila/i,
    /down for half a day|third one/i,
    /took nine days/i,
    /my first concern|may not leave the country/i,
    /read two things/i,
    /cooling at konkan/i,
  ],
  meetings: [{ words: /friday, the thirtieth|four o'clock is possible/i, at: '2027-07-30T16:00' }],
  budget: /forty lakh|\b40 lakhs?\b|\b40,00,000|\b4[,. ]?000[,. ]?000/i,
  notBudget: [
    /forty-eight lakh|\b48 lakh|\b48,00,000|\b4[,. ]?800[,. ]?000/i,
    /thirty-three lakh|\b33 lakh|\b33,00,000|\b3[,. ]?300[,. ]?000/i,
    /seventy lakh|\b70 lakh|\b70,00,000|\b7[,. ]?000[,. ]?000/i,
    /gap of eight lakh|\b8 lakh/i,
    /forty-two|\b42 lakh/i,
  ],
  decisionMaker: /technology committee|committee of (?:our|the) board/i,
  timeline: /fifteenth of october|\b15(?:th)? (?:of )?october|october (?:the )?15|diwali|2027-10-15/i,
  competitors: ['NimbusGrid', 'Konkan Datapark'],
  notCompetitors: ['Sahyadri Cloud', 'Sahyadri Telecom', 'Vantage Softech', 'Malabar'],
  objections: [
    { kind: 'trust', words: /never know where the data/i },
    { kind: 'price', words: /on the higher side/i },
  ],
  lead: {
    name: 'Prakash Menon',
    company: 'Malabar Agro Exports',
    email: 'p.menon@malabaragro.example',
  },
  mailTo: 'p.menon@malabaragro.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?|inr ?)?(?:48|33|70|42) lakh/i,
    /(?:mr )?pillai (?:signs|decides|approves|is the decision)/i,
    /(?<!not |n't |never |no )(?:will|to) present to the committee/i,
    /(?<!not |n't |never )(?:will|to) log in and collect/i,
  ],
  mood: 'mixed',
}
