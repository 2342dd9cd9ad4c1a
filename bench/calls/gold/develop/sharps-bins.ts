import type { CallGold } from '../call-gold.ts'

/** Ireland; five dental clinics give notice to the firm that collects their sharps bins: two missed rounds, a fuel charge, a new group with a contractor of its own, one more offer. */
export const sharpsBins: CallGold = {
  file: 'sharps-bins.srt',
  kind: 'cancellation',
  // A Wednesday, eleven in the morning in Ireland (summer time).
  calledAt: '2042-10-15T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Niamh Casey',
  us: ['Niamh'],
  people: [
    {
      id: 'lead-1',
      name: 'Orlaith Keane',
      company: 'Abbeyside Dental',
      email: 'orlaith@abbeysidedental.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Niamh',
      words: /\bcredit|refund|charged for both/i,
      due: '2042-10-17',
    },
    {
      owner: 'them',
      assignee: 'Orlaith',
      words:
        /show it to him|in front of (?:him|colm)|(?:show|present|put)s? (?:the |niamh's )?(?:new )?offer (?:to|before) colm|next to the other one/i,
      due: '2042-10-29',
    },
    {
      owner: 'us',
      assignee: 'Niamh',
      words:
        /new offer by|send.*new offer|make .*new offer|without the fuel charge|wednesday the 22nd|wednesday's perfect/i,
      due: '2042-10-22',
    },
    {
      owner: 'them',
      assignee: 'Orlaith',
      words: /head nurses|\bcount\b|how many bins/i,
      due: '2042-10-20',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /declan|pick up the three|dungarvan|before nine/i,
      due: '2042-10-16',
    },
    {
      owner: 'us',
      assignee: 'Niamh',
      words: /collection records|papers for everything|the weights/i,
      due: '2042-10-17',
    },
    {
      owner: 'us',
      assignee: 'Niamh',
      words: /confirm the notice|the confirmation|before five|confirms? .*(?:notice|cancellation)/i,
      due: '2042-10-15',
    },
    {
      owner: 'them',
      assignee: 'Orlaith',
      words: /ring you on|the 30th|tell me afterwards/i,
      due: '2042-10-30',
    },
  ],
  notActions: [
    /registered post/i,
    /come to cork|see suppliers/i,
    /foot-pedal|sign for two years/i,
    /take them away in january|locked cabinets/i,
    /training|get that from the group/i,
    /cake/i,
  ],
  open: [
    /they'd all keep you/i,
    /look at it, of course/i,
    /my report to colm/i,
    /can't have a gap/i,
    /on the 29th\. i have/i,
    /sign for two years|see suppliers/i,
    // Remarks that may count as doubts.
    /may not want two firms|everything the same/i,
    /not a cent over/i,
    /brightsmile group/i,
    /changing everything/i,
    /finish at the end of december/i,
    /there are a few/i,
  ],
  meetings: [],
  budget: /\b9[,. ]?600\b/,
  notBudget: [/10,900/, /7,900/, /€148/],
  decisionMaker: /colm|sheedy/i,
  timeline: /\b1(?:st)? (?:of )?january|january 1(?:st)?\b|2043-01-01/i,
  competitors: ['Sanitrix'],
  notCompetitors: ['Brightsmile'],
  objections: [
    { kind: 'trust', words: /missed twice|can't rely on a service/i },
    { kind: 'price', words: /eleven per cent on top|too dear/i },
    { kind: 'competitor', words: /with sanitrix|ignore a price like that/i },
  ],
  lead: {
    name: 'Orlaith Keane',
    company: 'Abbeyside Dental',
    email: 'orlaith@abbeysidedental.example',
  },
  mailTo: 'orlaith@abbeysidedental.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:10[,. ]?900|7[,. ]?900|148)/i,
    /(?:orlaith|dr breen)(?: keane)? (?:decides|signs|approves|is the decision)/i,
    /(?:has |have )(?:already )?signed with sanitrix/i,
    /niamh(?: casey)? (?:will|to|should) (?:present|speak) to colm/i,
    /(?:notice|cancellation) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /two-year (?:contract|term) (?:is|was|has been) (?:agreed|accepted)/i,
  ],
  mood: 'mixed',
}
