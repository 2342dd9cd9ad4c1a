import type { CallGold } from '../call-gold.ts'

export const hotelLinenExit: CallGold = {
  file: 'hotel-linen-exit.txt',
  kind: 'cancellation',
  calledAt: '2027-02-09T08:00:00Z',
  timeZone: 'Africa/Lagos',
  owner: 'Tobi Adeyemi',
  us: ['Tobi'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Tobi', words: /who was on duty|come back to you on that/i, due: '2027-02-09' },
    { owner: 'them', assignee: null, words: /send you the count|count them/i, due: '2027-02-15' },
    { owner: 'us', assignee: 'Tobi', words: /pickup for the first|arrange the pickup/i, due: '2027-03-01' },
    { owner: 'us', assignee: 'Tobi', words: /in writing|get it by email today/i, due: '2027-02-09' },
    { owner: 'us', assignee: 'Tobi', words: /refund/i, due: null },
  ],
  notActions: [/ikeja/i, /greet your wife/i, /check on you/i],
  meetings: [],
  budget: null,
  notBudget: [/two hundred and fifty thousand|250/i],
  decisionMaker: null,
  timeline: /first of march|twenty.eighth of february|1 march|28 february|march 1|february 28/i,
  competitors: ['CleanPress'],
  notCompetitors: ['Whitefold Linen', 'Regent Palms', 'Ikeja'],
  objections: [
    {
      kind: 'trust',
      words:
        /story upon story|napkins came sunday|always a truck|picks my call|four times on saturday|it is reliability/i,
    },
    { kind: 'competitor', words: /signed with cleanpress/i },
  ],
  lead: { name: 'Adaeze', company: 'Regent Palms', email: 'adaeze@regentpalms.example' },
  mailTo: 'adaeze@regentpalms.example',
  never: [
    /budget (?:is|of)/i,
    /too expensive/i,
    /(?:call|contact) (?:the )?(?:restaurant in )?ikeja/i,
    /(?:stays?|renew(?:ed|s)?) with whitefold/i,
  ],
  mood: 'negative',
}
