import type { CallGold } from '../call-gold.ts'

/** The one who used to sign no longer does. No address is said; Walter's is known. */
export const libraryCatalog: CallGold = {
  file: 'library-catalog.txt',
  kind: 'renewal',
  // A Wednesday morning there.
  calledAt: '2026-12-09T16:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Marisol Vega',
  us: ['Marisol'],
  people: [
    {
      id: 'lead-1',
      name: 'Walter Lindqvist',
      company: 'Marlow Prairie University',
      email: 'w.lindqvist@marlowprairie.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marisol',
      words: /named support|monday the fourteenth/i,
      due: '2026-12-14',
    },
    {
      owner: 'them',
      assignee: 'Ingrid',
      words: /usage numbers|monthly numbers|usage (?:data|stat\w+|figures)/i,
      due: '2026-12-09',
    },
    {
      owner: 'us',
      assignee: 'Marisol',
      words: /take it to my vp|both products at|way to do both|on the eighteenth|the eighteenth's/i,
      due: '2026-12-18',
    },
    {
      owner: 'us',
      assignee: 'Marisol',
      words: /side-by-side|total cost, five years|january fifth is/i,
      due: '2027-01-05',
    },
    {
      owner: 'us',
      assignee: 'Marisol',
      words: /walk that ticket|ticket (?:four four one nine|4419)(?!\. it's)|search relevance/i,
      due: '2026-12-09',
    },
    { owner: 'us', assignee: 'Marisol', words: /skip list|skip the january|then we skip it/i, due: null },
  ],
  notActions: [
    /we drop discovery|don't tempt me|do that, walter/i,
    /case study|ask me next year/i,
    /other schools/i,
    /send me that example|i did already/i,
    /list she isn't supposed/i,
  ],
  meetings: [{ words: /january sixth/i, at: '2027-01-06T10:00' }],
  budget: /seventy-one|\b71\b/i,
  notBudget: [
    /eighty-two thousand|82[,. ]?500/i,
    /fifty-eight|\b58\b/i,
    /over fifty|\b50[,. ]?000/i,
    /thirty a year|30[,. ]?000/i,
  ],
  decisionMaker: /abernathy|provost/i,
  timeline: /thirty-first|\b31(?:st)?\b|eighteenth|\b18(?:th)?\b/i,
  competitors: ['OpenShelf', 'Bibliotron'],
  notCompetitors: ['Brookdale State', 'Stackwise', 'Abernathy', 'Marlow Prairie University'],
  objections: [
    { kind: 'need', words: /anybody here needs it/i },
    { kind: 'trust', words: /zero downtime|dark for two days|says "seamless"/i },
    { kind: 'price', words: /we had a twelve percent cut|going up four|throw it at me/i },
    { kind: 'authority', words: /has to go to the provost/i },
    { kind: 'competitor', words: /consortium's been pushing|that's all they pay|sitting on the table/i },
  ],
  lead: { name: 'Walter', company: 'Marlow Prairie University', email: 'w.lindqvist@marlowprairie.example' },
  mailTo: 'w.lindqvist@marlowprairie.example',
  never: [
    /walter(?: lindqvist)? (?:signs|decides|approves)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:82|58|30|50)/i,
    /(?:agreed|will|happy) to (?:do|give|be) a case study/i,
    /(?:cancel|drop)(?:ped|ping|s)? (?:the )?discovery layer/i,
    /share (?:what )?other schools/i,
    /december (?:22|twenty-second)/i,
  ],
  mood: 'mixed',
}
