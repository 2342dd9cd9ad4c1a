import type { CallGold } from '../call-gold.ts'

/** India; a coffee roaster asks for printed pouches: small designs under the minimum, a printer who was late twice, six lakhs; her father approves and wants to touch a sample. */
export const coffeePouches: CallGold = {
  file: 'coffee-pouches.vtt',
  kind: 'qualification',
  // A Friday, four in the afternoon in India.
  calledAt: '2035-07-20T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Rohan Kulkarni',
  us: ['Rohan'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Rohan', words: /standard contract|share the contract/i, due: '2035-07-20' },
    {
      owner: 'us',
      assignee: 'Rohan',
      words:
        /sample pouches|samples (?:will )?leave|matt finish|three materials|(?:courier|send)\w* .*samples/i,
      due: '2035-07-23',
    },
    {
      owner: 'them',
      assignee: 'Farah',
      words: /(?:upload|send|share)\w* .{0,20}print files|farah has them/i,
      due: '2035-07-24',
    },
    { owner: 'us', assignee: 'Rohan', words: /cutting drawing/i, due: '2035-07-21' },
    // Moved from Thursday.
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /\bquotation\b|friday is enough|thursday, the 26th/i,
      due: '2035-07-27',
    },
    { owner: 'them', assignee: 'Kiran', words: /kiran|filling tube/i, due: '2035-07-23' },
  ],
  notActions: [
    /speak to your father|better not/i,
    /if our trial goes well|compostable/i,
    /both welcome|after the harvest/i,
    /deduction of 2%/i,
    /print digitally/i,
    /stickers on by hand/i,
    /call within a day/i,
    /from the approved design/i,
  ],
  open: [
    // The next call is a meeting.
    /monday the 30th|tuesday the 31st/i,
    // Addresses, and who does what at the roaster's.
    /studiokaveri/i,
    /my father approves/i,
    /like to read that/i,
    /there's no network/i,
    // Remarks that may count as doubts.
    /late twice/i,
    /i'll have to wait/i,
    /zipra/i,
    /visit a supplier once/i,
    /touch a sample/i,
    /20,000 pieces/i,
  ],
  meetings: [{ words: /tuesday the 31st/i, at: '2035-07-31T11:00' }],
  budget: /\b(?:6|six) ?lakh|\b6,00,000|\b600[,. ]?000/i,
  notBudget: [/\b(?:9|nine) ?lakh/i, /\b45 ?lakh/i, /\b8\.50/i, /\b7\.80/i, /\b8\.10/i, /\b14 rupees/i],
  decisionMaker: /father/i,
  timeline: /20(?:th)? (?:of )?september|september 20|2035-09-20|festival hampers/i,
  competitors: ['Sunrise', 'Zipra'],
  notCompetitors: ['Packtek', 'Pouchkraft'],
  objections: [
    { kind: 'trust', words: /stopped believing/i },
    { kind: 'need', words: /problem for us|sell only 8,?000/i },
    { kind: 'price', words: /too expensive/i },
  ],
  lead: { name: 'Meenakshi Rao', company: 'Baba Hills Coffee', email: 'meenakshi@babahills.example' },
  mailTo: 'meenakshi@babahills.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:rs\.? ?|₹ ?|inr ?)?(?:9|nine|45|forty-five) ?lakh/i,
    /(?:meenakshi|uncle|kiran|farah)(?: rao)? (?:decides|signs|approves|is the decision)/i,
    /meenakshi(?: rao)?'s (?:e-?mail )?address is farah/i,
    /rohan(?: kulkarni)? (?:will|to|should) (?:call|speak to|talk to|contact) (?:her|the|meenakshi's) father/i,
    /compostable pouches (?:were|have been) (?:agreed|promised|offered)/i,
    /visit (?:is|was|has been) (?:agreed|planned|fixed)/i,
  ],
  mood: 'mixed',
}
