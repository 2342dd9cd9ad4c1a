import type { CallGold } from '../call-gold.ts'

export const condoPests: CallGold = {
  file: 'condo-pests.txt',
  kind: 'renewal',
  // A Tuesday.
  calledAt: '2026-09-08T06:30:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Farid Osman',
  us: ['Farid'],
  people: [
    {
      id: 'lead-1',
      name: 'Lim Hwee Ling',
      company: 'Tanglewood Heights',
      email: 'manager@tanglewood.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Farid',
      words: /redo the quotation|want it the day before|monday the fourteenth|each item/i,
      due: '2026-09-14',
    },
    {
      owner: 'them',
      assignee: 'Hwee Ling',
      words: /goes on the agenda|item six or seven|i'll put it on/i,
      due: '2026-09-15',
    },
    {
      owner: 'us',
      assignee: 'Farid',
      words: /credit note|this week, the tenth|short page|no ants/i,
      due: '2026-09-10',
    },
    {
      owner: 'us',
      assignee: 'Boon Keat',
      words: /boon keat, (?:he's|six)|this saturday|open up the panel/i,
      due: '2026-09-12',
    },
    {
      owner: 'them',
      assignee: 'Hwee Ling',
      words: /plan of block 8|as-built|find the page|mail you a scan/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Farid',
      words: /what's in it|safety data sheets|please do\. i'll pass/i,
      due: null,
    },
  ],
  notActions: [
    /for me to attend|vendors don't attend/i,
    /guardhouse know/i,
    /tell me their price|cannot share that/i,
    /bringing in something similar/i,
  ],
  meetings: [{ words: /sixteenth|walk the site/i, at: '2026-09-16T09:30' }],
  budget: /thirty-eight|\b38[,. ]?000|\b38k/i,
  notBudget: [
    /thirty-six thousand four|\b36[,. ]?400/i,
    /forty-one nine|\b41[,. ]?900/i,
    /five thousand dollar|\b5[,. ]?000/i,
    /above ten thousand|\b10[,. ]?000/i,
    /above twenty thousand|\b20[,. ]?000/i,
  ],
  decisionMaker: /raghavan|council decides|they vote/i,
  timeline: /fifteenth of october|\b15(?:th)? (?:of )?oct/i,
  competitors: ['PestAway Asia', 'Antarra'],
  notCompetitors: ['NEA', "Mrs D'Souza", 'Raghavan', 'Boon Keat'],
  objections: [
    { kind: 'price', words: /quoted forty-one nine|it's fifteen percent|doesn't stretch/i },
    { kind: 'need', words: /eleven complaints|residents don't want it/i },
    { kind: 'trust', words: /two visits in july|paid for those two|hard to write/i },
    { kind: 'trust', words: /still a rat|what are we renewing/i },
    { kind: 'authority', words: /needs three quotations|couldn't just extend/i },
    { kind: 'competitor', words: /pestaway is quite good|carbon copy|not in the proposal/i },
    { kind: 'authority', words: /council's elected every year|two years is difficult|still difficult/i },
  ],
  lead: { name: 'Hwee Ling', company: 'Tanglewood Heights', email: 'manager@tanglewood.example' },
  mailTo: 'manager@tanglewood.example',
  never: [
    /(?:hwee ling|ms lim|the treasurer|boon keat|mrs d'souza) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?s?\$?(?:36[,. ]?400|41[,. ]?900|5[,. ]?000|20[,. ]?000)/i,
    /farid (?:will attend|attends) (?:the )?council/i,
    /competitors?:? nea\b/i,
  ],
  mood: 'mixed',
}
