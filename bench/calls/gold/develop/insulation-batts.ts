import type { CallGold } from '../call-gold.ts'

/** Australia; insulation for 180 houses: 8.90 offered, 8.25 wanted, a rival at 8.05, payment days, short bags, and an answer pulled forward to tomorrow. */
export const insulationBatts: CallGold = {
  file: 'insulation-batts.txt',
  kind: 'negotiation',
  // A Monday, half past nine in the morning in Melbourne (winter time).
  calledAt: '2040-08-19T23:30:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Brett Lawson',
  us: ['Brett'],
  people: [
    {
      id: 'lead-1',
      name: 'Kylie Marsden',
      company: 'Wattle Homes',
      email: 'kylie.marsden@wattlehomes.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brett',
      words:
        /ask(?:s|ed|ing)? (?:sue|her\b|(?:the|our|his) general manager)|on that basis|wednesday is too late|close of business/i,
      due: '2040-08-21',
    },
    {
      owner: 'them',
      assignee: 'Kylie',
      words: /accounts team|whether 45|what about 45|45 days|45-day/i,
      due: '2040-08-20',
    },
    {
      owner: 'them',
      assignee: 'Dinesh',
      words: /batch number/i,
      due: '2040-08-20',
    },
    {
      owner: 'us',
      assignee: 'Brett',
      words: /quality people|written explanation/i,
      due: '2040-08-24',
    },
    {
      owner: 'us',
      assignee: 'Brett',
      words: /draft|that clause|three weeks of stock|in writing\?/i,
      due: '2040-08-31',
    },
    {
      owner: 'them',
      assignee: 'Paul',
      words: /\bpaul\b|our lawyer|his changes/i,
      due: '2040-09-07',
    },
  ],
  notActions: [
    /gave us the whole state|that isn't possible/i,
    /full truckloads/i,
    /meet him before/i,
    /penalty in the contract/i,
    /offcuts/i,
    /train your crews|no need\b/i,
    /emailed you the link/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday at eleven/i,
    /after you've seen martin/i,
    /report to our director/i,
    /if the contract is signed/i,
    /new data sheets/i,
    // Remarks that may count as doubts.
    /fixed for twelve|can't promise it/i,
    /where you need to be/i,
    /no dry place/i,
    /two bags were short/i,
    /every tenth bag/i,
    /penalty/i,
    /on paper, yes/i,
    /two houses at a time|big estates/i,
  ],
  meetings: [{ words: /thursday at eleven|seen martin/i, at: '2040-08-23T11:00' }],
  budget: /\b520[,. ]?000|\b520k/i,
  notBudget: [
    /\b575[,. ]?000/i,
    /\b100[,. ]?000/i,
    /half a million|\b500[,. ]?000/i,
    /\b9\.40\b/i,
    /\b8\.90\b/i,
    /\b8\.60\b/i,
    /\b8\.05\b/i,
    /\b8\.25\b/i,
  ],
  decisionMaker: /martin|kessel/i,
  timeline: /8(?:th)? (?:of )?october|october (?:the )?8|2040-10-08/i,
  competitors: ['Fibrelock'],
  notCompetitors: ['Thermaline', 'Pakenham'],
  objections: [
    // A rival's lower price.
    { kind: 'competitor', words: /it isn't enough|fibrelock quoted/i },
    { kind: 'price', words: /all our suppliers are on 60|we have a problem/i },
    { kind: 'trust', words: /my other worry|without stock for six weeks/i },
  ],
  lead: { name: 'Kylie Marsden', company: 'Wattle Homes', email: 'kylie.marsden@wattlehomes.example' },
  mailTo: 'kylie.marsden@wattlehomes.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:575[,. ]?000|100[,. ]?000|500[,. ]?000)/i,
    /(?:kylie|dinesh|paul)(?: marsden| tran)? (?:decides|signs|is the decision)/i,
    /penalty (?:clause )?(?:is|was) (?:agreed|accepted)/i,
    /brett (?:will|is to|should) meet (?:with )?martin/i,
    /60 days (?:is|was|were|are) (?:agreed|accepted)/i,
    /\$?8\.25 (?:is|was) (?:agreed|approved|accepted)/i,
  ],
  mood: 'mixed',
}
