import type { CallGold } from '../call-gold.ts'

/** India; furniture for three school laboratories, the recording brought in by a colleague: eighteen lakh, laminate that the acid ate, one fume cupboard instead of two, a chairman who decides. */
export const scienceBenches: CallGold = {
  file: 'science-benches.txt',
  kind: 'imported',
  // A Tuesday, half past four in the afternoon in India.
  calledAt: '2038-01-12T11:00:00Z',
  timeZone: 'Asia/Kolkata',
  // She imported it and does not speak.
  owner: 'Meenal Joshi',
  us: ['Rohit'],
  people: [{ id: 'lead-1', name: 'Lakshmi Raghavan', company: "St. Helena's School", email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Leon',
      words: /mail you the plans|floor plans/i,
      due: '2038-01-13',
    },
    {
      owner: 'us',
      assignee: 'Faizal',
      words: /faizal|drawing of all three|friday the 22nd|the 22nd is safe/i,
      due: '2038-01-22',
    },
    {
      owner: 'us',
      assignee: 'Rohit',
      words: /copy (?:of the drawing )?to (?:our|the|their) architect|get her copy|farida/i,
      due: '2038-01-22',
    },
    {
      owner: 'us',
      assignee: 'Rohit',
      words: /courier|sample pieces|two samples/i,
      due: '2038-01-12',
    },
    {
      owner: 'them',
      assignee: 'Mrs. Fernandes',
      words: /fernandes|sinks and gas taps/i,
      due: '2038-01-14',
    },
    {
      owner: 'us',
      assignee: 'Rohit',
      words: /redo the quotation|revised quotation|monday the 25th/i,
      due: '2038-01-25',
    },
    { owner: 'them', assignee: 'Leon', words: /accountant/i, due: null },
    {
      owner: 'us',
      assignee: 'Rohit',
      words: /whatsapp|two names|principal's number|talk to a school|reference/i,
      due: '2038-01-12',
    },
    {
      owner: 'us',
      assignee: 'Rohit',
      words: /gst|send it right after/i,
      due: '2038-01-12',
    },
  ],
  notActions: [
    /sold it already/i,
    /stools/i,
    /meet mr\.? kurien|it is not needed/i,
    /factory in hosur|arrange a car/i,
    /computer room/i,
    /if the order comes/i,
    /had made a first quotation/i,
  ],
  open: [
    /the trust meets/i,
    /what leon and i put before/i,
    /one is enough/i,
    // Remarks that may count as doubts.
    /usually we give twenty/i,
    /not earlier/i,
    /no drilling/i,
    /can't promise/i,
  ],
  meetings: [],
  budget: /eighteen lakh|\b18 ?(?:lakh|l\b)|18,00,000|1[,.]?800[,.]?000/i,
  notBudget: [/21\.4/, /four lakh/i, /six lakh/i, /twenty lakh/i],
  decisionMaker: /kurien|chairman/i,
  timeline: /\b20(?:th)? (?:of )?may|may 20(?:th)?\b|2038-05-20/i,
  competitors: [],
  notCompetitors: ['Sundar Electricals', 'Farida Irani'],
  objections: [
    { kind: 'trust', words: /yours will last|acid had eaten|don't believe it/i },
    { kind: 'price', words: /it is too high|that is final/i },
  ],
  lead: { name: 'Lakshmi Raghavan', company: "St. Helena's School", email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?₹? ?(?:21\.4|six|6|four|4|twenty|20)(?: lakh|\b)/i,
    /(?:lakshmi|leon|mrs\.? fernandes|farida)(?: raghavan| d'souza| irani)? (?:decides|signs|approves|is the decision)/i,
    /(?:will|agreed to) (?:visit|see) (?:the|our|their) factory/i,
    /(?:order|buy|take)s? (?:the )?(?:96|ninety-six) stools from vidyalab/i,
    /rohit(?: bhat)? (?:will|to|should) meet mr\.? kurien/i,
    /quotation with two fume cupboards (?:is|was|has been) accepted/i,
  ],
  mood: 'mixed',
}
