import type { CallGold } from '../call-gold.ts'

/** Indore; the price of a cap sealer for hair oil; sixteen lakhs are sanctioned; the managing director decides since Diwali; no date, as the shed has no roof. */
export const capSealers: CallGold = {
  file: 'cap-sealers.txt',
  kind: 'negotiation',
  // A Monday, half past eleven in India.
  calledAt: '2041-07-08T06:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Anirudh Pathak',
  us: ['Anirudh'],
  people: [
    { id: 'lead-1', name: 'Lata Vyas', company: 'Kesarika Ayurved', email: 'lata.vyas@kesarika.example' },
    { id: 'lead-2', name: 'Girish', company: 'Kesarika Ayurved', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Anirudh',
      words: /without (?:the )?conveyor|today evening|yes, please, today|re-work it/i,
      due: '2041-07-08',
    },
    {
      owner: 'them',
      assignee: 'Girish',
      words: /two hundred of each|send us some|on the actual caps|courier tomorrow|bhosari/i,
      due: '2041-07-09',
    },
    {
      owner: 'us',
      assignee: 'Anirudh',
      words: /comes in the trial|in writing from us|by the eighteenth|leak test|in vacuum/i,
      due: '2041-07-18',
    },
    {
      owner: 'us',
      assignee: 'Anirudh',
      words: /list of machines|with the phone numbers|by wednesday|wednesday, okay|(?:^|: )when\?$/i,
      due: '2041-07-10',
    },
    {
      owner: 'us',
      assignee: 'Thombare',
      words: /thombare|power connection|must see on site|which day\?|saturday/i,
      due: '2041-07-13',
    },
    {
      owner: 'them',
      assignee: 'Bharti',
      words: /bharti|vendor registration|gst certificate|pan copy|i will tell her/i,
      due: '2041-07-12',
    },
  ],
  notActions: [
    /full advance|three percent/i,
    /meet pushpa ji|not needed now/i,
    /stall in mumbai|in that rain/i,
    /told them no already/i,
    /drawing we got on friday/i,
    /sent us the whole suitcase/i,
    /motor i have changed/i,
    /service fellow came|purchased one filling/i,
    /he has retired/i,
    /keep it, on my head/i,
    /gave me that poha/i,
  ],
  open: [
    // Agreed: the video call, a meeting to most readers.
    /nineteenth|one video call|keep it free/i,
    // What she will do with the list.
    /i will call, don't think/i,
    /phone me from the gate/i,
    /call anyone from it|ask our customers/i,
    /amc we can|once it is there/i,
    /caps will be sealed/i,
    /take the flight|see the train/i,
    /with the civil people/i,
    /cannot tell you|no date/i,
    /two service boys|everybody says this/i,
    /i should go first|you go first/i,
    // She refers to another: to some an objection.
    /only the postman/i,
    /oval/i,
    /release any purchase order/i,
    /once the machine is there/i,
  ],
  meetings: [{ words: /nineteenth/i, at: '2041-07-19T16:00' }],
  budget: /sixteen lakh|\b16 ?lakh|\b16[,. ]?00[,. ]?000|\b1\.6 ?m|\b1[,. ]?600[,. ]?000|\b16 ?l\b/i,
  notBudget: [
    /eighteen lakh|\b18[.,]4|\b18[,. ]?40[,. ]?000/i,
    /six lakhs only|\b6 lakh|\b6[,. ]?00[,. ]?000/i,
    /two and a half lakh|\b2\.5 lakh|\b2[,. ]?50[,. ]?000/i,
    /fourteen seventy-five|\b14\.75|\b14[,. ]?75[,. ]?000/i,
  ],
  decisionMaker: /pushpa|managing director/i,
  timeline: null,
  competitors: ['Vishwapack'],
  notCompetitors: [
    'Sealmitra',
    'Kesarika Ayurved',
    'Bhosari',
    'Dewas',
    'Ujjain',
    'Thombare',
    'Bharti',
    'Omprakash',
  ],
  objections: [
    { kind: 'price', words: /too much|higher side|not thought like this/i },
    {
      kind: 'trust',
      words:
        /my worry|nobody is picking up|one time in two years|same with you|everybody says this|cheque is cleared/i,
    },
    { kind: 'timing', words: /till that roof|not going to release|no roof|on my head/i },
  ],
  lead: { name: 'Lata Vyas', company: 'Kesarika Ayurved', email: 'lata.vyas@kesarika.example' },
  mailTo: 'lata.vyas@kesarika.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:inr|rs\.?|₹)? ?(?:18|6 lakh|2\.5|14|eighteen|six lakh|two and a half|fourteen)/i,
    /(?:lata|girish|omprakash|anirudh|bharti)(?: ji| vyas| pathak)? (?:signs|decides|approves|is the decision)/i,
    /(?:lata|kesarika ayurved)(?: vyas)? (?:will|to) pay (?:the )?(?:full )?advance/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:july|august|march|diwali|friday)/i,
    /(?:lata|girish)(?: vyas)? (?:will|to) (?:visit|come to) (?:the )?(?:mumbai|expo|stall)/i,
  ],
  mood: 'mixed',
}
