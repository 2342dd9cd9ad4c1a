import type { CallGold } from '../call-gold.ts'

/** Singapore; a bakery ends its pest control contract over moths in the flour store and does it itself from May: each rescue refused, an orderly end, the bait boxes still to be asked about. */
export const flourMoths: CallGold = {
  file: 'flour-moths.txt',
  kind: 'cancellation',
  // A Monday, half past ten in the morning in Singapore.
  calledAt: '2041-03-18T02:30:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Tan Wei Ling',
  us: ['Wei Ling'],
  people: [
    {
      id: 'lead-1',
      name: 'Jasmine Koh',
      company: 'Golden Crust Bakery',
      email: 'jasmine.koh@goldencrust.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /two people on 4|send them on the 3rd|(?:send|sends) two (?:people|technicians)/i,
      due: '2041-04-03',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /service reports|send (?:you )?a link|by thursday/i,
      due: '2041-03-21',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /ask (?:my|her|the) manager|keep (?:them|the (?:bait )?boxes) for free|in two days/i,
      due: '2041-03-20',
    },
    { owner: 'us', assignee: 'Farid', words: /new plan|plan that shows/i, due: '2041-04-03' },
    {
      owner: 'them',
      assignee: 'Jasmine',
      words: /invoice number|after this call/i,
      due: '2041-03-18',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /accounts department|check\b.*\baccounts/i,
      due: null,
    },
    { owner: 'us', assignee: 'Wei Ling', words: /glue traps/i, due: '2041-04-24' },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /end date|this afternoon/i,
      due: '2041-03-18',
    },
  ],
  notActions: [
    /speak to mr lim|i don't think that's useful/i,
    /heat treatment|stop production/i,
    /go down to 2,450/i,
    /sell them to you for|rather not pay for them/i,
    /for emergencies only|don't want any contract/i,
    /then we'll refund/i,
    /we've hired a pest officer|joins us on 15 april/i,
    /it's signed/i,
    /what about a weekend|bake on weekends/i,
  ],
  open: [
    // The last visit is a meeting.
    /24 april at two|last (?:regular )?visit|in my diary/i,
    // Parts of another promise.
    /chemical list|in there too/i,
    /run everything on our own/i,
    /call you again in half a year/i,
    // Remarks that may count as doubts.
    /46 in one week/i,
    /200 for used plastic/i,
    /nobody came|january invoice/i,
    /if nobody was here/i,
    /anything will change/i,
    /do it ourselves/i,
    /stop production/i,
    /don't want any contract/i,
  ],
  meetings: [{ words: /24 april at two|last visit|in my diary/i, at: '2041-04-24T14:00' }],
  budget: null,
  notBudget: [/\b2[,. ]?900/i, /\b2[,. ]?450/i, /\b1[,. ]?200/i, /\$ ?15\b/i, /\$ ?420\b/i, /\$ ?300\b/i],
  decisionMaker: /\blim\b|chief operating officer/i,
  timeline: /(?:\b1|1st) (?:of )?may|may 1\b|2041-05-01|30(?:th)? (?:of )?april|april 30|2041-04-30/i,
  competitors: [],
  notCompetitors: ['Straits Air Catering', 'Lionguard', 'Golden Crust', 'Kumar Raj'],
  objections: [
    { kind: 'trust', words: /moths in our flour|haven't got rid of them/i },
    { kind: 'trust', words: /four different technicians|explain the factory/i },
    { kind: 'price', words: /lot of money for what we got/i },
  ],
  lead: { name: 'Jasmine Koh', company: 'Golden Crust Bakery', email: 'jasmine.koh@goldencrust.example' },
  mailTo: 'jasmine.koh@goldencrust.example',
  never: [
    /budget(?: (?:is|of))?:? ?S?\$?(?:2[,. ]?900|2[,. ]?450|1[,. ]?200)/i,
    /(?:jasmine|suresh|kumar|plant manager)(?: koh| raj)? (?:decides|signs|approves|is the decision)/i,
    /(?:cancellation|notice) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /will (?:do|carry out|perform) (?:a |the )?heat treatment/i,
    /emergency contract (?:is|was|has been) (?:agreed|accepted)/i,
    /(?:is|are|will be) (?:changing|switching|moving) to (?:another|a new) (?:company|provider|supplier)/i,
  ],
  mood: 'negative',
}
