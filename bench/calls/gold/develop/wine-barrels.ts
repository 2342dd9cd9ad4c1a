import type { CallGold } from '../call-gold.ts'

/** South Africa; a winery haggles over barrels; two point one million for oak; fourteen leaked in June; Marchive was there; the MD signs, the old man did once; before the first Chardonnay. */
export const wineBarrels: CallGold = {
  file: 'wine-barrels.txt',
  kind: 'negotiation',
  // A Tuesday, ten in the morning in South Africa.
  calledAt: '2042-10-07T08:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Jaco Visagie',
  us: ['Jaco', 'Nomonde'],
  people: [
    { id: 'lead-1', name: 'Hanneli Theron', company: 'Steenvrug Wines', email: 'hanneli@steenvrug.example' },
    { id: 'lead-2', name: 'Xolani', company: 'Steenvrug Wines', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jaco',
      words:
        /seventy french|thirty hungarian|work it out for me|do it two ways|transport in and|when would i see that|see it on friday|friday, good|hungarian for the shiraz|french and hungarian/i,
      due: '2042-10-10',
    },
    {
      owner: 'us',
      assignee: 'Nomonde',
      words:
        /can you take them|collect them|before ten|fourteen still standing|behind the workshop|collect the (?:fourteen|leak)|(?:leaking|leaky|fourteen) barrels/i,
      due: '2042-10-13',
    },
    {
      owner: 'them',
      assignee: 'Xolani',
      words:
        /burned into the head|photograph those|xolani, can you|send them to jaco|before the weekend|photos? of the|photograph/i,
      due: '2042-10-10',
    },
    {
      owner: 'us',
      assignee: 'Nomonde',
      words:
        /dates of both|which ship|opened its bookings|(?:ship|vessel|shipping) dates|two that would work|shift a lot of things/i,
      due: '2042-10-09',
    },
    {
      owner: 'us',
      assignee: 'Ronel',
      words: /moisture|new staves|lot by lot|ronel|by the fifteenth|fifteenth's fine|wood was dry/i,
      due: '2042-10-15',
    },
    {
      owner: 'them',
      assignee: 'Hanneli',
      words: /list of sizes|don't have the sizes|have it at home|three hundreds|barrel sizes/i,
      due: '2042-10-07',
    },
  ],
  notActions: [
    /buy-back|for planters|garden centre/i,
    /trip to the forest|pay the flights|up to here in grapes|ask my husband/i,
    /past twenty-six|come back to you/i,
    /credit's already through|went to your accounts/i,
    /toast samples|smells like a braai/i,
    /let that contractor go/i,
    /moved everything to cape town/i,
    /if the order's in by/i,
    /old man used to sign/i,
    /wax and garlic/i,
    /went for a walk/i,
    /won't be there/i,
  ],
  open: [
    // Agreed: the visit, a meeting to most readers.
    /twenty-second|nine o'clock at your place|should we sit down/i,
    /(?:bring|better) cheese/i,
    // A wish at the end, no task; to some still the doubt.
    /don't let it happen/i,
    /talk about the leakers/i,
    /told me in june|nobody tells me/i,
    // A worry about the rate: an objection to some.
    /rand does something stupid/i,
    /container stood in durban|three weeks, i remember/i,
    /want a hundred and twenty|maybe a hundred/i,
    /gerrie will ask|gerrie reads|gerrie who signs/i,
    /fourteen of them wept/i,
    /crediting me for those/i,
    /what you can take upstairs/i,
    /on the invoice/i,
    /changes things a bit|on the fridge/i,
    /must they be in the cellar|twentieth/i,
  ],
  meetings: [{ words: /twenty-second|nine o'clock at your place/i, at: '2042-10-22T09:00' }],
  budget: /two point one|\b2[.,]1 ?(?:m|mil)|\b2[,. ]?100[,. ]?000/i,
  notBudget: [
    /twenty-two thousand four|\b22[,. ]?400/i,
    /nineteen-eight|\b19[,. ]?800/i,
    /two hundred and seventy-seven|\b277[,. ]?000/i,
    /twenty thousand nine|\b20[,. ]?900/i,
  ],
  decisionMaker: /gerrie|basson|\bmd\b/i,
  timeline:
    /twentieth of january|january 20|jan\.? 20|20(?:th)? (?:of )?jan|2043-01-20|first chardonnay|twentieth, fine/i,
  competitors: ['Marchive'],
  notCompetitors: [
    'Bosmanskuip',
    'Steenvrug Wines',
    'Durban',
    'Cape Town',
    'Ronel',
    'Gerrie Basson',
    'Nomonde',
  ],
  objections: [
    {
      kind: 'price',
      words:
        /it's too much|take it upstairs like|thirteen per cent|twenty-two thousand four|went for a walk/i,
    },
    {
      kind: 'trust',
      words: /bad batch or|told me which|never had that|fourteen of them wept|saying trust me|wood was dry/i,
    },
    { kind: 'competitor', words: /marchive|twenty thousand nine|on the table|brought cheese/i },
  ],
  lead: { name: 'Hanneli Theron', company: 'Steenvrug Wines', email: 'hanneli@steenvrug.example' },
  mailTo: 'hanneli@steenvrug.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:zar|r)? ?(?:22[,. ]?400|19[,. ]?8|277|20[,. ]?900|twenty-two thousand|nineteen|two hundred and seventy|twenty thousand)/i,
    /(?:hanneli|xolani|jaco|nomonde|the old man|the family)(?: theron| visagie)? (?:signs|decides|approves|is the decision)/i,
    /buy-back (?:is |was )?(?:agreed|accepted|planned)/i,
    /hanneli(?: theron)? (?:will|to|agreed to) (?:travel|fly|visit|join)/i,
    /(?:hanneli|steenvrug wines)(?: theron)? (?:has )?(?:ordered|signed with|bought from marchive)/i,
  ],
  mood: 'mixed',
}
