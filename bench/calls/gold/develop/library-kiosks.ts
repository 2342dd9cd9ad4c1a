import type { CallGold } from '../call-gold.ts'

export const libraryKiosks: CallGold = {
  file: 'library-kiosks.vtt',
  kind: 'demo',
  // A Thursday, eleven in the morning in Brisbane.
  calledAt: '2026-10-08T01:00:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Anjali Deshmukh',
  us: ['Anjali'],
  people: [{ id: 'lead-1', name: 'Bronwyn Tait', company: 'Wattle Shire Libraries', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Gavin',
      words: /the version does matter|version number|save us one week/i,
      due: '2026-10-09',
    },
    {
      owner: 'us',
      assignee: 'Anjali',
      words: /mock-?up|wave it at/i,
      due: '2026-10-14',
    },
    { owner: 'us', assignee: 'Anjali', words: /on paper about that|accessibility statement/i, due: null },
    { owner: 'them', assignee: 'Bronwyn', words: /floor plans/i, due: '2026-10-16' },
    {
      owner: 'us',
      assignee: 'Anjali',
      words: /one to play with|loan kiosk|the twenty-sixth|done, i am booking/i,
      due: '2026-10-26',
    },
    {
      owner: 'them',
      assignee: 'Gavin',
      words: /data point|one put in by|one network cable/i,
      due: '2026-10-23',
    },
    {
      owner: 'us',
      assignee: 'Anjali',
      words: /recording|show the branch heads/i,
      due: '2026-10-08',
    },
  ],
  notActions: [
    /teach the volunteers|leave the volunteers|course for volunteers/i,
    /told the staff about today/i,
    /mayor's office|ring the paper/i,
    /mobile library|one in the truck/i,
  ],
  meetings: [{ words: /thursday the fifth|fifth november/i, at: '2026-11-05T10:00' }],
  // "Nobody's given me a figure."
  budget: null,
  notBudget: [
    /six thousand nine hundred|\b6[,. ]?900/i,
    /eight thousand four hundred|\b8[,. ]?400/i,
    /fifteen hundred|\b1[,. ]?500/i,
  ],
  decisionMaker: /bronwyn|my decision|my signature/i,
  timeline: /eleventh of december|11 december|december 11|summer holidays|december/i,
  competitors: ['Lendomatic', 'Circulo'],
  notCompetitors: ['Opalis', 'Karri Creek', 'Ironbark', 'Wattle Shire', 'Shelfwise', 'Petrakis'],
  objections: [
    { kind: 'price', words: /fifteen hundred a pop|lot of money for a box|they're cheaper than you/i },
    { kind: 'need', words: /for a yarn at the desk|not convinced we need/i },
    { kind: 'trust', words: /books they'd never borrowed|trusts a machine any more/i },
    { kind: 'timing', words: /cutting it way too fine|freeze on the network|possible's a big word/i },
  ],
  lead: { name: 'Bronwyn', company: 'Wattle Shire Libraries', email: 'b.tait@wattleshire.example' },
  mailTo: 'b.tait@wattleshire.example',
  never: [
    /(?:council|councillors|gavin|mayor) (?:decides?|signs?|approves?|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:a?u?\$)?\d/i,
    /(?:train|teach) (?:the )?volunteers (?:by|on|before)/i,
    /third of november at ten (?:is )?agreed/i,
  ],
  mood: 'mixed',
}
