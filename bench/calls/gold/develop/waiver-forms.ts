import type { CallGold } from '../call-gold.ts'

/** Colorado; a price for axe-throwing waivers: twelve cents a signature, a year to be paid on day one, a rival's flat rate; she decides alone. */
export const waiverForms: CallGold = {
  file: 'waiver-forms.txt',
  kind: 'negotiation',
  // A Wednesday, ten in the morning in Colorado.
  calledAt: '2036-02-06T17:00:00Z',
  timeZone: 'America/Denver',
  owner: 'Zeke Lomax',
  us: ['Zeke'],
  people: [
    { id: 'lead-1', name: 'Della Rourke', company: 'Timberjack Lounge', email: 'della@timberjack.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Della',
      words: /last year's counts|pull those from the register/i,
      due: '2036-02-07',
    },
    {
      owner: 'us',
      assignee: 'Zeke',
      words: /then go past roscoe|ask him today|text you his answer/i,
      due: '2036-02-08',
    },
    {
      owner: 'us',
      assignee: 'Zeke',
      words: /new quote on monday|put the setup on it/i,
      due: '2036-02-11',
    },
    {
      owner: 'them',
      assignee: 'Della',
      words: /forward it to you after this call/i,
      due: '2036-02-06',
    },
  ],
  notActions: [
    /birthday text messages|no texts/i,
    /threw something at it/i,
    /every week, so it won't/i,
    /took it out of the line/i,
    /only pens|does he throw/i,
    /with a dead phone/i,
    /pulling something out/i,
  ],
  open: [
    // The next call is a meeting.
    /call you on tuesday|tuesday at ten/i,
    /i'll let it ring/i,
    // What the new quote will hold.
    /yearly pool/i,
    /sign in february|see the quote first/i,
    /monthly has to go past/i,
    // More than she has: to some a part of the first objection.
    /\$9,000 a year for this|boards break/i,
    /it's a big number/i,
    /plus the 534/i,
    /let's take it apart/i,
  ],
  meetings: [{ words: /call you on tuesday|tuesday at ten/i, at: '2036-02-12T10:00' }],
  budget: /\b9[,. ]?000 a year|\$ ?9[,. ]?000|\b9k/i,
  notBudget: [
    /\b534\b/i,
    /\b840\b/i,
    /\b4[,. ]?000/i,
    /\b6[,. ]?408/i,
    /\b10[,. ]?408/i,
    /\b650\b/i,
    /\b7[,. ]?800/i,
    /\$600\b/i,
  ],
  decisionMaker: /della|my company/i,
  timeline: /15th of march|march 15|15(?:th)? (?:of )?march|2036-03-15|spring break/i,
  competitors: ['Signright'],
  notCompetitors: ['Signasaur', 'Roscoe'],
  objections: [
    { kind: 'price', words: /it's too expensive|12 cents a signature that i hit/i },
    // Terms: the whole year up front.
    { kind: 'price', words: /whole year on day one|monthly or i don't buy/i },
    // A rival's lower price.
    { kind: 'competitor', words: /signright wants|no pool, no counting/i },
  ],
  lead: { name: 'Della Rourke', company: 'Timberjack Lounge', email: 'della@timberjack.example' },
  mailTo: 'della@timberjack.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:534|840|10[,. ]?408|4[,. ]?000|6[,. ]?408|7[,. ]?800|650)/i,
    /(?:roscoe|zeke)(?: lomax)? (?:signs|decides on|is the decision)/i,
    /monthly (?:billing|payment)s? (?:is|was|were|are) (?:agreed|approved|granted)/i,
    /(?:zeke|signasaur)[^.]{0,20} (?:will|to) (?:add|set up|include)[^.]{0,15}text messages/i,
    /(?:switched|moved|signed) (?:to|with) signright/i,
  ],
  mood: 'mixed',
}
