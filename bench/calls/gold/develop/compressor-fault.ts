import type { CallGold } from '../call-gold.ts'

export const compressorFault: CallGold = {
  file: 'compressor-fault.txt',
  kind: 'complaint',
  // A Friday.
  calledAt: '2026-10-16T08:15:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Declan Roche',
  us: ['Declan'],
  people: [{ id: 'lead-1', name: 'Niamh Daly', company: 'Shannonside Mouldings', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Niamh',
      words: /(?:picture|photo) of (?:the )?(?:compressor )?display|whatsapp it|take that photo/i,
      due: '2026-10-16',
    },
    {
      owner: 'us',
      assignee: 'Conor',
      words: /conor is finishing|with you by two|conor[^.]*\btwo\b|send conor/i,
      due: '2026-10-16',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /written report|report on the (?:root )?cause|the report the friday/i,
      due: '2026-10-23',
    },
    { owner: 'us', assignee: 'Declan', words: /credit note|have it cancelled/i, due: '2026-10-19' },
    { owner: 'us', assignee: 'Declan', words: /\bquote\b|two pages, and/i, due: '2026-10-21' },
    {
      owner: 'them',
      assignee: 'Niamh',
      words: /putting it to him|to p[áa]draig|down here on the twenty-eighth/i,
      due: '2026-10-28',
    },
  ],
  notActions: [
    /drain the condensate/i,
    /rang your helpline/i,
    /hire unit/i,
    /slot the week of the ninth/i,
    /give him a ring/i,
    /fogarty/i,
    /ringing corrigan/i,
  ],
  meetings: [
    { words: /would tuesday suit|tuesday at ten|i'm with you tuesday|ten o'clock/i, at: '2026-10-20T10:00' },
  ],
  budget: /thirty-five|35[,. ]?000/i,
  notBudget: [
    /eighteen hundred and forty|1[,. ]?840/i,
    /eleven thousand|11[,. ]?000/i,
    /forty-one|41[,. ]?000/i,
    /thirty-three|33[,. ]?000/i,
  ],
  decisionMaker: /p[áa]draig/i,
  timeline: /christmas/i,
  competitors: ['Corrigan'],
  notCompetitors: ['Fogarty', 'Conor', 'Mick', 'Raheen'],
  objections: [
    { kind: 'trust', words: /told it was sorted|hard to believe anything/i },
    { kind: 'price', words: /very dear|six over what i have/i },
    { kind: 'competitor', words: /corrigan air rep|thirty-three for the same|mad not to look/i },
    { kind: 'timing', words: /november is out|busiest month|can't have the line down/i },
  ],
  lead: { name: 'Niamh Daly', company: 'Shannonside Mouldings', email: 'niamh.daly@shannonside.example' },
  mailTo: 'niamh.daly@shannonside.example',
  never: [
    /niamh (?:decides|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€?(?:41[,. ]?000|33[,. ]?000|11[,. ]?000|1[,. ]?840)/i,
    /(?:declan|airwell|we) will (?:call|ring|contact) p[áa]draig/i,
    /will be installed in november|install\w* (?:is )?planned (?:for|in) november/i,
  ],
  mood: 'negative',
}
