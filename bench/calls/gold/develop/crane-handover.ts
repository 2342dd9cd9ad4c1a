import type { CallGold } from '../call-gold.ts'

/** Two of us; all that the customer said is told, and one of her people is told of by her. */
export const craneHandover: CallGold = {
  file: 'crane-handover.txt',
  kind: 'handover',
  calledAt: '2026-11-25T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Jolyon Farr',
  us: ['Jolyon', 'Mehwish'],
  people: [
    {
      id: 'lead-1',
      name: 'Orla Fenwick',
      company: 'Dunmore Docks',
      email: 'orla.fenwick@dunmoredocks.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Mehwish',
      words: /ground survey|tell her by friday/i,
      due: '2026-11-27',
    },
    { owner: 'us', assignee: 'Jolyon', words: /load charts/i, due: '2026-11-26' },
    { owner: 'us', assignee: 'Mehwish', words: /revised offer/i, due: '2026-12-01' },
    { owner: 'them', assignee: 'Orla', words: /quay drawings/i, due: '2026-11-30' },
    { owner: 'us', assignee: 'Jolyon', words: /i'll forward them|forward the quay/i, due: null },
  ],
  notActions: [
    /two halves|not offering anything/i,
    /play golf/i,
    /notes from the site visit/i,
    /ring her today/i,
    /test yard/i,
    /third crane/i,
    /carries it up/i,
    /drop the second operator/i,
  ],
  meetings: [{ words: /wednesday at two/i, at: '2026-12-02T14:00' }],
  budget: /seven hundred and twenty|720[,. ]?000|720k/i,
  notBudget: [/forty-four|\b44\b/i, /twenty-two a crane|\b22\b/i, /ten percent/i],
  decisionMaker: /alasdair|gow|commissioner/i,
  timeline: /first of march|1 march|march 1|twenty-second of february|22 february|february 22|christmas/i,
  competitors: ['Hensby Lift'],
  notCompetitors: ['Dunmore Docks', 'Hull', 'Leeds'],
  objections: [
    { kind: 'price', words: /daylight robbery|didn't love it/i },
    { kind: 'trust', words: /nervous about the ground|through the old quay/i },
    { kind: 'price', words: /be our bank/i },
  ],
  lead: { name: 'Orla', company: 'Dunmore Docks', email: 'orla.fenwick@dunmoredocks.example' },
  mailTo: 'orla.fenwick@dunmoredocks.example',
  never: [
    /orla(?: fenwick)? (?:decides|signs|is the decision)/i,
    /budget (?:is|of) (?:about )?£? ?(?:44|22|40)\b/i,
    /(?:ring|call|contact|write to|golf with) (?:sir )?alasdair/i,
    /(?:deposit|it) in two halves/i,
    /(?:wants|ordered) (?:a|the) third crane/i,
    /(?:take|bring) (?:her|orla) to the test yard/i,
  ],
  mood: 'mixed',
}
