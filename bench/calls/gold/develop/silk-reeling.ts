import type { CallGold } from '../call-gold.ts'

/** Lakhs; an address spelled with a digit; the owner decides in everyday words; a brother decided before. */
export const silkReeling: CallGold = {
  file: 'silk-reeling.txt',
  kind: 'discovery',
  // A Thursday, eleven in the morning there.
  calledAt: '2027-07-15T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Anand',
  us: ['Anand'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Manju',
      words: /write it out|cocoon per kilo|by saturday/i,
      due: '2027-07-17',
    },
    {
      owner: 'us',
      assignee: 'Anand',
      words: /battery box/i,
      due: '2027-07-21',
    },
    { owner: 'us', assignee: 'Anand', words: /quotation by tomorrow|fresh quotation/i, due: '2027-07-16' },
    { owner: 'us', assignee: 'Fathima', words: /fathima/i, due: '2027-07-19' },
    { owner: 'them', assignee: 'Basavaraj', words: /electrician/i, due: null },
  ],
  notActions: [
    /come today itself|by boat/i,
    /bring a boat|bring an umbrella/i,
    /daughter-in-law|gst/i,
    /his own inspector/i,
    /if the board gives|both sheds/i,
    /marry off/i,
    /i'll go out/i,
  ],
  open: [
    /wednesday you come|wednesday the twenty-first|have tiffin also|we'll meet on wednesday/i,
    /show me|in my own shed/i,
    /one trial on two basins/i,
    /you say that to them/i,
    /have to see in the register/i,
    // Remarks and lead-ins that lean against.
    /light means in her face/i,
    /somebody put one camera/i,
    /marry off/i,
    /four hours on paper/i,
    /pattu eye people/i,
    /without the battery/i,
    /tantu|lifting the phone/i,
    /they won't give/i,
    /say enough/i,
  ],
  meetings: [
    {
      words: /wednesday you come|wednesday the twenty-first|have tiffin also|meet on wednesday/i,
      at: '2027-07-21T10:00',
    },
  ],
  budget: /\bfour\b|\b4\b/i,
  notBudget: [/six and a half|\b6\.5/i, /\bfive\b|\b5 lakh/i, /\btwo\b|\b2 lakh/i],
  decisionMaker: /basavaraj|put my hand on it/i,
  timeline: /dasara/i,
  competitors: ['Pattu Eye'],
  notCompetitors: ['Reelwise', 'Lakshmi Silk', 'Tantu', 'Ramanagara', 'Coimbatore'],
  objections: [
    { kind: 'trust', words: /pick up the tiffin/i },
    { kind: 'need', words: /sleeping more than me/i },
    { kind: 'price', words: /can't even sit near/i },
  ],
  lead: { name: 'Basavaraj', company: 'Lakshmi Silk Reelers', email: 'basavaraj7@lakshmisilk.example' },
  mailTo: 'basavaraj7@lakshmisilk.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?)?(?:2|two|5|five|6|six)\b/i,
    /(?:brother|manju|daughter-in-law|nephew) (?:signs|decides|approves|is the decision)/i,
    /anand (?:will|to) (?:come|visit|look at|see) .{0,30}today/i,
    /basavaraj@lakshmisilk/i,
    /(?:trial|visit|meeting) (?:is )?(?:on|for) tuesday/i,
  ],
  mood: 'positive',
}
