import type { CallGold } from '../call-gold.ts'

/** Loose; the only address said is the bookkeeper's, with a warning not to use it for the offer; the one who decided has died; "Tuesday week". */
export const yeastSupply: CallGold = {
  file: 'yeast-supply.txt',
  kind: 'imported',
  // A Monday, two in the afternoon in Scotland.
  calledAt: '2027-12-06T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Owen Pritchard',
  us: ['Owen'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Owen', words: /sample bag/i, due: '2027-12-09' },
    { owner: 'them', assignee: 'Dougie', words: /wee tank|how it took/i, due: null },
    { owner: 'us', assignee: 'Owen', words: /logger/i, due: '2027-12-08' },
    { owner: 'us', assignee: 'Owen', words: /redo the offer|fortnight/i, due: '2027-12-13' },
    { owner: 'them', assignee: 'Sinead', words: /my own address|text you/i, due: '2027-12-06' },
    {
      owner: 'them',
      assignee: 'Sinead',
      words: /put it to her|at the tasting|tuesday week/i,
      due: '2027-12-14',
    },
    { owner: 'them', assignee: 'Sinead', words: /calendar/i, due: '2027-12-20' },
    {
      owner: 'us',
      assignee: 'Owen',
      words: /banking your strain|ask the lab|our own strain/i,
      due: null,
    },
  ],
  notActions: [
    /drop ailsa a line/i,
    /lab day|i am the staff/i,
    /did a lager|doing a lager/i,
    /form on your website/i,
    /fixed our door|fixing it since/i,
    // A private favour, done at once.
    /spanner/i,
    /sending the offer there/i,
    /cooked in the van/i,
    /betting a batch/i,
    /repitch our own/i,
  ],
  open: [
    // A remark to one, a promise to another.
    /not to the barber's|tell him not/i,
    /at the barber's/i,
    /if it comes to invoices|lorna/i,
    /deletes everything/i,
    /want that ale rested/i,
    // Of the present one; a complaint about us, answered by an apology.
    /dry and it's dull/i,
    /never heard a thing/i,
    /tasted of bananas/i,
  ],
  meetings: [{ words: /fifth of january|eleven's grand/i, at: '2028-01-05T11:00' }],
  budget: /five hundred and eighty|\b580\b/i,
  notBudget: [
    /four-fifty|\b450\b/i,
    /three hundred|\b300\b/i,
    /six-forty|\b640\b/i,
    /six hundred litres|\b600\b/i,
  ],
  decisionMaker: /ailsa/i,
  timeline: /fifteenth of february|february 15|15 february|february fifteenth/i,
  competitors: ['Yeastline'],
  notCompetitors: ['Bryn Cultures', 'Copper Wren Brewery', 'Land Rover', 'London', 'Lorna'],
  objections: [
    { kind: 'trust', words: /not betting a batch/i },
    { kind: 'need', words: /what do we need it for|repitch our own|it does fine/i },
    { kind: 'price', words: /that's too much/i },
  ],
  lead: { name: 'Sinead Farrelly', company: 'Copper Wren Brewery', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:300|450|600|640)\b/i,
    /(?:sinead|dougie|lorna)(?: farrelly)? (?:signs|decides|approves|is the decision)/i,
    /owen(?: pritchard)? (?:will|to) (?:write to|contact|call|email|drop) ailsa/i,
    /(?:sinead|farrelly)(?:'s)?[^.]{0,30}accounts@copperwren/i,
    /timeline:? ?(?:is |by |in )?(?:april|the first of april)/i,
  ],
  mood: 'mixed',
}
