import type { CallGold } from '../call-gold.ts'

/** No competitor: two systems that are named do something else. */
export const hospitalBeds: CallGold = {
  file: 'hospital-beds.txt',
  kind: 'demo',
  // A Thursday morning there.
  calledAt: '2026-11-05T08:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Lerato Mokoena',
  us: ['Lerato'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /offline spec|get that in writing|eight hours in writing/i,
      due: '2026-11-06',
    },
    {
      owner: 'them',
      assignee: 'Johan',
      words: /find out the model|model and whatsapp|handset model|model of the handsets|which model/i,
      due: '2026-11-09',
    },
    {
      owner: 'us',
      assignee: 'Lerato',
      words:
        /redo the quote|new quote|revised quote|the twelfth is fine|quote on (?:your|their) own handsets/i,
      due: '2026-11-12',
    },
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /sister fourie|hear from another sister|give you her number|\bbloem\b/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Sr Naidoo',
      words: /photograph my board|photo(?:graph)?s? of (?:the|her) board|ward list|bed numbers/i,
      due: '2026-11-05',
    },
  ],
  notActions: [
    /leave vanderbijl out|two hospitals/i,
    /comparison with the whiteboard|make up my own mind|no paper/i,
    /show him myself|don't bother him|like to see the board/i,
    /lock them to the building/i,
    /do the parking/i,
    /link to both|link me to pillbase/i,
  ],
  meetings: [
    { words: /tuesday at seven|come on tuesday|walk a morning|seven sharp/i, at: '2026-11-10T07:00' },
  ],
  budget: /(?:one|1)(?: comma |[,.])(?:four|4)|1[,. ]?400[,. ]?000/i,
  notBudget: [
    /(?:one|1)(?: comma |[,.])(?:nine|9)|1[,. ]?900[,. ]?000/i,
    /three hundred thousand|300[,. ]?000/i,
  ],
  decisionMaker: /van tonder|medical director/i,
  timeline: /april|winter flu/i,
  competitors: [],
  notCompetitors: ['Rosterpro', 'Pillbase', 'Kestrel Ridge', 'Benoni', 'Vanderbijl', 'Mauritius', 'Bedline'],
  objections: [
    { kind: 'trust', words: /it forgot everything|believe nothing until|plug pulled/i },
    { kind: 'need', words: /i know which bed is empty|what i need this for/i },
    { kind: 'price', words: /fell off my chair|a lot for a green board|so there's a hole/i },
    { kind: 'authority', words: /dr van tonder signs|then it's no|dance on the table/i },
    { kind: 'timing', words: /with which staff|off the floor|not before easter/i },
  ],
  lead: { name: 'Johan', company: 'Kestrel Ridge', email: 'johan.steyn@kestrelridge.example' },
  mailTo: 'johan.steyn@kestrelridge.example',
  never: [
    /(?:johan|sister naidoo|naidoo)(?: steyn)? (?:signs|decides|approves)/i,
    /budget(?: (?:is|of))?:? ?r? ?(?:one comma nine|1[,.]9|300)/i,
    /(?<!not |n't |never )(?:contact|call|write to|present to|meet) (?:dr )?van tonder/i,
    /(?:send|prepare|write) (?:a |the )?comparison/i,
    /only two hospitals|without vanderbijl/i,
  ],
  mood: 'positive',
}
