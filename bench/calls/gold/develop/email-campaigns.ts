import type { CallGold } from '../call-gold.ts'

/** Ireland; garden centres and their email agency talk about next year: open rates down, 24,000 against 29,400, wrong prices in the newsletter; a managing director who signs and takes no visitors. */
export const emailCampaigns: CallGold = {
  file: 'email-campaigns.txt',
  kind: 'renewal',
  // A Tuesday, ten in the morning in Ireland (summer time).
  calledAt: '2033-10-11T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brannigan',
  us: ['Aoife'],
  people: [
    {
      id: 'lead-1',
      name: 'Declan Moran',
      company: 'Corrib Garden Centres',
      email: 'declan@corribgardens.example',
    },
    {
      id: 'lead-2',
      name: 'Sinead Lally',
      company: 'Corrib Garden Centres',
      email: 'sinead@corribgardens.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /(?:file|list) (?:of|with) (?:the )?inactive|those addresses as a file/i,
      due: '2033-10-12',
    },
    {
      owner: 'them',
      assignee: 'Sinead',
      words: /mark\w* (?:the )?trade customers|have it back on monday/i,
      due: '2033-10-17',
    },
    // Moved from next Tuesday.
    { owner: 'us', assignee: 'Aoife', words: /\bproposal\b|this friday/i, due: '2033-10-14' },
    { owner: 'us', assignee: 'Piotr', words: /price import|piotr/i, due: '2033-10-20' },
    { owner: 'us', assignee: 'Aoife', words: /\borla\b|notice period/i, due: '2033-10-11' },
    { owner: 'them', assignee: 'Declan', words: /bulb photos/i, due: '2033-10-11' },
  ],
  notActions: [
    /came along on monday|agency in the room/i,
    /if shopwise opens|could build it/i,
    /asked them already|maybe next year/i,
    /survey/i,
    /nobody lets me near/i,
    /i had planned 2,450/i,
    /got it at the old price/i,
    /didn't ask/i,
  ],
  open: [
    // The next call is a meeting.
    /wednesday the 19th|in the sligo shop|thursday the 20th/i,
    // The offer as it was made.
    /inactive addresses off the list/i,
    /quiet months|brings the year down|october instead|i could live with/i,
    /not january/i,
    /have to fetch it after eight|fetch the price list/i,
    // Remarks that may count as doubts.
    /open rate is down/i,
    /saltwater|1,700 a month/i,
    /cheese people/i,
    /prices in the newsletter don't match|three times since august/i,
    /six months is long|three months and not six/i,
    /before anything is deleted/i,
  ],
  meetings: [{ words: /thursday the 20th/i, at: '2033-10-20T09:30' }],
  budget: /\b24[,. ]?000|\b24k/i,
  notBudget: [
    /\b30[,. ]?000/i,
    /\b85[,. ]?000/i,
    /\b29[,. ]?400/i,
    /\b23[,. ]?600/i,
    /\b2[,. ]?200\b/i,
    /\b2[,. ]?450\b/i,
    /\b1[,. ]?700\b/i,
  ],
  decisionMaker: /fintan|keane/i,
  timeline:
    /(?:\b1|1st|\b9|9th) (?:of )?january|january (?:1|9)\b|(?:early|start of|beginning of) january|2034-01-0[19]/i,
  competitors: ['Saltwater'],
  notCompetitors: ['Shopwise', 'Brightline'],
  objections: [
    { kind: 'price', words: /can't see that the autumn newsletters|bring in what they cost/i },
    { kind: 'price', words: /above my figure|more for a worse result/i },
  ],
  lead: { name: 'Declan Moran', company: 'Corrib Garden Centres', email: 'declan@corribgardens.example' },
  mailTo: 'declan@corribgardens.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:30|85|29|23)[,. ]?\d00/i,
    /(?:declan|sinead|marian|orla)(?: moran| lally)? (?:decides|signs|approves|is the decision)/i,
    /aoife(?: brannigan)? (?:will|to|should) (?:join|attend|come to) (?:the )?(?:meeting )?(?:with fintan|on monday)/i,
    /(?:survey) (?:will be|is) (?:repeated|run again|included)/i,
    /notice period (?:is|was|has been) (?:shortened|agreed|reduced)/i,
    /contract (?:was|has been) (?:renewed|cancelled|signed)/i,
  ],
  mood: 'mixed',
}
