import type { CallGold } from '../call-gold.ts'

export const ediConnector: CallGold = {
  file: 'edi-connector.txt',
  // A technical call; the type names none.
  kind: 'demo',
  // A Wednesday.
  calledAt: '2026-11-18T10:00:00Z',
  timeZone: 'Europe/Warsaw',
  owner: 'Oliver Grant',
  us: ['Oliver'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Oliver',
      words: /api doc|sample files|can you send me this|get them from me|docs this afternoon/i,
      due: '2026-11-18',
    },
    {
      owner: 'us',
      assignee: 'Oliver',
      words: /penetration test|pen test|security officer/i,
      due: '2026-11-19',
    },
    { owner: 'them', assignee: 'Tomasz', words: /test account/i, due: '2026-11-20' },
    {
      owner: 'them',
      assignee: 'Tomasz',
      words:
        /real invoices|anonymi[sz]ed|send you on monday|take out the customer names|the invoices on monday/i,
      due: '2026-11-23',
    },
    { owner: 'us', assignee: null, words: /draft of the mapping|mapping by/i, due: '2026-11-30' },
    {
      owner: 'them',
      assignee: 'Tomasz',
      words: /write to them this week|price for the patch/i,
      due: '2026-11-20',
    },
  ],
  notActions: [
    /write a converter/i,
    /open port 22/i,
    /call with your developers/i,
    /come over to pozna/i,
    /syntero has to install/i,
    /tested your sandbox/i,
    /sent you the prices/i,
    /installing in december/i,
  ],
  meetings: [{ words: /third of december|ten o'clock/i, at: '2026-12-03T10:00' }],
  budget: /twelve thousand|12[,. ]?000/i,
  notBudget: [/nine thousand|\b9[,. ]?000/i, /ten thousand|10[,. ]?000/i],
  decisionMaker: null,
  timeline: /january|march/i,
  competitors: ['Edibridge'],
  notCompetitors: ['Syntero', 'Zelmarkt', 'Priya', 'Agnieszka'],
  objections: [
    { kind: 'competitor', words: /edibridge has|here they are better/i },
    { kind: 'trust', words: /ransomware|don't trust any cloud/i },
    { kind: 'price', words: /for us too much|more than the licence/i },
    { kind: 'timing', words: /in december it's impossible|a freeze from|nobody can change anything/i },
  ],
  lead: { name: 'Tomasz', company: 'Zielna Foods', email: 't.wrona@zielna.example' },
  mailTo: 't.wrona@zielna.example',
  never: [
    /(?:agnieszka|tomasz) (?:decides|approves|is the decision)/i,
    /(?:oliver|we|our side) will (?:install|provide) (?:the )?(?:syntero )?patch/i,
    /budget(?: (?:is|of))?:? ?€?(?:9[,. ]?000|10[,. ]?000)/i,
    /tomasz will open port/i,
  ],
  mood: 'positive',
}
