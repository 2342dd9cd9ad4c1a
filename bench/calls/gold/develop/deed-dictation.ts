import type { CallGold } from '../call-gold.ts'

export const deedDictation: CallGold = {
  file: 'deed-dictation.txt',
  kind: 'demo',
  // A Thursday.
  calledAt: '2026-11-05T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Callum Rennie',
  us: ['Callum'],
  people: [
    {
      id: 'lead-1',
      name: 'Morag Sutherland',
      company: 'Lorne Baird',
      email: 'morag.sutherland@lornebaird.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Morag',
      words: /record a few|over to you by tuesday|old recordings, different|sample recordings/i,
      due: '2026-11-10',
    },
    { owner: 'us', assignee: 'Callum', words: /turn them round|transcripts/i, due: '2026-11-12' },
    {
      owner: 'them',
      assignee: 'Morag',
      words: /ask our it man|with what version it is|(?:ledgerlaw|which) version/i,
      due: '2026-11-06',
    },
    {
      owner: 'us',
      assignee: 'Callum',
      words: /security pack|something in writing about security/i,
      due: '2026-11-05',
    },
    {
      owner: 'us',
      assignee: 'Callum',
      words:
        /paragraph on availability|servers go down|price it on seven|get the quotation across|(?:send|prepare) (?:the|a|both) (?:quotation|quote)/i,
      due: '2026-11-06',
    },
    {
      owner: 'us',
      assignee: 'Callum',
      words: /show that to fiona|standard offer in it|use a published one|snippets (?:demo|to fiona)/i,
      due: '2026-11-19',
    },
  ],
  notActions: [
    /check with the developers/i,
    /session for the secretaries/i,
    /old recordings brought across/i,
    /franking machine/i,
    /give you our standard offer/i,
    /stopped supporting the handsets/i,
    /enquiries one/i,
    /shall i show you the reports/i,
  ],
  meetings: [{ words: /the nineteenth|two o'clock/i, at: '2026-11-19T14:00' }],
  budget: /fourteen thousand|14[,. ]?000|14k/i,
  notBudget: [/twenty-one thousand|twenty-one\?|21[,. ]?000/i],
  decisionMaker: /baird/i,
  timeline: /thirty-first of january|january/i,
  competitors: ['Speakwell', 'Dictamere'],
  notCompetitors: ['Ledgerlaw', 'Law Society', 'Eilidh', 'Fiona', 'Geddes'],
  objections: [
    { kind: 'trust', words: /what worries me|it was gibberish|nobody will trust it/i },
    { kind: 'trust', words: /can't put client recordings|in writing about security/i },
    { kind: 'need', words: /five of the twelve type|don't see why we'd need twelve|don't dictate at all/i },
    { kind: 'price', words: /far too dear|don't want to go to them for more/i },
    { kind: 'competitor', words: /speakwell came in|fiona lorne was very taken|makes it the one to have/i },
  ],
  lead: { name: 'Morag Sutherland', company: 'Lorne Baird', email: 'morag.sutherland@lornebaird.example' },
  mailTo: 'morag.sutherland@lornebaird.example',
  never: [
    /(?:morag|fiona)(?: sutherland| lorne)? (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?£?21[,. ]?000/i,
    /callum will (?:train|run a session for) the secretaries/i,
  ],
  mood: 'mixed',
}
