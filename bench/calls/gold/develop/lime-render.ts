import type { CallGold } from '../call-gold.ts'

/** Ireland; lime render for the front of a country house hotel: an owner in Boston who names no figure, a wedding in September, a courthouse that cracked. */
export const limeRender: CallGold = {
  file: 'lime-render.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Ireland.
  calledAt: '2033-02-08T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Fiachra Considine',
  us: ['Fiachra'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Fiachra',
      words: /\bcalendar|noisy|that in writing|what's loud|loud (?:weeks|work)/i,
      due: '2033-02-18',
    },
    { owner: 'us', assignee: 'Fiachra', words: /eimear|tubridy/i, due: null },
    { owner: 'them', assignee: 'Orlaith', words: /\broped?\b/i, due: '2033-02-08' },
    {
      owner: 'them',
      assignee: 'Donal',
      words: /\bscan|declaration|donal will|today i've a boiler/i,
      due: '2033-02-09',
    },
    {
      owner: 'them',
      assignee: 'Donal',
      words:
        /downpipes off|off the wall|the day before|remov\w* the downpipes|take\w* (?:off|down) the downpipes/i,
      due: '2033-02-16',
    },
    {
      owner: 'us',
      assignee: 'Fiachra',
      words: /\ba price\b|price (?:on|by)\b|square metre\b|want it before that|quotation/i,
      due: '2033-02-25',
    },
  ],
  notActions: [
    /gate lodge|building an empire/i,
    /speak with her|takes it from me/i,
    /insurance woman|look at those/i,
    /insurance got them|photographs of the piece/i,
    /number is kind|your banner/i,
    /repaired it for nothing/i,
    /bought their mixer/i,
    /council would give/i,
  ],
  open: [
    // The visit is a meeting, with its samples.
    /thursday week|old mortar|eleven on the 17th|make it eleven|see you on the 17th/i,
    /where the car park is/i,
    /take that call/i,
    /tomorrow's grand/i,
    // Remarks that may count as doubts.
    /wants to hear one first/i,
    /hard to get anyone/i,
    /front is falling off|can't sell/i,
    /the other thing/i,
    /measured from a drawing/i,
    /whose gutter/i,
  ],
  meetings: [{ words: /17th/i, at: '2033-02-17T11:00' }],
  budget: null,
  notBudget: [/\b96[,. ]?000/i, /\b30[,. ]?000/i, /€ ?600\b/i],
  decisionMaker: /kinnane/i,
  timeline:
    /end of august|(?:31(?:st)? (?:of )?august)|august 31|3(?:rd)? (?:of )?september|september 3\b|2033-08-31|2033-09-03/i,
  competitors: [],
  notCompetitors: ['Burren Lime', 'Lisbawn', 'Tubridy'],
  objections: [
    { kind: 'timing', words: /full to the roof|hammering over|people's breakfast/i },
    { kind: 'trust', words: /kilrush|cracked inside|frighten me/i },
  ],
  lead: { name: 'Orlaith Meade', company: 'Lisbawn House', email: 'orlaith@lisbawnhouse.example' },
  mailTo: 'orlaith@lisbawnhouse.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:96[,. ]?000|30[,. ]?000)/i,
    /(?:orlaith|donal)(?: meade)? (?:decides|signs off|approves|is the decision)/i,
    /fiachra(?: considine)? (?:will|to|should) (?:speak|talk) (?:to|with) mrs kinnane/i,
    /gate lodge (?:will be|is to be|to be) priced/i,
    /(?:price|quote) by (?:the )?(?:28|end of (?:the month|february))/i,
    /info@/i,
  ],
  mood: 'positive',
}
