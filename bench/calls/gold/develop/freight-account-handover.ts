import type { CallGold } from '../call-gold.ts'

/** Two of us about an account; what the customer said is told, not heard. */
export const freightAccountHandover: CallGold = {
  file: 'freight-account-handover.txt',
  kind: 'handover',
  calledAt: '2027-01-19T13:00:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: "Siobhan O'Dowd",
  us: ['Siobhan', 'Emeka'],
  people: [
    {
      id: 'lead-1',
      name: 'Ingrid Halvorsen',
      company: 'Nordfisk',
      email: 'ingrid.halvorsen@nordfisk.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Ingrid',
      words: /volumes for the second quarter|by thursday/i,
      due: '2027-01-21',
    },
    { owner: 'us', assignee: 'Emeka', words: /rate sheet|first page, in capitals/i, due: '2027-01-25' },
    { owner: 'us', assignee: 'Siobhan', words: /chase the insurer/i, due: '2027-01-20' },
    { owner: 'us', assignee: 'Emeka', words: /colombo photos|put them in this/i, due: '2027-01-19' },
  ],
  notActions: [
    /should i ring him/i,
    /filed that with the insurer/i,
    /temperature loggers|no loggers/i,
    /busan lane as well/i,
    /piet@|leav(?:e|ing) him be/i,
    /handbook/i,
    /rang back/i,
  ],
  meetings: [{ words: /thursday the 28th/i, at: '2027-01-28T09:30' }],
  budget: /one point three|1[.,]3/i,
  notBudget: [
    /one point one|1[.,]1\b/i,
    /five thousand two hundred|5[,. ]?200/i,
    /four nine|4[,. ]?900/i,
    /sixty euros|\b60\b/i,
  ],
  decisionMaker: /sverre|lund|coo/i,
  timeline: /5th of april|april 5|5 april|second quarter/i,
  competitors: ['Maersk', 'Bluewake'],
  notCompetitors: ['Project44', 'Nordfisk', 'Rotterdam', 'Colombo', 'Busan'],
  objections: [
    { kind: 'price', words: /bluewake's at four nine/i },
    { kind: 'trust', words: /tonnes of soup|told her for four days/i },
    { kind: 'trust', words: /work of fiction/i },
    { kind: 'price', words: /isn't paying sixty/i },
  ],
  lead: { name: 'Ingrid Halvorsen', company: 'Nordfisk', email: 'ingrid.halvorsen@nordfisk.example' },
  mailTo: 'ingrid.halvorsen@nordfisk.example',
  never: [
    /ingrid (?:halvorsen )?(?:decides|signs|is the decision)/i,
    /budget (?:is|of) (?:about )?€? ?1[.,]1/i,
    /(?:write to|contact|email) piet/i,
    /(?:ring|call|contact) (?:sverre|the coo)/i,
    /(?:siobhan|we) (?:will )?writes? (?:you |emeka )?(?:a|the) handbook/i,
    /(?:wants?|ordered|agreed to) (?:the )?(?:temperature )?loggers/i,
  ],
  mood: 'mixed',
}
