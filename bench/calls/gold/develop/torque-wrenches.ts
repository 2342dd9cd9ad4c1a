import type { CallGold } from '../call-gold.ts'

/** Pune; an order of wrenches is cancelled; the plant head decided and is not to be met; the letter, the refund, the demo pieces and certificates remain to be done; no budget, no date of need. */
export const torqueWrenches: CallGold = {
  file: 'torque-wrenches.txt',
  kind: 'cancellation',
  // A Thursday, half past eleven in the morning in India.
  calledAt: '2030-01-17T06:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Nikhil Kulkarni',
  us: ['Nikhil'],
  people: [
    {
      id: 'lead-1',
      name: 'Sunita Pawar',
      company: 'Deccan Aircomp',
      email: 'sunita.pawar@deccanaircomp.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Prachi',
      words: /letterhead|how soon can i get|prachi|by this evening|was expecting that/i,
      due: '2030-01-17',
    },
    {
      owner: 'us',
      assignee: 'Nikhil',
      words: /how much of that|can find out|exact figure|by monday, ma'am|check with the works/i,
      due: '2030-01-21',
    },
    { owner: 'them', assignee: 'Sunita', words: /cancelled cheque|courier the cheque/i, due: '2030-01-31' },
    { owner: 'us', assignee: 'Ganesh', words: /ganesh|collect both/i, due: '2030-01-19' },
    {
      owner: 'them',
      assignee: 'Rafiq',
      words: /make the gate pass|keep them packed|tomorrow only/i,
      due: '2030-01-18',
    },
    {
      owner: 'us',
      assignee: 'Nikhil',
      words:
        /give me copies|pull them out|mail all twelve|wednesday's good|(?:original|calibration) certificates/i,
      due: '2030-01-23',
    },
  ],
  notActions: [
    /meet mr bhosale|please don't|won't disturb/i,
    /fifteen pieces|even fifteen/i,
    /spread the payment|about instalments/i,
    /free recalibration|government lab/i,
    /if it comes back|think of us/i,
    /send somebody, no visit/i,
    /credit note/i,
    /every morning i check/i,
    /play badminton/i,
    /marked the places/i,
    /don't make me a liar/i,
    /one rat\./i,
    /had approved the order/i,
    /before his tea/i,
    /send you a mail/i,
  ],
  open: [
    // The decision itself.
    /have to cancel|full order/i,
    // A remark about the gate, and a vague answer.
    /security won't let/i,
    /let's see\. right now/i,
    /on the calendar/i,
    /first lot is almost/i,
    /auditor is coming/i,
    // Other ways to say that there is no need; a reproach.
    /even free is costly|sleeping in the cupboard/i,
    /sign for every bolt/i,
    /last line of the page/i,
    /mr bhosale decided/i,
    /what's already machined/i,
    /come, sit/i,
    /oman project is gone/i,
    // A rival's sum, to some an objection of its own.
    /zhenli gave us/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /five lakh|\b5 lakh|\b500[,. ]?000|\b5,00,000/i,
    /nine lakh|\b9 lakh|\b900[,. ]?000|\b9,00,000/i,
    /eighteen point six|\b18\.6/i,
  ],
  decisionMaker: /bhosale/i,
  timeline: null,
  competitors: ['Zhenli'],
  notCompetitors: [
    'Torqline Tools',
    'Deccan Aircomp',
    'Oman',
    'Chakan',
    'Mr Iyer',
    'Ganesh',
    'Prachi',
    'Chennai',
  ],
  objections: [
    { kind: 'need', words: /no requirement|can't justify/i },
    { kind: 'trust', words: /nine per cent low|how do i trust/i },
    { kind: 'price', words: /that difference i couldn't|yours was eighteen|would have been a fight/i },
  ],
  lead: { name: 'Sunita Pawar', company: 'Deccan Aircomp', email: 'sunita.pawar@deccanaircomp.example' },
  mailTo: 'sunita.pawar@deccanaircomp.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:5|9|18|five|nine|eighteen)/i,
    /(?:iyer|sunita|rafiq|prachi)(?: pawar)? (?:signs|decides|approves|is the decision)/i,
    /nikhil(?: kulkarni)? (?:will|to) (?:meet|visit|call) (?:with )?mr bhosale/i,
    /nikhil(?: kulkarni)? (?:will|to) (?:recalibrate|service|supply)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:january|monday|wednesday|saturday)/i,
  ],
  mood: 'negative',
}
