import type { CallGold } from '../call-gold.ts'

export const pestContract: CallGold = {
  file: 'pest-contract.txt',
  kind: 'renewal',
  // A Monday.
  calledAt: '2026-09-21T09:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Craig Oldroyd',
  us: ['Craig'],
  people: [
    {
      id: 'lead-1',
      name: 'Bev Hargreaves',
      company: 'Millbrook Bakery',
      email: 'bev.hargreaves@millbrookbakery.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Craig',
      words: /reprice|new (?:figures?|quote|price)\b|thursday'll do/i,
      due: '2026-09-24',
    },
    {
      owner: 'them',
      assignee: 'Imran',
      words:
        /bait points|is there a plan|scribbles|mark(?:ed)?[- ]up|by wednesday|wednesday, smashing|photo of a wall/i,
      due: '2026-09-23',
    },
    {
      owner: 'us',
      assignee: 'Craig',
      words: /money back|only fair|october invoice|looking for it\b|\bcredit\b/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Craig',
      words: /dawn pickup|(?:move|put|assign) dawn|dawn (?:on|to|as)\b|your regular|my word/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Craig',
      words: /two reports|june and july reports|missing reports|this afternoon|\bpdfs?\b/i,
      due: '2026-09-21',
    },
    {
      owner: 'them',
      assignee: 'Imran',
      words:
        /dock door|\bseal\b|on my list|get maintenance|end of this week|\bhonest\?|(?:: |^)friday[.?]|stand over them/i,
      due: '2026-09-25',
    },
    { owner: 'them', assignee: 'Bev', words: /\bforms?\b|dig it out|tomorrow's great/i, due: '2026-09-22' },
  ],
  notActions: [
    /bird net|live with the pigeons/i,
    /see the verminex quote|wouldn't be right/i,
    /nearly rang you/i,
    /sign when i'm happy/i,
    /i've asked|looked every week/i,
  ],
  meetings: [
    {
      words:
        /friday week|second of october|the second\?|(?:: |^)nine\?|nine o'clock|nine on the second|walk it with/i,
      at: '2026-10-02T09:00',
    },
  ],
  budget: /seven thousand eight|seven eight|\b7[,. ]?800|\b7\.8 ?k?\b/i,
  notBudget: [
    /nine thousand one|\b9[,. ]?150/i,
    /four hundred and fifty|\b450\b/i,
    /six thousand nine|\b6[,. ]?900/i,
    /over five thousand|\b5[,. ]?000/i,
  ],
  decisionMaker: /joanne|sykes|procurement|she signs/i,
  timeline: null,
  competitors: ['Verminex', 'Pestaway'],
  notCompetitors: ['Salford', 'Joanne Sykes', 'Dawn Pickup', 'Stuart', 'Sentrapest'],
  objections: [
    { kind: 'price', words: /seventeen percent|on the same mice|no other line to raid/i },
    { kind: 'need', words: /don't really need twelve|half the floor|empty shed/i },
    {
      kind: 'trust',
      words: /visits you didn't do|nobody came|gone off you|stopped believing|will they, won't they/i,
    },
    {
      kind: 'competitor',
      words: /they've come in at six|there's an app|i liked it|the app was good|not be chasing anybody/i,
    },
  ],
  lead: { name: 'Bev', company: 'Millbrook Bakery', email: 'bev.hargreaves@millbrookbakery.example' },
  mailTo: 'bev.hargreaves@millbrookbakery.example',
  never: [
    /bev(?: hargreaves)? (?:decides|signs|is the (?:final )?decision)/i,
    /budget(?: (?:is|of))?:? ?£?(?:9[,. ]?150|6[,. ]?900|5[,. ]?000)/i,
    /bev (?:will|to) (?:send|share|forward)[^.]{0,25}verminex/i,
    /craig (?:will|to) (?:fit|install|quote)[^.]{0,20}(?:bird|net)/i,
    /(?:twelve|12) visits (?:agreed|confirmed)/i,
  ],
  mood: 'mixed',
}
