import type { CallGold } from '../call-gold.ts'

/** South Africa; the account of a cold store with solar on its roof goes from one colleague to another: a late report, an inverter that switches off, a battery for 3.6 million and a committee whose papers close on the 11th. */
export const rooftopPower: CallGold = {
  file: 'rooftop-power.txt',
  kind: 'handover',
  // A Thursday, nine in the morning in South Africa.
  calledAt: '2036-05-29T07:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Riaan Botha',
  us: ['Lindiwe', 'Riaan'],
  people: [
    {
      id: 'lead-1',
      name: 'Naledi Mokoena',
      company: 'Bluewater Cold Storage',
      email: 'naledi@bluewatercold.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /production figures|april report/i,
      due: '2036-05-30',
    },
    {
      owner: 'us',
      assignee: 'Sipho',
      words: /sipho|a day later/i,
      due: '2036-06-05',
    },
    {
      owner: 'us',
      assignee: 'Riaan',
      words: /new offer|fixed price|need it earlier|by the 10th/i,
      due: '2036-06-10',
    },
    {
      owner: 'them',
      assignee: 'Naledi',
      words: /\bbill\b/i,
      due: '2036-05-29',
    },
    {
      owner: 'them',
      assignee: 'Naledi',
      words: /site plan|architect|plan from him/i,
      due: '2036-06-06',
    },
    {
      owner: 'us',
      assignee: 'Riaan',
      words: /your guarantee|guarantee (?:conditions|terms|text)/i,
      due: '2036-06-02',
    },
    {
      owner: 'us',
      assignee: 'Riaan',
      words: /mobile/i,
      due: '2036-05-29',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /list of (?:the |all )?open (?:points|items)/i,
      due: '2036-05-29',
    },
  ],
  notActions: [
    /those photos|wanted photos/i,
    /presentation from us|they only read/i,
    /apply for the permit|before the committee has agreed/i,
    /renting the battery|off the table/i,
    /get you a quote|we buy it or we leave it/i,
    /introduce me|pieter nel/i,
  ],
  open: [
    // The monthly call is a meeting.
    /first tuesday|tuesday at ten|on the 3rd|fixed call every month|until tuesday/i,
    /take over your account/i,
    /moving to our cape town/i,
    /sign in at gate/i,
    /two pages/i,
    /eight weeks/i,
    // Remarks that may count as doubts.
    /waiting for three weeks/i,
    /switched off again/i,
    /gap of r300/i,
    /can't close it/i,
    /batteries get weaker/i,
    /bank wanted 14%/i,
    /leave it/i,
    /how the battery goes/i,
  ],
  meetings: [
    { words: /first tuesday|tuesday at ten|on the 3rd|fixed call|monthly call/i, at: '2036-06-03T10:00' },
  ],
  budget: /(?<!\d)3[.,]6 ?(?:m\b|mio|million)|(?<!\d)3[,. ]?600[,. ]?000/i,
  notBudget: [/(?<!\d)2[.,]4 ?m/i, /(?<!\d)3[.,]9 ?m/i, /(?<![\d,.])300[,. ]?000/i],
  decisionMaker: /committee/i,
  timeline: /end of october|31(?:st)? (?:of )?october|october 31|before november|2036-10-31/i,
  competitors: [],
  notCompetitors: ['Protea Mutual', 'Richards Bay'],
  objections: [],
  lead: { name: 'Naledi Mokoena', company: 'Bluewater Cold Storage', email: 'naledi@bluewatercold.example' },
  mailTo: 'naledi@bluewatercold.example',
  never: [
    /budget(?: (?:is|of))?:? ?r? ?(?:3[.,]9|2[.,]4|300[,. ]?000)/i,
    /(?:naledi(?: mokoena)?|(?:the )?managing director) (?:decides|signs|approves|is the decision)/i,
    /sipho (?:will|is to|should)? ?(?:come|comes|check|checks|visit|visits) .{0,25}on wednesday/i,
    /offer (?:is )?due (?:by |on )?(?:the 13th|june 13|13 june)/i,
    /(?:renting|rental) (?:is|was) (?:agreed|accepted|wanted)/i,
    /riaan (?:will|is to|should) (?:call|contact|phone) pieter/i,
    /permit (?:was|has been) (?:applied for|granted)/i,
  ],
  mood: 'positive',
}
