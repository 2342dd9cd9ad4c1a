import type { CallGold } from '../call-gold.ts'

export const shelfTags: CallGold = {
  file: 'shelf-tags.txt',
  kind: 'negotiation',
  // A Monday, half past ten in the morning in Ohio.
  calledAt: '2027-04-12T14:30:00Z',
  timeZone: 'America/New_York',
  owner: 'Kendra Voss',
  us: ['Kendra'],
  people: [{ id: 'lead-1', name: 'Bill Ostrander', company: 'Ostrander Markets', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Kendra',
      words: /redo the quote|wednesday works/i,
      due: '2027-04-14',
    },
    { owner: 'them', assignee: 'Yolanda', words: /email you the vendor packet/i, due: '2027-04-12' },
    {
      owner: 'us',
      assignee: 'Kendra',
      words: /fill it out|back to you by noon|nobody ever does that/i,
      due: '2027-04-13',
    },
    {
      owner: 'us',
      assignee: 'Kendra',
      words: /ask our cfo|answer on thursday|thursday's fine|net sixty isn't mine/i,
      due: '2027-04-15',
    },
    {
      owner: 'them',
      assignee: 'Bill',
      words: /have our lawyer go over|it's a she, and she will/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Kendra',
      words: /dozen freezer tags/i,
      due: '2027-04-12',
    },
    {
      owner: 'them',
      assignee: 'Bill',
      words: /night crew count|end of next week|how solid is the tag count/i,
      due: '2027-04-23',
    },
  ],
  notActions: [
    /demo rack|lucky rack/i,
    /press release|no press\b/i,
    /no price match|i can't match one seventy-one/i,
    /did you get the nda|it's filed/i,
    /pulling the wire himself|leave dale alone/i,
    /two stores in akron|won't promise akron/i,
    /canton could go first/i,
  ],
  open: [
    // Contract talk: an objection to one, a change of a clause to another.
    /we don't do net thirty|auto-renewal on the software/i,
    // The lead-in to the price.
    /about fell off the chair|lot of feelings/i,
    // Half praise of the other one.
    /real nice lunch/i,
    // The refusal of a side offer.
    /an interview in ninety-four/i,
    /mark it up right in the document/i,
    /four guys on nights/i,
    /then the compressors went/i,
    /different conversation/i,
    // Half a promise and half a joke.
    /in with the fish sticks/i,
    /save me a donut|send the new quote to me/i,
    /she reads every page/i,
  ],
  meetings: [{ words: /the sixteenth|nine-thirty friday/i, at: '2027-04-16T09:30' }],
  budget: /one hundred and sixty|one sixty|\b160/i,
  notBudget: [
    /two hundred and twelve|two twelve|\b212/i,
    /one ninety|\b190/i,
    /twenty-two thousand|\b22[,. ]?000/i,
    /one seventy-one|\b171/i,
    /over a hundred grand|\b100[,. ]?000|\b100k/i,
  ],
  decisionMaker: /marge|aunt/i,
  timeline: /august second|august 2|2 august|aug\.? 2\b/i,
  competitors: ['Tagwise', 'Pricello'],
  notCompetitors: ['Brightshelf', 'Massillon', 'Dover', 'Akron', 'Dale', 'Stark', 'Scotch'],
  objections: [
    { kind: 'price', words: /more than i can justify/i },
    { kind: 'need', words: /not sold that we need it/i },
    { kind: 'trust', words: /dead in five months|real leery of anything/i },
    { kind: 'competitor', words: /why we don't just go with them/i },
    { kind: 'authority', words: /grand, i can't sign it|her name on the bottom/i },
    { kind: 'timing', words: /that doesn't work, kendra|with scotch tape/i },
  ],
  lead: {
    name: 'Bill Ostrander',
    company: 'Ostrander Markets',
    email: 'bill.ostrander@ostrandermarkets.example',
  },
  mailTo: 'bill.ostrander@ostrandermarkets.example',
  never: [
    /(?:bill|yolanda|the controller|the lawyer) (?:decides|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:212|190|171|100)(?:[,.]?000|k)/i,
    /kendra (?:will|to) bring (?:a|the) demo rack/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:email|call|contact) dale/i,
    /(?:agreed|happy) to (?:a|the) press/i,
    /net sixty (?:is|was) agreed/i,
  ],
  mood: 'mixed',
}
