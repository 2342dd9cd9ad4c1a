import type { CallGold } from '../call-gold.ts'

export const gelatoCabinets: CallGold = {
  file: 'gelato-cabinets.txt',
  kind: 'complaint',
  // A Tuesday, five past nine in the morning in Fremantle.
  calledAt: '2027-03-16T01:05:00Z',
  timeZone: 'Australia/Perth',
  owner: 'Ravindra Jayasuriya',
  us: ['Ravindra'],
  people: [{ id: 'lead-1', name: 'Gabby Marchetti', company: 'Marchetti Gelato', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Gabby',
      words: /photo of it for me|the photo by lunchtime|serial number/i,
      due: '2027-03-16',
    },
    {
      owner: 'us',
      assignee: 'Ravindra',
      words: /claim form/i,
      due: '2027-03-16',
    },
    {
      owner: 'them',
      assignee: 'Gabby',
      words: /scan the receipts|tomorrow is good/i,
      due: '2027-03-17',
    },
    {
      owner: 'us',
      assignee: 'Ravindra',
      words: /ring you back within|within the hour\. righto|he can come this afternoon/i,
      due: '2027-03-16',
    },
    {
      owner: 'us',
      assignee: 'Ravindra',
      words: /warranty letter/i,
      due: '2027-03-19',
    },
    {
      owner: 'us',
      assignee: 'Ravindra',
      words: /check the fan/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Ravindra',
      words: /fiona lamb|phone your mother|thursday\. fine/i,
      due: '2027-03-18',
    },
  ],
  notActions: [
    /loan freezer|the loan one/i,
    /hygiene inspector|no clipboard/i,
    /council's already sending/i,
    /cleaned it out on sunday/i,
    /you quoted me for two more/i,
  ],
  open: [
    // Part of the promise to have Fiona call, and no more.
    /i will tell her so/i,
    // A step before the photo.
    /long screwdriver/i,
    // A wish more than a promise.
    /come back to that when the water|mop first/i,
    // The warranty, before it was promised.
    /one year more of warranty/i,
    // Complaints of the goods, and of the visit that was offered.
    /that's soup|warm since saturday|water feature|friday's no good to me|the other one's humming|more of a growl|forty-two litres/i,
    // Praise of the other ones.
    /they come from italy|makes a good cabinet/i,
    /apology that isn't from a machine/i,
    /the earliest i see is friday/i,
    /with the time/i,
    /ring me inside the hour/i,
    /where shall i mail all this|use gabby@/i,
    // The refusal of a side offer.
    /one clipboard's enough/i,
    /be in a room with her/i,
  ],
  meetings: [],
  budget: /thirty-four thousand|thirty-four\b|\b34[,. ]?000|\b34k/i,
  notBudget: [
    /nineteen thousand|\b19[,. ]?000/i,
    /six hundred bucks|\b600\b/i,
    /thirty-eight thousand|\b38[,. ]?000/i,
  ],
  decisionMaker: /teresa|\bmum\b|mother/i,
  timeline: /first of september|september/i,
  competitors: ['Brina'],
  notCompetitors: ['Polarcase', 'Cottesloe', 'Rockingham', 'Scott', 'Fremantle'],
  objections: [
    { kind: 'trust', words: /no faith left in you/i },
    { kind: 'competitor', words: /i'd rather go with brina/i },
    { kind: 'price', words: /too dear for us anyway/i },
    { kind: 'authority', words: /not just up to me, either/i },
  ],
  lead: { name: 'Gabby Marchetti', company: 'Marchetti Gelato', email: 'gabby@marchettigelato.example' },
  mailTo: 'gabby@marchettigelato.example',
  never: [
    /(?:gabby|dom|fiona|scott) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:a)?\$?(?:38|19)[,.]?000/i,
    /(?:will|to) (?:send|deliver|bring) (?:a|the) (?:loan|hygiene)/i,
    /scott (?:comes|will come|is coming) (?:on )?friday/i,
    /(?:has|have) (?:ordered|bought) (?:the )?two more/i,
  ],
  mood: 'negative',
}
