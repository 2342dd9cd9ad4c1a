import type { CallGold } from '../call-gold.ts'

export const chefAgency: CallGold = {
  file: 'chef-agency.txt',
  kind: 'draft',
  calledAt: '2026-11-19T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Mags',
  us: ['Mags'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Mags', words: /three profiles/i, due: '2026-11-20' },
    {
      owner: 'us',
      assignee: 'Mags',
      words: /trial shift on saturday|sort that for saturday/i,
      due: '2026-11-21',
    },
    { owner: 'them', assignee: 'Yusuf', words: /certificate|send it on monday/i, due: '2026-11-23' },
  ],
  notActions: [
    /newsletter/i,
    /waiters/i,
    /book the whole month/i,
    /if the sous is any good/i,
    /id check that/i,
    /guy from last year/i,
  ],
  meetings: [{ words: /half two|half ten/i, at: '2026-11-24T14:30' }],
  budget: /fourteen thousand|14[,. ]?000|14\s?k/i,
  notBudget: [/thirty.one an hour|£ ?31/i, /twenty.four|£ ?24/i, /twenty.two|£ ?22/i, /twenty.three|£ ?23/i],
  decisionMaker: /halloran|deirdre/i,
  timeline: /first of december|1 december|december 1/i,
  competitors: ['Kitchen Heroes'],
  notCompetitors: ['Temptable', 'Plate and Pass'],
  objections: [
    { kind: 'price', words: /\boof\b|cant go over/i },
    { kind: 'competitor', words: /kitchen heroes want/i },
  ],
  lead: { name: 'Yusuf', company: null, email: null },
  mailTo: null,
  never: [
    /(?:yusuf|they|client|kitchen) (?:needs?|wants?) (?:some )?waiters/i,
    /(?:subscribe|add|put) (?:him|yusuf|them) (?:to|on) (?:the|our) newsletter/i,
    /yusuf (?:signs|decides|is the decision)/i,
    /(?:10|ten).?(?:30|thirty) ?(?:am|a\.m\.)?,? (?:on )?tuesday/i,
  ],
  mood: 'positive',
}
