import type { CallGold } from '../call-gold.ts'

/** Ireland; weighbridge ticket software for three quarries: dockets that are never billed, drivers who won't sign, a maker of scales as rival, a managing director who signs. */
export const quarryTickets: CallGold = {
  file: 'quarry-tickets.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Ireland (winter time).
  calledAt: '2034-03-07T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Hartigan',
  us: ['Aoife'],
  people: [{ id: 'lead-1', name: 'Declan Moroney', company: 'Kilbarron Stone', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Aoife',
      words:
        /want to talk to the quarry|(?:ask|check with) (?:them|the quarry|the offaly)|a name and (?:a )?number/i,
      due: '2034-03-10',
    },
    { owner: 'them', assignee: 'Sinead', words: /(?:see|send).*invoices|three or four/i, due: '2034-03-07' },
    {
      owner: 'them',
      assignee: 'Fergal',
      words: /which broadband|fergal|speed and (?:the )?provider/i,
      due: '2034-03-10',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /\bquote\b|side by side|make it monday|monday, then|include the tablets/i,
      due: '2034-03-13',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /get the link|send it to declan@|send.*\blink\b/i,
      due: '2034-03-07',
    },
    { owner: 'us', assignee: 'Aoife', words: /tare weight|ask (?:our|the|her) developer/i, due: null },
  ],
  notActions: [
    /leave a test unit|don't want a box|leave that\b/i,
    /come down and see the weighbridge/i,
    /fixed it at christmas/i,
    /counted it for last year/i,
    /shaken hands/i,
    /tickets go across by/i,
    /came out to us in january/i,
    /raised it when she saw/i,
  ],
  open: [
    // The demo is a meeting.
    /demo help before|blasting on thursday|friday, half past nine/i,
    /on the phone with grainne/i,
    // Remarks that may count as doubts.
    /middle of the season/i,
    /are they quarries/i,
    /i'd like that/i,
  ],
  meetings: [{ words: /friday, half past nine|friday at half past nine/i, at: '2034-03-10T09:30' }],
  budget: /\b22[,. ]?000|\b22k/i,
  notBudget: [/64[,. ]?000/, /15[,. ]?000/, /18[,. ]?600/, /€190\b/, /€240\b/, /14[,. ]?000/, /€50\b/],
  decisionMaker: /grainne/i,
  timeline: /(?:\b1|1st) (?:of )?june|june 1\b|1st june|2034-06-01/i,
  competitors: ['Weighmaster'],
  notCompetitors: ['Sage', 'Loadline', 'Derrymore', 'Offaly'],
  objections: [
    { kind: 'need', words: /signing is my worry|won't get down/i },
    { kind: 'trust', words: /down more than it's up|can't reach dublin/i },
    { kind: 'competitor', words: /one company for everything|hard to beat/i },
    { kind: 'price', words: /€50 more|trouble explaining/i },
  ],
  lead: { name: 'Declan Moroney', company: 'Kilbarron Stone', email: 'declan@kilbarronstone.example' },
  mailTo: 'declan@kilbarronstone.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:15[,. ]?000|18[,. ]?600|64[,. ]?000|14[,. ]?000)/i,
    /(?:declan|sinead|fergal|declan's father)(?: moroney| tuohy)? (?:decides|signs|approves|is the decision)/i,
    /(?:aoife|loadline)(?: hartigan)? (?:will|to|should) (?:leave|bring|install) a test unit/i,
    /signed with weighmaster/i,
    /demo (?:is |on |agreed for )?(?:on )?thursday/i,
  ],
  mood: 'positive',
}
