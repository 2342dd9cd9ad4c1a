import type { CallGold } from '../call-gold.ts'

/** Denmark; an art museum asks an English maker for transport crates, imported by a colleague who does not speak: 310,000 kroner of 900,000, nine weeks are too long, the rival rents. */
export const paintingCrates: CallGold = {
  file: 'painting-crates.txt',
  kind: 'imported',
  // A Tuesday, ten in the morning in Denmark (summer time); Easter Sunday is the 13th.
  calledAt: '2031-04-08T08:00:00Z',
  timeZone: 'Europe/Copenhagen',
  owner: 'Rhys Bevan',
  us: ['Gwen'],
  people: [
    {
      id: 'lead-1',
      name: 'Torben Vinther',
      company: 'Limfjord Art Museum',
      email: 'torben.vinther@limfjordart.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Mette',
      words: /frame (?:list|sizes)|list of (?:the )?frames|have it as it is/i,
      due: '2031-04-09',
    },
    { owner: 'us', assignee: 'Gwen', words: /\bhuw\b|ask (?:in )?the workshop/i, due: '2031-04-15' },
    {
      owner: 'us',
      assignee: 'Gwen',
      words: /test report|foam report|report on the foam|the real report/i,
      due: '2031-04-08',
    },
    {
      owner: 'us',
      assignee: 'Gwen',
      words:
        /get the quote|quote by the end|calculate it like that|(?:send|make) (?:\w+ ){0,3}quote|quote in kroner/i,
      due: '2031-04-18',
    },
    {
      owner: 'us',
      assignee: 'Gwen',
      words: /sawn-off|saw a corner|sawn corner|microscope|post .*corner/i,
      due: '2031-04-22',
    },
    {
      owner: 'them',
      assignee: 'Torben',
      words: /loading door|measure the door|width of the door|door width/i,
      due: '2031-04-17',
    },
  ],
  notActions: [
    // Refused.
    /keep the empty ones|pay the lorry twice/i,
    /drive over with a crate|drive a crate|hamburg in may/i,
    // Conditional or put off.
    /shock loggers|then the presents/i,
    /don't write it down|i've written it down/i,
    // Done already.
    /in rented crates from/i,
    /museumskasser, was here/i,
    /foundation has given us/i,
  ],
  open: [
    // The next call is a meeting.
    /24th at ten|thursday the 24th|once you've read the quote/i,
    /send round an invitation/i,
    /sigrid|likes to be called/i,
    /second bench/i,
    /what each of them weighs/i,
    /line only the ones|seven lined|three that are painted/i,
    /need three weeks to pack/i,
    /first to bergen/i,
    /can't have pvc/i,
    // Remarks that may count as doubts.
    /where do i put|store is full/i,
    /wet corner|fine until it wasn't/i,
    /cannot go back and ask/i,
    /kunsttrans does/i,
    /if i'm happy with it/i,
  ],
  meetings: [
    { words: /24th at ten|thursday the 24th|april 24|24(?:th)? (?:of )?april/i, at: '2031-04-24T10:00' },
  ],
  budget: /\b310[,. ]?000|\b310 ?k\b|three hundred (?:and )?ten thousand/i,
  notBudget: [/\b900[,. ]?000/i, /\b185[,. ]?000/i, /\b340[,. ]?000/i, /\b100[,. ]?000/i],
  decisionMaker: /birgitte|holm|our director/i,
  timeline: /twenty-sixth of may|26(?:th)? (?:of )?may|may 26|2031-05-26/i,
  competitors: ['Kunsttrans Nord', 'Museumskasser'],
  notCompetitors: ['Larkhill Crates', 'Limfjord Art Museum', 'Sigrid Aune', 'Bergen', 'Aberdeen'],
  objections: [
    { kind: 'timing', words: /nine weeks is too long/i },
    { kind: 'price', words: /it's too much/i },
  ],
  lead: {
    name: 'Torben Vinther',
    company: 'Limfjord Art Museum',
    email: 'torben.vinther@limfjordart.example',
  },
  mailTo: 'torben.vinther@limfjordart.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:dkk|kr\.?)? ?(?:900|185|340|100)[,. ]?000/i,
    /(?:torben|mette|sigrid)(?: vinther| aune)? (?:decides|approves|is the decision)/i,
    /rhys(?: bevan)? (?:will|to|should) (?:send|ask|post|email)/i,
    /gwen(?: parry)? (?:will|to|should) (?:drive|bring|visit|store|call sigrid)/i,
    /(?:crates?|empties) (?:will be|are|to be) (?:stored|kept) in wiltshire/i,
    /loggers? (?:are|were|was) (?:ordered|agreed|included)/i,
    /quote (?:is )?(?:wanted )?in pounds/i,
  ],
  mood: 'positive',
}
