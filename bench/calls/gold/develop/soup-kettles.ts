import type { CallGold } from '../call-gold.ts'

/** Ireland; a soup maker asks about two steam kettles: 72,000 each against 130,000 for both, a boiler that may be too small, nobody for repairs south of Dublin, and an address that is said in the call. */
export const soupKettles: CallGold = {
  file: 'soup-kettles.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Ireland (winter time).
  calledAt: '2033-03-08T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Declan Moran',
  us: ['Declan'],
  people: [{ id: 'lead-1', name: 'Aoife Kinsella', company: 'Brannock Soups', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Aoife',
      words: /(?:go|goes|going) through the figures|figures with (?:him|fergal)/i,
      due: '2033-03-10',
    },
    {
      owner: 'them',
      assignee: 'Tomás',
      words: /floor plan|from the builder/i,
      due: '2033-03-08',
    },
    { owner: 'us', assignee: 'Declan', words: /layout/i, due: '2033-03-09' },
    {
      owner: 'them',
      assignee: 'Tomás',
      words: /type plate|boiler house is locked|photo of/i,
      due: '2033-03-11',
    },
    { owner: 'us', assignee: 'Declan', words: /steam calculation/i, due: '2033-03-14' },
    { owner: 'us', assignee: 'Orla', words: /orla|response times/i, due: '2033-03-16' },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /jam maker|take a call from|talk to somebody who cooks/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Aoife',
      words: /a sheet for that|before the weekend|batches (?:do|of|per|for)/i,
      due: '2033-03-11',
    },
  ],
  notActions: [
    /joined that meeting|join (?:the|that) (?:weekly )?meeting/i,
    /leave that one to me/i,
    /lend you a small kettle/i,
    /if you order before easter|earlier place/i,
    /welded it twice/i,
    /price list went out/i,
    /thursday next week suit/i,
    /we leave it out/i,
  ],
  open: [
    // The visit is a meeting.
    /tuesday the 22nd/i,
    /in the calendar/i,
    /work address/i,
    /order would have to be/i,
    /wednesday is fine, but/i,
    // Remarks that may count as doubts.
    /need tilting/i,
    /worry is the steam|enough for two/i,
    /tight, but/i,
    /can't promise you that/i,
    /no room for that/i,
  ],
  meetings: [{ words: /tuesday the 22nd/i, at: '2033-03-22T10:00' }],
  budget: /\b130[,. ]?000|\b130 ?k/i,
  notBudget: [/\b72[,. ]?000/i, /\b60[,. ]?000/i, /\b50[,. ]?000/i, /\b38\b/i],
  decisionMaker: /fergal|brannock, (?:the )?owner/i,
  timeline:
    /(?:first|\b1|1st) (?:of )?september|september (?:1\b|1st)|(?:start|beginning) of september|(?:\b12|12th) (?:of )?september|2033-09-(?:01|12)/i,
  competitors: [],
  notCompetitors: ['Harlow Foods', 'Harlow', 'Brannock'],
  objections: [
    { kind: 'price', words: /a lot more than i expected|38 for the old/i },
    { kind: 'trust', words: /nobody south of dublin|whole day is gone/i },
  ],
  lead: {
    name: 'Aoife Kinsella',
    company: 'Brannock Soups',
    email: 'aoife.kinsella@brannocksoups.example',
  },
  mailTo: 'aoife.kinsella@brannocksoups.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:72[,. ]?000|60[,. ]?000|50[,. ]?000|38)/i,
    /(?:aoife|tom[aá]s)(?: kinsella| hearn)? (?:decides|signs|approves|is the decision)/i,
    /declan(?: moran)? (?:will|to|should) (?:join|attend) the (?:weekly )?meeting/i,
    /(?:lend|loan|deliver) (?:\w+ ){0,4}kettle for a month (?:was |is )?(?:agreed|accepted)/i,
    /(?:has|have) (?:already )?(?:ordered|bought) (?:the |two )?(?:new )?kettles/i,
    /visit (?:is |was )?(?:agreed|set|planned) (?:on|for) (?:thursday|(?:17|17th) march|march 17)/i,
  ],
  mood: 'positive',
}
