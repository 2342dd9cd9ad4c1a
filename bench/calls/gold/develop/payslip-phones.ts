import type { CallGold } from '../call-gold.ts'

/** Kenya; payroll software with payslips by phone, asked for at midnight by the HR man of 23 petrol stations: 640 on one Excel file, a rival's cake, a leak he remembers, the January payroll. */
export const payslipPhones: CallGold = {
  file: 'payslip-phones.txt',
  kind: 'qualification',
  // A Thursday, eleven in the morning in Nairobi.
  calledAt: '2032-09-16T08:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Wanjiru Kamau',
  us: ['Wanjiru'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /daily ones|can you people do daily|ring you back|casuals.{0,24}daily|before four/i,
      due: '2032-09-16',
    },
    // "Monday week" said on a Thursday, with its day.
    {
      owner: 'them',
      assignee: 'Brian',
      words: /monday week|write to the two|introduc/i,
      due: '2032-09-27',
    },
    {
      owner: 'us',
      assignee: 'Hassan',
      words: /certificate|data commissioner|date that it expires/i,
      due: '2032-09-22',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /not a bank|eldoret|get you a number|reference/i,
      due: null,
    },
    { owner: 'them', assignee: 'Brian', words: /headcount|i'm in migori/i, due: '2032-09-20' },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /quotation|tomorrow by lunch|with vat inside/i,
      due: '2032-09-17',
    },
  ],
  notActions: [
    /payroll file|before somebody has signed/i,
    /come down to 105/i,
    /let's not sign/i,
    /could i meet her/i,
    /start loading in october/i,
    /come in december|come for the fish/i,
    /sign on the bonnet/i,
    /filled our form/i,
  ],
  open: [
    // The next call is a meeting.
    /half past ten|half ten/i,
    /where do i send/i,
    // Remarks that may count as doubts.
    /nobody touches anything|till mid november/i,
    /mid november to december/i,
    /: 95\.|^95\.|the cake was good/i,
    /boys from wagesoft/i,
    /with 700 people/i,
    /complain like petrol/i,
    /let's not sign/i,
    /before somebody has signed/i,
    /new tax tables/i,
    /river at ahero/i,
    /formula is gone/i,
    /those ones change/i,
    /nobody opens/i,
  ],
  meetings: [{ words: /half past ten|half ten/i, at: '2032-09-30T10:30' }],
  budget: /(?<!\d)1\.1 ?m|(?<!\d)1[,. ]?100[,. ]?000/i,
  notBudget: [/\b120\b/, /\b95\b/, /\b105\b/, /\b6 million/i],
  decisionMaker: /mehta|finance director/i,
  timeline: /january|2033-01/i,
  competitors: ['Wagesoft'],
  notCompetitors: ['M-Pesa', 'Data Commissioner', 'Tulipay', 'WhatsApp'],
  objections: [
    { kind: 'price', words: /higher side|120! for a slip/i },
    { kind: 'trust', words: /somebody's cloud|chairman's pay|be that hr/i },
  ],
  lead: { name: 'Brian Odhiambo', company: 'Lakeside Fuel', email: 'brian.odhiambo@lakesidefuel.example' },
  mailTo: 'brian.odhiambo@lakesidefuel.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes|ksh|kshs)?\.? ?(?:6 million|6[,. ]?000[,. ]?000|120\b|95\b|105\b|76[,. ]?800|921[,. ]?600)/i,
    /(?:brian|the md|wanjiru|hassan)(?: odhiambo| kamau)? (?:decides|approves|signs off|is the decision)/i,
    /brian(?: odhiambo)? (?:will|agreed to) (?:send|share) (?:a|one|the) month'?s payroll/i,
    /(?:has|have|was) (?:signed|agreed|committed) (?:for |to )?(?:a )?two[ -]years?/i,
    /(?:go live|live|start) (?:in|by) october/i,
    /wagesoft (?:is|was|has been) (?:chosen|selected|hired)/i,
  ],
  mood: 'positive',
}
