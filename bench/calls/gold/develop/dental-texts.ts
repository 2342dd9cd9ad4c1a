import type { CallGold } from '../call-gold.ts'

export const dentalTexts: CallGold = {
  file: 'dental-texts.txt',
  kind: 'discovery',
  // A Wednesday.
  calledAt: '2026-02-11T15:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Marcus Bell',
  us: ['Marcus'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Marcus',
      words:
        /name and number|office manager's name|dayton (?:contact|practice|reference|office)|could i talk to them/i,
      due: '2026-02-12',
    },
    { owner: 'us', assignee: 'Marcus', words: /quote for both|the quote by|\bquote\b/i, due: '2026-02-17' },
    {
      owner: 'them',
      assignee: 'Dana',
      words: /bring it up with (?:him|dr)|staff meeting/i,
      due: '2026-02-13',
    },
    {
      owner: 'them',
      assignee: 'Dana',
      words: /report for the last three|no-show (?:report|numbers)|pull that out of openop|shoot it over/i,
      due: '2026-02-11',
    },
  ],
  notActions: [
    /\bdecks?\b/i,
    /sending me the contract/i,
    /on a call with him/i,
    /train the new hires/i,
    /moving the phone lines/i,
    /put that on the form/i,
    /paid the year up front/i,
  ],
  meetings: [{ words: /thursday the nineteenth|one-thirty|talk on the nineteenth/i, at: '2026-02-19T13:30' }],
  budget: /nine hundred|\b900\b/i,
  notBudget: [
    /fourteen thousand|14[,. ]?000/i,
    /three-forty|\b340\b/i,
    /eleven-fifty|1[,. ]?150/i,
    /nine-eighty|\b980\b/i,
    /seven-fifty|\b750\b/i,
  ],
  decisionMaker: /patel/i,
  timeline: /april|may first|may 1|before hudson opens/i,
  competitors: ['Toothline', 'RecallPro'],
  notCompetitors: ['OpenOp', 'Hudson', 'Kevin', 'Dayton'],
  objections: [
    { kind: 'trust', words: /told us the same thing|still double-books|hard time believing/i },
    { kind: 'price', words: /eleven-fifty is too much|can't make that work|still over, though/i },
    { kind: 'competitor', words: /recallpro|seven-fifty for both|a good bit cheaper/i },
    { kind: 'authority', words: /can't commit to anything without him|going to be his call/i },
  ],
  lead: { name: 'Dana', company: 'Maple Ridge Dental', email: 'dana@mapleridge.example' },
  mailTo: 'dana@mapleridge.example',
  never: [
    /brenda (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:14[,. ]?000|fourteen thousand|1[,. ]?150|340)\b/i,
    /(?:marcus|we) will (?:send|share) (?:a|the) deck/i,
    /openop (?:will|is to) be replaced|(?:wants?|plans?) to (?:replace|change) openop/i,
  ],
  mood: 'mixed',
}
