import type { CallGold } from '../call-gold.ts'

/** England; fruit that came late or never: a third promise, a bill that isn't paid, eight o'clock at the latest and a cheaper rival; nobody says who decides. */
export const officeFruit: CallGold = {
  file: 'office-fruit.txt',
  kind: 'complaint',
  // A Monday, nine in the morning in England.
  calledAt: '2036-11-10T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Bertie Nunn',
  us: ['Bertie', 'Faye'],
  people: [
    {
      id: 'lead-1',
      name: 'Sybil Thackray',
      company: 'Brindlecote Actuaries',
      email: 'sybil.thackray@brindlecote.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Sybil',
      words: /could i see those|email them to you when/i,
      due: '2036-11-10',
    },
    { owner: 'us', assignee: 'Faye', words: /make you stop 1\b/i, due: '2036-11-17' },
    {
      owner: 'them',
      assignee: 'Sybil',
      words: /could you get us one|text it to you tomorrow/i,
      due: '2036-11-11',
    },
    { owner: 'us', assignee: 'Bertie', words: /a credit note|add the 30 pears/i, due: '2036-11-12' },
    {
      owner: 'us',
      assignee: 'Bertie',
      words: /a letter, signed|with you on friday|leave at a week's notice|in writing\?/i,
      due: '2036-11-14',
    },
  ],
  notActions: [
    /smoothie|noise alone/i,
    /took pictures/i,
    /read your email/i,
    /send out for pastries/i,
    /fruitbarrow wrote/i,
    /in august it was the van/i,
    /facilities hand them/i,
    /listen for it/i,
    /one of the two was/i,
  ],
  open: [
    // The next call is a meeting.
    /after the first early one|monday the 17th at nine/i,
    // Once the credit note is there.
    /pay the rest the same day/i,
    // What the pictures are for.
    /show them to the wholesaler/i,
    /it will be\. thanks/i,
    /running properly by/i,
    /way in at that hour|need a code/i,
    // The fault itself: to some an objection, to some what the call is about.
    /there was nothing again/i,
    /half past eleven/i,
    /could have built with/i,
    /they say so\. you said so/i,
    /stopped seeing it/i,
    /and for the pears/i,
  ],
  meetings: [{ words: /after the first early one|monday the 17th at nine/i, at: '2036-11-17T09:00' }],
  budget: /\b9[,. ]?500|\b9\.5k/i,
  notBudget: [/\b688(?:\.50)?\b/i, /\b153\b/i, /\b131\b/i, /\b76\.50/i, /\b25\.50/i, /\b400\b/i],
  decisionMaker: null,
  timeline: /1st of december|december 1\b|1(?:st)? (?:of )?december|2036-12-01/i,
  competitors: ['Fruitbarrow'],
  notCompetitors: ['Pipwell', 'Brindlecote Actuaries', 'Leeds'],
  objections: [
    { kind: 'trust', words: /two promises already|don't believe the third/i },
    // A delivery time that they require.
    { kind: 'need', words: /has to be here before eight|i've no use for it/i },
    // The bill is held back.
    { kind: 'price', words: /won't be paying it/i },
    { kind: 'competitor', words: /want £131 a week|can't think of a good answer/i },
  ],
  lead: {
    name: 'Sybil Thackray',
    company: 'Brindlecote Actuaries',
    email: 'sybil.thackray@brindlecote.example',
  },
  mailTo: 'sybil.thackray@brindlecote.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:688|153|131|400)\b/i,
    /(?:faye|bertie)(?: nunn)? (?:decides|approves|is the decision)/i,
    /(?:bertie|pipwell)(?: nunn)? (?:will|to|should) (?:bring|set up|provide|send) [^.]{0,15}smoothie/i,
    /(?:switched|moved|signed) (?:to|with) fruitbarrow/i,
    /(?:october|the) invoice (?:was|is|has been) paid/i,
  ],
  mood: 'negative',
}
