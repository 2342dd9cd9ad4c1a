import type { CallGold } from '../call-gold.ts'

export const payrollBureau: CallGold = {
  file: 'payroll-bureau.txt',
  kind: 'qualification',
  calledAt: '2026-11-03T11:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Nadia Petrou',
  us: ['Nadia Petrou'],
  people: [],
  actions: [
    { owner: 'them', assignee: 'Colm Doyle', words: /last year's summary|dig it out/i, due: '2026-11-06' },
    {
      owner: 'us',
      assignee: 'Nadia Petrou',
      words: /down in the contract|thursday morning|read it\. fergal|send it to the both/i,
      due: '2026-11-05',
    },
  ],
  notActions: [/call with orla/i, /parallel run/i, /version/i],
  meetings: [],
  budget: /five hundred|\b500\b/i,
  notBudget: [/four hundred|\b400\b/i, /three hundred|\b300\b/i, /two thousand/i, /six fifty/i],
  decisionMaker: /colm/i,
  timeline: /january/i,
  competitors: [],
  notCompetitors: ['Tallyday'],
  objections: [{ kind: 'trust', words: /worried about is mistakes|wrong payslip/i }],
  lead: { name: 'Colm Doyle', company: null, email: 'colm@doyleforestry.example' },
  mailTo: 'colm@doyleforestry.example',
  never: [
    /fergal.{0,20}(?:decides|signs)/i,
    /(?:call|speak|talk) (?:with|to) orla/i,
    /wednesday.{0,40}summary/i,
    /budget.{0,20}(?:400|2,?000|300)/i,
  ],
  mood: 'positive',
}
