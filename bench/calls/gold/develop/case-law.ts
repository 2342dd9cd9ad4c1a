import type { CallGold } from '../call-gold.ts'

/** Australia; a renewal that renews itself, a rise for what nobody opens, a faster rival and a ticket that was to be chased before. */
export const caseLaw: CallGold = {
  file: 'case-law.txt',
  kind: 'renewal',
  // A Monday, ten in the morning in Melbourne.
  calledAt: '2035-04-23T00:00:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Reggie Dunphy',
  us: ['Reggie'],
  people: [
    { id: 'lead-1', name: 'Aubrey Pask', company: 'Calverton Legal', email: 'aubrey.pask@calverton.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Reggie',
      words: /can take that out|in writing, and before|amendment by thursday/i,
      due: '2035-04-26',
    },
    {
      owner: 'them',
      assignee: 'Lowri',
      words: /list of the nineteen|mail you that this afternoon/i,
      due: '2035-04-23',
    },
    { owner: 'us', assignee: 'Reggie', words: /fresh offer|offer for nineteen/i, due: '2035-04-30' },
    { owner: 'us', assignee: 'Reggie', words: /chase 40771/i, due: '2035-04-27' },
    {
      owner: 'us',
      assignee: 'Reggie',
      words: /she have a login|ready by friday|tilda/i,
      due: '2035-05-04',
    },
  ],
  notActions: [
    /freeze the price|no, one year/i,
    /showed the partners|where the books went/i,
    /on the twelfth of march/i,
    /the last bloke/i,
    /sign for the biscuits/i,
    /on trial in march/i,
    /turns off his phone/i,
    /should've asked for two/i,
  ],
  open: [
    // The next call is a meeting.
    /second of may|wednesday the second/i,
    // A bare repetition of the promised call.
    /know more on friday/i,
    /have the amendment by then/i,
    /write to you by the first of may/i,
    // A rival's lower price, told in passing.
    /juris one on trial|whole firm for/i,
    // Two complaints that lead up to an objection.
    /takes me twenty seconds/i,
    /opened the tribunal decisions once/i,
    /for the same thing/i,
    // A refused term of three years; to some a doubt.
    /where any of us will be/i,
    /until the end of june/i,
    /will the search be fast/i,
    /half of my wills/i,
  ],
  meetings: [{ words: /second of may|wednesday the second/i, at: '2035-05-02T10:00' }],
  budget: /\b29[,. ]?500|\b29\.5k/i,
  notBudget: [/\b32[,. ]?200/i, /\b33[,. ]?600/i, /\b1[,. ]?[12][50]0\b/i, /\b27[,. ]?000|\b27k/i],
  decisionMaker: /joss|managing partner/i,
  timeline: /fifteenth of june|june 15|15(?:th)? (?:of )?june|2035-06-15/i,
  competitors: ['Juris One'],
  notCompetitors: ['Precedenta', 'Calverton', 'Tilda Moss', 'Joss'],
  objections: [
    // Terms: it renews itself.
    { kind: 'trust', words: /renews by itself|the clause goes/i },
    { kind: 'price', words: /it's too dear|opened by mistake/i },
    { kind: 'competitor', words: /juris one does it in two|pay for the slow one/i },
    { kind: 'trust', words: /going to chase it as well|believe it when it's fast/i },
  ],
  lead: { name: 'Aubrey Pask', company: 'Calverton Legal', email: 'aubrey.pask@calverton.example' },
  mailTo: 'aubrey.pask@calverton.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:32|33|27|1[,. ]?150|1[,. ]?200)/i,
    /(?:aubrey|lowri|reggie)(?: pask| baines| dunphy)? (?:signs the|decides|approves|is the decision)/i,
    /(?:three|3)[- ]year (?:term|deal|contract|licence) (?:is |was )?(?:agreed|accepted)/i,
    /reggie(?: dunphy)? (?:will|to|should) (?:show|present)[^.]{0,20}partners/i,
    /(?:switched|moved|signed) (?:to|with) juris one/i,
  ],
  mood: 'mixed',
}
