import type { CallGold } from '../call-gold.ts'

/** India; a dye house looks at a low-salt black for a German order, imported by the colleague who makes the quotation: 18 lakhs for the quarter, a present supplier at 365, a trial on machine 6, a managing director abroad. */
export const reactiveDyes: CallGold = {
  file: 'reactive-dyes.txt',
  kind: 'imported',
  // A Friday, eleven in the morning in India.
  calledAt: '2040-07-13T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  // Imported it and does not speak.
  owner: 'Anita Pillai',
  us: ['Karthik Raman'],
  people: [
    {
      id: 'lead-1',
      name: 'Meenakshi Sundaram',
      company: 'Kaveri Processors',
      email: 'meenakshi@kaveriprocessors.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Karthik Raman',
      words: /safety data sheet|today by six/i,
      due: '2040-07-13',
    },
    {
      owner: 'them',
      assignee: 'Meenakshi Sundaram',
      words: /2040 list|new list/i,
      due: '2040-07-16',
    },
    {
      owner: 'them',
      assignee: 'Rafiq Ali',
      words: /\brecipe\b|single jersey|whatsapp/i,
      due: '2040-07-13',
    },
    {
      owner: 'us',
      assignee: 'Karthik Raman',
      words: /\b1?5 kilos|monday is fine/i,
      due: '2040-07-16',
    },
    {
      owner: 'us',
      assignee: 'Karthik Raman',
      words: /gr[ea]y scale|bring one on thursday/i,
      due: '2040-07-19',
    },
    {
      owner: 'us',
      assignee: 'Anita Pillai',
      words: /anita|quotation/i,
      due: '2040-07-17',
    },
    {
      owner: 'them',
      assignee: 'Meenakshi Sundaram',
      words: /45 days|what he says|back on the 23rd/i,
      due: '2040-07-24',
    },
  ],
  notActions: [
    /dosing pump/i,
    /calibrated it/i,
    /order 2 tonnes in the beginning/i,
    /order the 2 tonnes|convert the recipes/i,
    /may i meet him|not before there are results/i,
    /should i book that/i,
    /booked it already/i,
    /purchase committee/i,
  ],
  open: [
    // The trial is a meeting.
    /thursday the 19th|machine 6, from nine|wednesday the 18th/i,
    // The credit as they wish it.
    /60 days/i,
    /you have my address/i,
    /everything goes through me/i,
    /must be tested/i,
    // Remarks that may count as doubts.
    /on paper, maybe/i,
    /first the trial/i,
    /all machines are full/i,
    /only dyes from their approved/i,
  ],
  meetings: [{ words: /thursday the 19th|machine 6/i, at: '2040-07-19T09:00' }],
  budget: /\b18 ?lakhs?|18[,. ]?00[,. ]?000|1[,. ]?800[,. ]?000/i,
  notBudget: [/\b412\b/i, /\b365\b/i, /\b47 rupees/i, /\b14\b(?: lakhs?)?/i],
  decisionMaker: /thangavel|managing director/i,
  timeline: /\b20(?:th)? (?:of )?august|august 20|2040-08-20/i,
  competitors: ['Sunchrome'],
  notCompetitors: ['Weltkind', 'Inspecta', 'Nilgiri', 'Kaveri'],
  objections: [
    { kind: 'trust', words: /every salesman|after ten washes/i },
    { kind: 'price', words: /47 rupees/i },
    { kind: 'timing', words: /200 recipes|three weeks before august/i },
  ],
  lead: {
    name: 'Meenakshi Sundaram',
    company: 'Kaveri Processors',
    email: 'meenakshi@kaveriprocessors.example',
  },
  mailTo: 'meenakshi@kaveriprocessors.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:rs\.? ?|₹)?(?:412|365|14 lakhs?)/i,
    /(?:meenakshi|mr\.? rafiq|rafiq|the purchase committee)(?: sundaram| ali)? (?:decides|signs|approves|is the decision)/i,
    /(?:60|45) days(?:' credit)? (?:was|were|is|has been|have been) (?:agreed|accepted|approved)/i,
    /karthik(?: raman)? (?:will|to|should) (?:meet|visit|call) mr\.? thangavel/i,
    /(?:meenakshi|kaveri)(?: sundaram| processors)? (?:has )?ordered 2 tonnes/i,
    /karthik(?: raman)? (?:will|to) (?:fit|install|bring) (?:a|the) dosing pump/i,
  ],
  mood: 'mixed',
}
