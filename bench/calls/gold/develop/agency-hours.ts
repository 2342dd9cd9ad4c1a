import type { CallGold } from '../call-gold.ts'

export const agencyHours: CallGold = {
  file: 'agency-hours.txt',
  kind: 'renewal',
  // A Monday.
  calledAt: '2026-09-07T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Hannah Pryce',
  us: ['Hannah'],
  people: [{ id: 'lead-1', name: 'Rob Ashworth', company: 'Bright Fold', email: 'rob@brightfold.example' }],
  actions: [
    { owner: 'us', assignee: 'Hannah', words: /usage report/i, due: '2026-09-07' },
    {
      owner: 'us',
      assignee: 'Hannah',
      words: /redo the quote|on thirty-two|(?:new|revised|updated) quote/i,
      due: '2026-09-09',
    },
    { owner: 'them', assignee: 'Rob', words: /headcount|confirm the number/i, due: '2026-09-18' },
    {
      owner: 'them',
      assignee: 'Rob',
      words:
        /have their names|leavers' names|names of (?:the )?(?:leavers|people who)|get that to you later/i,
      due: '2026-09-07',
    },
    {
      owner: 'us',
      assignee: 'Hannah',
      words: /leave that with me|head of support|chase the credit/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Rob',
      words: /one-to-one with her|talk to her about it|(?:a word with|talk to|speak to) imogen/i,
      due: '2026-09-10',
    },
  ],
  notActions: [
    /training for the new starters/i,
    /redo all the client codes/i,
    /two-year price/i,
    /pulling the exports/i,
    /boiler/i,
    /got rid of that in 2023/i,
    /if i spoke to her/i,
    /invoices off bits of paper/i,
  ],
  meetings: [{ words: /monday the twenty-first|twenty-first|eleven's great/i, at: '2026-09-21T11:00' }],
  budget: /nine and a half|9[,. ]?500|9\.5/i,
  notBudget: [/eleven thousand|11[,. ]?200/i, /ten three|10[,. ]?300/i, /five thousand|\b5[,. ]?000/i],
  decisionMaker: /imogen/i,
  timeline: /september|october|thirtieth/i,
  competitors: ['Planhive', 'Minutely'],
  notCompetitors: ['Hallam', 'Jess', 'Imogen'],
  objections: [
    { kind: 'price', words: /nearly nine per cent|can't justify that|that's what there is/i },
    { kind: 'need', words: /don't need forty-five|we pay for forty-five/i },
    { kind: 'trust', words: /bad taste|ten days to answer|what service/i },
    { kind: 'competitor', words: /planhive|time tracking in it already|why we've got both/i },
    {
      kind: 'authority',
      words: /not me any more|can't sign off any supplier|goes to imogen|it's her decision/i,
    },
  ],
  lead: { name: 'Rob', company: 'Bright Fold', email: 'rob@brightfold.example' },
  mailTo: 'rob@brightfold.example',
  never: [
    /rob (?:decides|approves|signs (?:it )?off|is the decision)/i,
    /budget(?: (?:is|of))?:? ?£?(?:11[,. ]?200|10[,. ]?300|5[,. ]?000)/i,
    /(?:hannah|we) will (?:call|ring|speak to|contact) imogen/i,
    /(?:agreed|wants|accepted|prefers) (?:to |on )?(?:a )?(?:two|2)[- ]year/i,
  ],
  mood: 'mixed',
}
