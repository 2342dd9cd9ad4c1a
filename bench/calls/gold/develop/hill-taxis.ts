import type { CallGold } from '../call-gold.ts'

export const hillTaxis: CallGold = {
  file: 'hill-taxis.txt',
  kind: 'discovery',
  // A Wednesday, eleven in the morning in Ooty.
  calledAt: '2027-03-10T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Vikram Sethna',
  us: ['Vikram'],
  people: [{ id: 'lead-1', name: 'Sunita Prabhu', company: 'Nilgiri Blue Cabs', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Sunita',
      words: /vehicle list|make it and send it to you by saturday|saturday is fine/i,
      due: '2027-03-13',
    },
    {
      owner: 'them',
      assignee: 'Joseph',
      words: /last sunday's sheet|trip sheets?\b|photo of it today/i,
      due: '2027-03-10',
    },
    {
      owner: 'us',
      assignee: 'Vikram',
      words: /screen recording|pick a short one|tamil driver app/i,
      due: '2027-03-11',
    },
    {
      owner: 'us',
      assignee: 'Vikram',
      words: /check with our technical team|whether it connects|tell you by friday/i,
      due: '2027-03-12',
    },
    {
      owner: 'us',
      assignee: 'Vikram',
      words: /proposal on the per-trip rate|that i'd like to see|mail it to you by monday/i,
      due: '2027-03-15',
    },
    {
      owner: 'us',
      assignee: 'Vikram',
      words: /message you his number|bopanna|^(?:sunita: )?yes, please do that/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Sunita',
      words: /inform you of his answer|monday the twenty-second/i,
      due: '2027-03-22',
    },
  ],
  notActions: [
    /two-day driver camp|no camp/i,
    /gps boxes|already fitted, sir/i,
    /put the jeeps also|if, understood/i,
    /hire four josephs/i,
    /i'm calling back|calling back on tuesday/i,
  ],
  open: [
    // A grumble after the answer: a doubt to one, a sigh to another.
    /everybody says so/i,
    /tripgenie came once/i,
    // The refusal of a side offer.
    /off the road for two days/i,
    // A request in passing that nobody took.
    /please ask them how much/i,
    /send it to me only/i,
    /off the speaker/i,
    // Half a promise, before the whole one.
    /i'd have to look which/i,
  ],
  meetings: [{ words: /wednesday the seventeenth|make it four/i, at: '2027-03-17T16:00' }],
  budget: /six lakhs? (?:for|with)|kept six lakhs?|six lakhs?|\b6 lakhs?|\b6[,. ]?00[,. ]?000/i,
  notBudget: [
    /forty thousand|\b40[,. ]?000/i,
    /twelve hundred|\b1[,. ]?200\b/i,
    /nine lakhs?|\b9\.?\d* lakhs?|\b9[,. ]?36/i,
  ],
  decisionMaker: /anand|brother-in-law/i,
  timeline: /fifteenth of april|april|season/i,
  competitors: ['TripGenie', 'CabLogic'],
  notCompetitors: ['Superfare', 'RideDesk', 'Coorg', 'Kotagiri', 'Coonoor', 'Mudumalai', 'WhatsApp'],
  objections: [
    { kind: 'need', words: /what is the use of a computer/i },
    { kind: 'trust', words: /i doubt very much that your app/i },
    { kind: 'price', words: /far too much for us/i },
    { kind: 'competitor', words: /free for the first six months|should not take theirs/i },
    { kind: 'authority', words: /without his yes|can't move one rupee/i },
  ],
  lead: { name: 'Sunita Prabhu', company: 'Nilgiri Blue Cabs', email: 'sunita@nilgiriblue.example' },
  mailTo: 'sunita@nilgiriblue.example',
  never: [
    /(?:sunita|joseph) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?)? ?(?:9|nine)(?:[,.]\d+)? ?(?:lakh|,)/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:email|write to|copy|mark) anand/i,
    /(?:will|to) (?:fit|install|supply) (?:the )?gps/i,
    /(?:agreed to|book|run) (?:a|the) (?:two-day )?(?:driver )?camp/i,
  ],
  mood: 'mixed',
}
