import type { CallGold } from '../call-gold.ts'

/** Ireland; payroll software for five garden centres whose old program ends in December: one person who can run it, a bureau as the rival, a quote moved up by a day. */
export const wageRuns: CallGold = {
  file: 'wage-runs.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Ireland (summer time).
  calledAt: '2033-09-06T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Tierney',
  us: ['Aoife'],
  people: [
    {
      id: 'lead-1',
      name: 'Declan Hurley',
      company: 'Killeen Garden Centres',
      email: 'declan.hurley@killeengardens.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Sinead',
      words:
        /read tempora files|export .{0,30}hours|take the names out|tempora (?:export|file|sample)|sample (?:file|export)/i,
      due: '2033-09-09',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /written quote|hours listed|make it thursday|any chance of thursday|\bquote\b/i,
      due: '2033-09-08',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /majella|give you her number|somebody who runs the wages/i,
      due: '2033-09-12',
    },
    {
      owner: 'them',
      assignee: 'Sinead',
      words: /ask orla|would you ask her|second name/i,
      due: '2033-09-07',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /data processing agreement|agreement will be with you/i,
      due: '2033-09-06',
    },
    {
      owner: 'them',
      assignee: 'Declan',
      words: /pass(?:es)? (?:it|the .{0,30}agreement) on|fiach/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /checklist|list of what has to be installed/i,
      due: '2033-09-13',
    },
  ],
  notActions: [
    /ring her|invite her to the demo/i,
    /extra training/i,
    /pension module|harcourt life/i,
    /signed by the middle of october/i,
    /next wednesday at eleven/i,
    /overpaid people/i,
    /the whole job for us as a bureau/i,
    /through her father/i,
    /with the seasonal staff/i,
  ],
  open: [
    // The demo is a meeting.
    /thursday the 15th|send the invitation|half past two|on the 15th/i,
    // The day that was moved.
    /^on friday|: on friday/i,
    // What he does with the quote inside his firm.
    /she gets that from me|i recommend/i,
    /hear what she says/i,
    // Remarks that may count as doubts.
    /that's tight/i,
    /on one computer|nobody could pay/i,
    /sends me paper sheets/i,
    /a bit more with the spring staff/i,
  ],
  meetings: [{ words: /thursday the 15th|half past two/i, at: '2033-09-15T14:30' }],
  budget: /\b14[,. ]?000|\b14k/i,
  notBudget: [/\b11[,. ]?300/i, /\b6[,. ]?200\b/i, /\b7[,. ]?560\b/i, /\b3[,. ]?900\b/i, /\b12[,. ]?800/i],
  decisionMaker: /grainne/i,
  timeline: /january|tax year|2034-01/i,
  competitors: ['Thornbury Payroll'],
  notCompetitors: ['Ledgerway', 'Tempora', 'Harcourt Life', 'Killeen', 'Kilkenny'],
  objections: [
    { kind: 'price', words: /seems very high|reading in one file/i },
    {
      kind: 'timing',
      words: /what i'm worried about|took five months|changed the tills/i,
    },
    {
      kind: 'competitor',
      words: /even when you're sick|still depend on one person/i,
    },
  ],
  lead: {
    name: 'Declan Hurley',
    company: 'Killeen Garden Centres',
    email: 'declan.hurley@killeengardens.example',
  },
  mailTo: 'declan.hurley@killeengardens.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur ?)?(?:6[,. ]?200|7[,. ]?560|12[,. ]?800|11[,. ]?300)/i,
    /(?:declan|sinead|tom)(?: hurley)? (?:signs|decides|approves)/i,
    /aoife(?: tierney)? (?:will|to|should) (?:call|ring|phone|invite) grainne/i,
    /(?:signed|contract) with thornbury/i,
    /orla (?:has )?(?:agreed|accepted|confirmed)/i,
    /pension module (?:is|was|will be) (?:included|ordered|added)/i,
  ],
  mood: 'positive',
}
