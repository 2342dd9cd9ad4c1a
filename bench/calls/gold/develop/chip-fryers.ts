import type { CallGold } from '../call-gold.ts'

export const chipFryers: CallGold = {
  file: 'chip-fryers.txt',
  kind: 'handover',
  calledAt: '2027-02-02T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Maeve Dolan',
  us: ['Maeve', 'Gerry'],
  people: [{ id: 'lead-1', name: 'Fionn Tracey', company: 'Codfather', email: 'fionn@codfather.example' }],
  actions: [
    { owner: 'us', assignee: 'Maeve', words: /drawings for the salthill/i, due: '2027-02-04' },
    { owner: 'us', assignee: 'Gerry', words: /price without the contract/i, due: '2027-02-03' },
    { owner: 'them', assignee: 'Fionn', words: /gas certificates/i, due: '2027-02-05' },
  ],
  notActions: [
    /book dan/i,
    /see her/i,
    /chase him on monday if/i,
    /took the contract out/i,
    /i'll tell him/i,
  ],
  meetings: [],
  budget: /hundred and forty|140[,. ]?000/i,
  notBudget: [/fifty-two/i, /ninety/i],
  decisionMaker: /widow|mrs tracey/i,
  timeline: /first of may|1 may|may 1|tourists/i,
  competitors: ['Frymaster Direct'],
  notCompetitors: ['Codfather', 'Salthill'],
  objections: [
    { kind: 'price', words: /isn't paying ninety|hates the maintenance/i },
    { kind: 'need', words: /his own fitters can do it/i },
    { kind: 'timing', words: /worried about the changeover/i },
    { kind: 'competitor', words: /ten percent cheaper|frymaster direct have been in/i },
  ],
  lead: { name: 'Fionn', company: 'Codfather', email: 'fionn@codfather.example' },
  mailTo: 'fionn@codfather.example',
  never: [
    /fionn (?:tracey )?(?:decides|signs|is the decision)/i,
    /budget (?:is|of) (?:about )?€? ?152/i,
    /(?:visit|see) mrs tracey/i,
  ],
  mood: 'mixed',
}
