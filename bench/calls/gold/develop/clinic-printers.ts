import type { CallGold } from '../call-gold.ts'

export const clinicPrinters: CallGold = {
  file: 'clinic-printers.txt',
  kind: 'qualification',
  calledAt: '2026-11-24T13:00:00Z',
  timeZone: 'Europe/Berlin',
  owner: 'Rosa Lindqvist',
  us: ['Rosa'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Rosa',
      words: /write it up|get it to you both|you'll have it with/i,
      due: '2026-11-26',
    },
    {
      owner: 'them',
      assignee: 'Jenny',
      words: /dig out the contract|mail you a copy|copy/i,
      due: '2026-11-25',
    },
    { owner: 'us', assignee: 'Rosa', words: /certificate/i, due: null },
  ],
  notActions: [/ring the practice/i, /label printer/i, /swap all nine/i],
  meetings: [],
  budget: /three fifty|350/i,
  notBudget: [/four hundred|400/i, /three hundred and twenty|320/i],
  decisionMaker: /falk|partner/i,
  timeline: /thirty-first of march|31 march|march 31/i,
  competitors: ['Copyhaus'],
  notCompetitors: ['Inkfield'],
  objections: [
    { kind: 'price', words: /taxi with the meter/i },
    { kind: 'trust', words: /patient data|stored inside|certificate|so you say/i },
    { kind: 'price', words: /beyond three fifty/i },
    { kind: 'authority', words: /holds the purse/i },
  ],
  lead: { name: 'Mbeki', company: null, email: 'office@mbeki-falk.example' },
  mailTo: 'office@mbeki-falk.example',
  never: [
    /label printer/i,
    /mbeki (?:decides|signs)\b/i,
    /budget[^.]*(?:400|four hundred)/i,
    /on wednesday/i,
  ],
  mood: 'mixed',
}
