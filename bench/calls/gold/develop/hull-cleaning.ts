import type { CallGold } from '../call-gold.ts'

/** Singapore; divers who clean ships' hulls, imported by a colleague who does not speak: five hours late and no propeller, a yearly contract all the same, robots at 5,200, and Bergen decides. */
export const hullCleaning: CallGold = {
  file: 'hull-cleaning.txt',
  kind: 'imported',
  // A Monday, two in the afternoon in Singapore.
  calledAt: '2040-06-11T06:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Ling Tan',
  us: ['Jason (Straits Hull Care)'],
  // Her address is said in the call.
  people: [{ id: 'lead-1', name: 'Priya Nair', company: 'Lintang Shipping', email: null }],
  actions: [
    { owner: 'us', assignee: 'Jason', words: /credit note|by wednesday\. where/i, due: '2040-06-13' },
    { owner: 'us', assignee: 'Jason', words: /photographs|photos/i, due: '2040-06-11' },
    {
      owner: 'us',
      assignee: 'Jason',
      // From Friday moved to Thursday.
      words: /price for 15|the price on friday|it by thursday|okay, thursday|15 jobs/i,
      due: '2040-06-14',
    },
    { owner: 'them', assignee: 'Aisha', words: /fuel data|aisha/i, due: '2040-06-18' },
    { owner: 'us', assignee: 'Kumar', words: /kumar|chart|wednesday the 20th/i, due: '2040-06-20' },
    {
      owner: 'us',
      assignee: 'Jason',
      words:
        /like it in the contract|added to the draft|calls? (?:to the ship )?(?:.{0,30})(?:in|to) the draft/i,
      due: null,
    },
  ],
  notActions: [
    /come down to s\$5[,. ]?600|committed to all 18/i,
    /can't commit to 18/i,
    /paint the waterline|does our paint/i,
    /renewed/i,
    /shall i come to your office/i,
    /captain lim/i,
    /angry letter/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 19th/i,
    /from now on|every hour/i,
    /propeller included/i,
    /i report to bergen/i,
    /i can only recommend/i,
    /we have figures from other|use yours/i,
    /i want her cleaned then/i,
    // Remarks that may count as doubts or as one.
    /paid for both|five hours late/i,
    /nobody called the ship|waited at anchor/i,
    /possible with the right price/i,
    /s\$5[,. ]?200/i,
    /may be sold/i,
    /only the invoice/i,
  ],
  meetings: [{ words: /tuesday the 19th/i, at: '2040-06-19T16:00' }],
  budget: /\b96[,. ]?000|\b96k/i,
  notBudget: [/\b117[,. ]?000/i, /\b2[,. ]?400/i, /\b6[,. ]?500/i, /\b5[,. ]?200/i, /\b5[,. ]?600/i],
  decisionMaker: /halvorsen|technical director|bergen/i,
  timeline:
    /(?:\b9th|\b9) (?:of )?july|july (?:the )?9|2040-07-09|(?:\b1st|\b1) (?:of )?july|july 1\b|2040-07-01/i,
  competitors: ['AquaBlade'],
  notCompetitors: ['Batam', 'Lintang Murni', 'Lintang Jaya'],
  objections: [
    { kind: 'trust', words: /rely on you|whole fleet/i },
    { kind: 'price', words: /too high/i },
    { kind: 'need', words: /saves any money|he doubts/i },
  ],
  lead: { name: 'Priya Nair', company: 'Lintang Shipping', email: 'priya.nair@lintang.example' },
  mailTo: 'priya.nair@lintang.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$)?(?:117[,. ]?000|6[,. ]?500|5[,. ]?600)/i,
    /(?:priya|captain lim|aisha)(?: nair)? (?:decides|signs|approves|is the decision)/i,
    /wei ling(?: tan)? (?:will|to|should|promised|sends|apologi)/i,
    /(?:has|have) (?:agreed|committed) to (?:all )?18 (?:jobs|cleanings)/i,
    /jason(?: koh)? (?:will|should) (?:visit|come to) (?:her|priya'?s|the) office/i,
    /straits(?: hull care)? (?:will|should) paint/i,
  ],
  mood: 'mixed',
}
