import type { CallGold } from '../call-gold.ts'

/** Ireland; a mixer wagon is haggled over with two of a farm; the old one is traded in; Michael decided once; a rival's price and three other sums. */
export const feedMixers: CallGold = {
  file: 'feed-mixers.txt',
  kind: 'negotiation',
  // A Wednesday, half past two in the afternoon in Ireland.
  calledAt: '2029-09-12T13:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Dermot Lacey',
  us: ['Dermot'],
  people: [
    {
      id: 'lead-1',
      name: 'Noreen Quirke',
      company: 'Ballinvreena Dairy',
      email: 'noreen@ballinvreena.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Noreen',
      words: /(?:pictures|photos) of the old|whatsapp them|hour clock|after the evening milking/i,
      due: '2029-09-12',
    },
    {
      owner: 'us',
      assignee: 'Dermot',
      words: /work it all out again|(?:new|revised) price|tomorrow evening/i,
      due: '2029-09-13',
    },
    {
      owner: 'them',
      assignee: 'Con',
      words:
        /put a tape on|i'll measure it|text me the number|over there friday|measure[^.]{0,30}(?:door|shed)/i,
      due: '2029-09-14',
    },
    {
      owner: 'us',
      assignee: 'Pádraig',
      words: /ring on monday|weigh cells|monday's grand/i,
      due: '2029-09-17',
    },
    { owner: 'them', assignee: 'Noreen', words: /go through it with her|on sunday when/i, due: '2029-09-16' },
    {
      owner: 'us',
      assignee: 'Dermot',
      words:
        /could it be spread|would the bank|have to ask them|would you ask so|i will of course|till the end of next week|ask the bank/i,
      due: '2029-09-21',
    },
  ],
  notActions: [
    /leave the demo machine|saw it in moorepark/i,
    /five-year warranty|nineteen hundred|i won't push/i,
    /greases everything/i,
    /throw in the delivery|straw chopper/i,
    /sent ye the brochure|coloured in/i,
    /said i'd ring about/i,
    /put that in last winter/i,
    /big folder/i,
    /need the bale arm|is the bale arm/i,
    /waiting on a gearbox/i,
    /got the quad stuck|dog was driving/i,
    /michael has handed/i,
    /till i put you on the speaker/i,
  ],
  open: [
    // Before ten, passed on to the mechanic: part of his call to some.
    /i'll tell him/i,
    /see can we get near it/i,
    /once it's ordered/i,
    /i'd want to see it first/i,
    // Bargaining about the trade-in, and a rival's offer: objections to some.
    /worth more than that/i,
    /after us again|sixty-one, and he'd/i,
    /let ye go to the cows/i,
    /first of november|before the cows come in/i,
    /high enough/i,
  ],
  meetings: [],
  budget: /fifty-six|\b56[,. ]?000|\b56k/i,
  notBudget: [
    /sixty-eight thousand|\b68[,. ]?000|\b68k/i,
    /sixty-one\b|\b61[,. ]?000|\b61k/i,
    /eleven thousand|\b11[,. ]?000|\b11k/i,
    /nineteen hundred|\b1[,. ]?900/i,
    /ten thousand|\b10[,. ]?000|\b10k/i,
  ],
  decisionMaker: /aileen|sister-in-law/i,
  timeline: /first of november|november 1\b|1(?:st)? (?:of )?november|before the cows come in/i,
  competitors: ['Kellmech'],
  notCompetitors: [
    'Augerline',
    'Ballinvreena Dairy',
    'Moorepark',
    'Michael',
    'Pádraig',
    'Fermoy',
    'Kilmallock',
    'Mitchelstown',
  ],
  objections: [
    { kind: 'price', words: /way more than i thought|but sixty-eight thousand/i },
    { kind: 'trust', words: /what happens when it breaks|four days waiting|looking at me for four days/i },
  ],
  lead: { name: 'Noreen Quirke', company: 'Ballinvreena Dairy', email: 'noreen@ballinvreena.example' },
  mailTo: 'noreen@ballinvreena.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:68|61|11[,. ]?000|10[,. ]?000|1[,. ]?900|sixty|eleven|nineteen|ten thousand)/i,
    /(?:michael|con|noreen)(?: quirke)? (?:signs|decides|approves|is the decision)/i,
    /dermot(?: lacey)? (?:will|to) (?:leave|lend|bring) [^.]{0,15}demo/i,
    /dermot(?: lacey)? (?:will|to) (?:add|send|include) [^.]{0,20}warranty/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:christmas|end of next week)/i,
  ],
  mood: 'mixed',
}
