import type { CallGold } from '../call-gold.ts'

/** England; a building site complains about hired toilets and a cold welfare cabin: two missed visits, a credit note moved up, more toilets wanted but no quote yet. */
export const siteToilets: CallGold = {
  file: 'site-toilets.txt',
  kind: 'complaint',
  // A Wednesday, eleven in the morning in England (winter time).
  calledAt: '2032-02-25T11:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gareth Lyle',
  us: ['Gareth'],
  people: [
    {
      id: 'lead-1',
      name: 'Kelly Marsden',
      company: 'Bramley Stowe Construction',
      email: 'kelly.marsden@bramleystowe.example',
    },
    {
      id: 'lead-2',
      name: 'Nigel Farrow',
      company: 'Bramley Stowe Construction',
      email: 'nigel.farrow@bramleystowe.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Ravi',
      words: /\bravi\b|(?:repair|fix)(?:s|ing)? the heater/i,
      due: '2032-02-26',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /two visits a week|tuesdays and fridays|visits? twice a week|twice.weekly/i,
      due: '2032-02-27',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /credit note|february books/i,
      due: '2032-02-27',
    },
    {
      owner: 'them',
      assignee: 'Kelly',
      words: /send .{0,20}(?:pictures|photos)|got pictures/i,
      due: '2032-02-25',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /sandra|go through them with/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /arrival times|when your drivers were/i,
      due: '2032-02-26',
    },
    { owner: 'us', assignee: 'Gareth', words: /new valve|order .{0,10}valve/i, due: '2032-02-25' },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /mobile number|text you both/i,
      due: '2032-02-25',
    },
  ],
  notActions: [
    /shall i send you a quote/i,
    /send you a copy|no need, i've got one/i,
    /put grit down/i,
    /kept my own list/i,
    /the tea's on me/i,
    /lost two drivers/i,
    /told me that last week/i,
    /: monday\?|pouring concrete/i,
    /read your e-mail/i,
  ],
  open: [
    // The visit is a meeting.
    /tuesday the 2nd|come to the site|see you on tuesday|tuesday's better/i,
    // The day that was moved, and what accounts have to do.
    /accounts have to check/i,
    /it has to be before ten/i,
    /we need two more toilets/i,
    /two good weeks/i,
    /as quick as they are/i,
    // Remarks that may count as doubts.
    /it could happen again/i,
    /on hold for 25 minutes/i,
    /doesn't clean them|no paper in two/i,
    /couldn't be used/i,
    /since thursday|in their coats/i,
    /didn't happen on the/i,
    /leaking at the valve/i,
    /answer after two rings/i,
  ],
  meetings: [{ words: /tuesday the 2nd|2 march|march 2/i, at: '2032-03-02T09:00' }],
  budget: /\b2[,. ]?600\b/i,
  notBudget: [/\b1[,. ]?980\b/i, /\b2[,. ]?200\b/i, /\b2[,. ]?260\b/i, /£ ?415\b/i, /£ ?140\b/i],
  decisionMaker: null,
  timeline: /(?:\b15|15th) (?:of )?march|march 15|2032-03-15/i,
  competitors: [],
  notCompetitors: ['Cleeve', 'Aldous Drainage', 'Temple Road'],
  objections: [
    { kind: 'trust', words: /why should i believe|last week too, and nobody came/i },
    { kind: 'price', words: /not paying for visits|visits that never happened/i },
    { kind: 'trust', words: /can't look after four|six toilets from a firm/i },
  ],
  lead: {
    name: 'Kelly Marsden',
    company: 'Bramley Stowe Construction',
    email: 'kelly.marsden@bramleystowe.example',
  },
  mailTo: 'kelly.marsden@bramleystowe.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:1[,. ]?980|2[,. ]?200|2[,. ]?260)/i,
    /gareth(?: lyle)? (?:will|to|should) (?:send|prepare) (?:a|the) quote/i,
    /(?:ordered|agreed (?:to|on)|confirmed) two (?:more|extra|additional) toilets/i,
    /(?:hire|contract) (?:is|was|has been) (?:cancelled|terminated)/i,
    /heater (?:is|was|has been) (?:repaired|fixed)/i,
    /aldous drainage (?:is|as) a (?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
