import type { CallGold } from '../call-gold.ts'

/** Canada; registration software for summer camps, handed over from Nathalie to Greg: a French form before the opening, a bus module at 7,900 against 6,000, and a rival who gives it for free. */
export const campRegistrations: CallGold = {
  file: 'camp-registrations.vtt',
  kind: 'handover',
  // A Tuesday, one in the afternoon in Ottawa.
  calledAt: '2044-01-19T18:00:00Z',
  timeZone: 'America/Toronto',
  owner: 'Greg Aucoin',
  us: ['Nathalie', 'Greg'],
  people: [
    {
      id: 'lead-1',
      name: 'Melissa Bouchard',
      company: 'Lac Perdrix Camps',
      email: 'melissa@lacperdrix.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Nathalie',
      // From the 29th moved to the 25th, before the opening.
      words: /by the 29th|before registration opens|monday the 25th|french|medical form|switch\w* on/i,
      due: '2044-01-25',
    },
    {
      owner: 'us',
      assignee: 'Greg',
      words: /cell number|put it in an email|you'll have it today/i,
      due: '2044-01-19',
    },
    {
      owner: 'us',
      assignee: 'Greg',
      words: /report about that test|test report|take care of that/i,
      due: '2044-01-21',
    },
    {
      owner: 'them',
      assignee: 'Melissa',
      words: /ask the bus company|kind of scanner|asks the bus/i,
      due: '2044-01-20',
    },
    {
      owner: 'them',
      assignee: 'Patrick',
      words: /patrick|end of next week|need your routes/i,
      due: '2044-01-29',
    },
    {
      owner: 'us',
      assignee: 'Greg',
      words: /a page about|one page|one-pager|february 5/i,
      due: '2044-02-05',
    },
  ],
  notActions: [
    /sibling discount/i,
    /speak with your chair/i,
    /4471|paid that on friday/i,
    /photo gallery/i,
    /twice the servers/i,
    /their own phones/i,
    /learn your birthday/i,
  ],
  open: [
    // The next call is a meeting.
    /the 27th|the 28th/i,
    /online that whole/i,
    /new price in two days/i,
    /with fewer buses/i,
    /not hired yet|in may/i,
    /takes over your camps/i,
    /board looks at it/i,
    /off my list/i,
    /in writing that i can use/i,
    // Remarks that may count as doubts or as one.
    /third account manager/i,
    /still half english/i,
    /page stopped/i,
    /doesn't allow phones/i,
    /give us the bus module|the word free|has written to our chair/i,
    /not this season/i,
    /photos of children/i,
  ],
  meetings: [{ words: /the 28th/i, at: '2044-01-28T13:00' }],
  budget: /\b6[,. ]?000|\b6k/i,
  notBudget: [/\b7[,. ]?900/i, /\b1[,. ]?150/i, /over 5[,. ]?000/i],
  decisionMaker: /board/i,
  timeline:
    /june (?:the )?1(?:st)?\b|(?:\b1st|\b1) (?:of )?june|2044-06-01|june (?:the )?28|28(?:th)? (?:of )?june|2044-06-28|first week of june/i,
  competitors: ['CampLark'],
  notCompetitors: ['Bunkboard'],
  objections: [
    { kind: 'trust', words: /stops again|stay with you/i },
    { kind: 'price', words: /more than i have/i },
  ],
  lead: { name: 'Melissa Bouchard', company: 'Lac Perdrix Camps', email: 'melissa@lacperdrix.example' },
  mailTo: 'melissa@lacperdrix.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:7[,. ]?900|1[,. ]?150|5[,. ]?000)/i,
    /(?:melissa|patrick)(?: bouchard)? (?:decides alone|has the final say|is the decision)/i,
    /(?:has|have) (?:decided to )?(?:switch|switched|move|moved) to camplark/i,
    /greg(?: aucoin)? (?:will|to|should) (?:speak|talk|call) (?:with |to )?(?:the|their|her) chair/i,
    /(?:the )?invoice (?:4471 )?(?:is|remains) (?:open|unpaid)/i,
    /(?:wants|ordered) the photo gallery/i,
  ],
  mood: 'mixed',
}
