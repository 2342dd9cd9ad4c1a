import type { CallGold } from '../call-gold.ts'

/** United States; a title company's desks go from one account manager to the next: seven wrong tops, freight billed twice, $58,000 for a second office that has no date. */
export const standingDesks: CallGold = {
  file: 'standing-desks.txt',
  kind: 'handover',
  // A Thursday, nine in the morning in Illinois (summer time).
  calledAt: '2044-04-14T14:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Trevor Lang',
  us: ['Marcy', 'Trevor'],
  people: [
    {
      id: 'lead-1',
      name: 'Gloria Espinoza',
      company: 'Tri-County Title',
      email: 'gloria.espinoza@tricountytitle.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marcy',
      words: /floor plans|email history/i,
      due: '2044-04-15',
    },
    {
      owner: 'us',
      assignee: 'Luis',
      words: /luis|swap all seven|swap(?:s|ping)? the (?:seven )?(?:wrong )?tops/i,
      due: '2044-04-19',
    },
    { owner: 'them', assignee: 'Gloria', words: /front desk/i, due: null },
    {
      owner: 'them',
      assignee: 'Gloria',
      words: /picture|motor number/i,
      due: '2044-04-14',
    },
    {
      owner: 'us',
      assignee: 'Trevor',
      words:
        /billed \$?2,300|with billing|hear from me on monday|double.*freight|freight.*twice|look(?:s|ing)? into .*freight/i,
      due: '2044-04-18',
    },
    { owner: 'them', assignee: 'Gloria', words: /headcount|when will you know/i, due: '2044-04-30' },
    {
      owner: 'us',
      assignee: 'Trevor',
      words: /quote for rockford|rockford quote|friday the 22nd|friday's early enough/i,
      due: '2044-04-22',
    },
    { owner: 'us', assignee: 'Trevor', words: /\bhank\b|elevator/i, due: null },
    {
      owner: 'us',
      assignee: 'Trevor',
      words: /care sheet|along with the quote/i,
      due: '2044-04-22',
    },
  ],
  notActions: [
    /sent you the intro email/i,
    /talked about chairs|comfort bay/i,
    /introduce myself in person|please don't/i,
    /monitor arms/i,
    /break room/i,
    /above seventy-five desks/i,
    /moving to our hospital team/i,
  ],
  open: [
    /held until june 30th|that stays/i,
    /see it in writing/i,
    /still counting/i,
    /takes over your account/i,
    /only picks up before nine/i,
    // Remarks that may count as doubts.
    /can't give you a date|moved it three times/i,
    /don't rush me/i,
    /nobody told me/i,
    /still a no/i,
    /wrong tops/i,
    /sounds like a cat/i,
    /explain anything twice/i,
  ],
  meetings: [],
  budget: /\b58[,. ]?000\b|\b58k\b/i,
  notBudget: [/41,400/, /55,200/, /2,300/, /hundred and ten thousand/i, /\$690/],
  decisionMaker: null,
  timeline: null,
  competitors: [],
  notCompetitors: ['Comfort Bay'],
  objections: [
    { kind: 'trust', words: /nervous about this|start from zero/i },
    { kind: 'trust', words: /not ordering a single desk|until those seven tops/i },
    { kind: 'price', words: /only if there's no freight|another \$?2,300|too much/i },
  ],
  lead: {
    name: 'Gloria Espinoza',
    company: 'Tri-County Title',
    email: 'gloria.espinoza@tricountytitle.example',
  },
  mailTo: 'gloria.espinoza@tricountytitle.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:41[,. ]?400|55[,. ]?200|110[,. ]?000|2[,. ]?300)/i,
    /(?:hank|denise|luis|the landlord) (?:decides|signs|approves|is the decision)/i,
    /trevor(?: lang)? (?:will|to|should) (?:visit|come out|introduce himself in person)/i,
    /(?:has|have) (?:already )?ordered (?:the )?(?:80|eighty|76|seventy-six) desks/i,
    /quote (?:is |was |will be )(?:due |sent |ready )?(?:by|on) wednesday/i,
    /monitor arms (?:are|were|will be) (?:included|added)/i,
  ],
  mood: 'mixed',
}
