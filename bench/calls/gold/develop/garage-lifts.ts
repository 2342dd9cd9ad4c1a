import type { CallGold } from '../call-gold.ts'

/** Pune; a cold call to a garage with two pits; no need, a school friend's firm, a boy's foot, two dear poles and no head for it; the father's old saying, a lift like butter and three phase that came are none; no budget. */
export const garageLifts: CallGold = {
  file: 'garage-lifts.txt',
  kind: 'qualification',
  // A Friday, four in the afternoon in India.
  calledAt: '2037-02-06T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Rohan Shinde',
  us: ['Rohan'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Baban',
      words: /could you measure|till under the beam|tape is with the mason|on whatsapp/i,
      due: '2037-02-07',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /may i send it|okay, send\.|have it today evening|(?:send|mail)[^.]{0,30}certificate/i,
      due: '2037-02-06',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /who is using it|three is enough|the three names|ask them first|ask, ask|eleven workshops/i,
      due: '2037-02-10',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /make a drawing|make it with the beam|free, then make|mail you the drawing/i,
      due: '2037-02-12',
    },
  ],
  notActions: [
    /emi also|no emi|out of his photograph/i,
    /speak with madam|with chutney/i,
    /come and see the place|don't come/i,
    /if it doesn't go under/i,
    /running behind those people/i,
    /hanging on a chain/i,
    /told him so to his face/i,
    /grandfather dug them/i,
    /see to my fiat/i,
    /accountant is sitting/i,
    /don't tell them/i,
    /to goa/i,
  ],
  open: [
    // No day and half a joke.
    /call after the wedding|if i'm alive/i,
    /i'll tell it to our engineers/i,
    // A condition: to some also an objection.
    /grandfather's beam|at the back there is the beam/i,
    // The doubt goes on.
    /certificate everybody has/i,
    /third one this month|take three\./i,
    // Nothing is set aside; to some an objection to the price.
    /nothing is kept aside|poor man/i,
    /not your brother-in-law/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /six lakh forty|\b6[,. ]?40|\b640[,. ]?000/i,
    /two lakh ten|\b2[,. ]?10[,. ]?000|\b210[,. ]?000/i,
    /three (?:lakh )?eighty-five|\b3[,. ]?85|\b385[,. ]?000/i,
    /eleven thousand|\b11[,. ]?000/i,
  ],
  decisionMaker: /shirin|sister/i,
  timeline: null,
  competitors: ['Samarth'],
  notCompetitors: ['Torqlift', 'Pastakia Motor Works', 'Baban', 'Chakan', 'Hadapsar', 'Fiat', 'Goa'],
  objections: [
    { kind: 'need', words: /what will i do with a lift|not one has broken down/i },
    { kind: 'competitor', words: /we go to samarth|pass me the salt/i },
    // Said as a story.
    { kind: 'trust', words: /boy in hadapsar|his foot was gone|call me uncle/i },
    { kind: 'price', words: /for two poles|dig one more pit/i },
    { kind: 'timing', words: /sitting on my head|no head for poles|not now, i can tell/i },
  ],
  lead: { name: 'Yezdi Pastakia', company: 'Pastakia Motor Works', email: 'yezdi@pastakiamotors.example' },
  mailTo: 'yezdi@pastakiamotors.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:6|2|3|11|six|two|three|eleven)/i,
    /(?:yezdi|baban|rohan|father)(?: pastakia| shinde)? (?:signs|decides|approves|is the decision)/i,
    /rohan(?: shinde)? (?:will|to) (?:visit|meet|call|speak (?:to|with)) (?:shirin|madam)/i,
    /rohan(?: shinde)? (?:will|to) (?:visit|come)/i,
    /(?:emi|instal?lments?) (?:is |are |was |were )?(?:agreed|accepted|wanted)/i,
    /three[- ]phase[^.]{0,20} (?:is )?(?:missing|needed|not available)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march|may\b|december)/i,
  ],
  mood: 'mixed',
}
