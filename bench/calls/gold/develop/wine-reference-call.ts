import type { CallGold } from '../call-gold.ts'

/** A customer of ours tells a prospect about us; the prospect is the lead, the customer is the known one. */
export const wineReferenceCall: CallGold = {
  file: 'wine-reference-call.txt',
  kind: 'discovery',
  calledAt: '2027-01-27T15:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Clemency Foyle',
  us: ['Clemency'],
  people: [
    { id: 'lead-1', name: 'Odette Marsden', company: 'Larch Hotel', email: 'odette@larchhotel.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Clemency', words: /split the twelve|put that in writing/i, due: '2027-01-28' },
    { owner: 'them', assignee: 'Odette', words: /stock report|do it this evening/i, due: '2027-01-27' },
    { owner: 'us', assignee: 'Clemency', words: /two sample cases|before noon/i, due: '2027-02-03' },
    {
      owner: 'them',
      assignee: 'Hamish',
      words: /see the current one|wine list over to you/i,
      due: '2027-01-31',
    },
    { owner: 'us', assignee: 'Clemency', words: /find out where it is/i, due: '2027-01-29' },
  ],
  notActions: [
    /leave the call/i,
    /leave the prices out/i,
    /match cellarmen/i,
    /start with two sites/i,
    /testimonial/i,
    /corked|replaced both/i,
    /put it on opentable/i,
  ],
  meetings: [{ words: /thursday the 11th/i, at: '2027-02-11T15:00' }],
  budget: /five and a half|5[,. ]?500/i,
  notBudget: [/eight and a half thousand|8[,. ]?500/i, /six thousand|6[,. ]?000/i, /two pounds/i],
  decisionMaker: /fergus|bain|partner/i,
  timeline: /1st of march|1 march|march 1/i,
  competitors: ['Cellarmen'],
  notCompetitors: ['OpenTable', 'Larch Hotel', 'Vellum Wines', 'Copper Pot', 'Borough'],
  objections: [
    { kind: 'need', words: /a bit worried about is the minimum|no cellar to speak of/i },
    { kind: 'price', words: /two pounds a bottle over/i },
    { kind: 'authority', words: /no, that's a lie|beer man/i },
  ],
  lead: { name: 'Hamish', company: null, email: null },
  // Only the address of the customer who speaks for us is known.
  mailTo: null,
  never: [
    /hamish (?:teague )?(?:decides|signs|is the decision)/i,
    /budget (?:is|of) (?:about )?£? ?(?:8[,.]?5|6[,.]?0)/i,
    /odette (?:decides|is the decision|wants to (?:switch|buy))/i,
    /(?:writes|will write|agreed to write) (?:us )?a (?:little )?testimonial/i,
    /cellarmen price matched|matches cellarmen/i,
  ],
  mood: 'positive',
}
