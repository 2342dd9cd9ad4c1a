import type { CallGold } from '../call-gold.ts'

/** South Africa; with times; a supermarket group complains about cash that was not fetched; forty-six and a half thousand a month; the CFO decides whether they stay; before Heritage Day. */
export const cashPickups: CallGold = {
  file: 'cash-pickups.txt',
  kind: 'complaint',
  // A Thursday, half past eight in South Africa.
  calledAt: '2041-09-12T06:30:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Lesego Motaung',
  us: ['Lesego', 'Wynand'],
  people: [
    {
      id: 'lead-1',
      name: 'Refilwe Ledwaba',
      company: 'Mangwanya Supermarkets',
      email: 'refilwe@mangwanya.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Lesego',
      words: /incident report|have it on paper|with you tomorrow|tomorrow, okay/i,
      due: '2041-09-13',
    },
    {
      owner: 'us',
      assignee: 'Wynand',
      words: /tracking|see that for myself|whole of august|mail it to you on monday|monday's alright/i,
      due: '2041-09-16',
    },
    {
      owner: 'them',
      assignee: 'Refilwe',
      words: /the seal from|seal numbers|before lunch|photos? of (?:it|everything)|photo of the seal/i,
      due: '2041-09-12',
    },
    {
      owner: 'us',
      assignee: 'Dineo',
      words: /dineo|credit note|being reversed/i,
      due: '2041-09-18',
    },
    {
      owner: 'us',
      assignee: 'Lesego',
      words:
        /just those two|work it out|would i have it|(?:^|lesego: )tuesday\.$|okay, tuesday|sunday run for/i,
      due: '2041-09-17',
    },
    {
      owner: 'them',
      assignee: 'Kagiso',
      words: /kagiso|opening hours|right hours|give you the list|by tomorrow afternoon/i,
      due: '2041-09-13',
    },
  ],
  notActions: [
    /over lunch|no lunch|enough lunches/i,
    /smart safe|one thing at a time/i,
    /new panic number|stuck it up/i,
    /one more miss|signing with the others/i,
    /came to see me last week/i,
    /charged us for the days/i,
    /is ten minutes away/i,
    /could choose for himself/i,
    /we count twice/i,
    /has a shop on it/i,
    /all five stores, so nothing/i,
  ],
  open: [
    // Agreed: the visit, a meeting to most readers.
    /the nineteenth|i'll be there/i,
    /new voicemail|in my car/i,
    /write that down/i,
    /come and fetch the money/i,
    /that we can do/i,
    /before heritage day|old rounds/i,
    /auditors are also/i,
    /help me with the vault/i,
    // Blame for what is past: to some objections of their own.
    /eight thousand six hundred|short bag/i,
    /nobody came|lying in a safe|charged us/i,
    /first straight answer/i,
    /thinking about it/i,
  ],
  meetings: [{ words: /the nineteenth/i, at: '2041-09-19T10:00' }],
  budget: /forty-six and a half|\b46[,. ]?500|\b46[.,]5|forty-six thousand five/i,
  notBudget: [
    /four hundred and twelve|\b412[,. ]?000/i,
    /eight thousand six|\b8[,. ]?600/i,
    /thirty-nine hundred|\b3[,. ]?900/i,
    /fifty-four thousand|\b54[,. ]?000/i,
    /forty-four thousand|\b44[,. ]?000/i,
  ],
  decisionMaker: /rasesemola|\bcfo\b/i,
  timeline:
    /heritage day|24(?:th)? (?:of )?sep|september 24|sept?\.? 24|twenty-fourth of september|2041-09-2[34]/i,
  competitors: ['Safrand Couriers'],
  notCompetitors: [
    'Ironveld Cash',
    'Mangwanya Supermarkets',
    'Seshego',
    'Mankweng',
    'Lebowakgomo',
    'Polokwane',
    'Dineo',
  ],
  objections: [
    { kind: 'trust', words: /must i trust|never ten minutes|nobody came/i },
    { kind: 'price', words: /cannot pay more|way out|isn't another cent/i },
    { kind: 'competitor', words: /safrand|forty-four thousand|thinking about it|signing with the others/i },
  ],
  lead: { name: 'Refilwe Ledwaba', company: 'Mangwanya Supermarkets', email: 'refilwe@mangwanya.example' },
  mailTo: 'refilwe@mangwanya.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:zar|r)? ?(?:412|8[,. ]?600|3[,. ]?900|54|44|fifty-four|forty-four|four hundred|thirty-nine)/i,
    /(?:refilwe|kagiso|wynand|lesego|dineo|each store owner)(?: ledwaba| motaung)? (?:signs|decides|approves|is the decision)/i,
    /(?:lunch) (?:is )?(?:agreed|planned|booked)/i,
    /(?:wynand|lesego|ironveld cash)(?: motaung)? (?:will|to) (?:install|rent|put in) [^.]{0,15}safe/i,
    /(?:refilwe|mangwanya supermarkets)(?: ledwaba)? (?:has )?(?:cancelled|signed with)/i,
  ],
  mood: 'negative',
}
