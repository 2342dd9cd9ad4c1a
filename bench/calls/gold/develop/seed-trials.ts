import type { CallGold } from '../call-gold.ts'

/** The Netherlands; with times; a demo for a seed grower's trials; thirty-five thousand are in the plan; nobody knows who signs since the merger, de Groot did once. */
export const seedTrials: CallGold = {
  file: 'seed-trials.txt',
  kind: 'demo',
  // A Monday, half past ten in the Netherlands (winter time).
  calledAt: '2039-01-10T09:30:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Tjeerd Wiersma',
  us: ['Tjeerd'],
  people: [
    {
      id: 'lead-1',
      name: 'Froukje Boersma',
      company: 'Noordkop Zaden',
      email: 'f.boersma@noordkopzaden.example',
    },
    { id: 'lead-2', name: 'Sourav Dutta', company: 'Noordkop Zaden', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tjeerd',
      words: /mail you that report|error rate by wind|test report/i,
      due: '2039-01-10',
    },
    {
      owner: 'us',
      assignee: 'Tjeerd',
      words: /sample file|at least a thousand rows|you have it on wednesday/i,
      due: '2039-01-12',
    },
    {
      owner: 'them',
      assignee: 'Froukje',
      words: /one from last year|take out the varieties|you get it on thursday|trial plans?\b/i,
      due: '2039-01-13',
    },
    {
      owner: 'us',
      assignee: 'Tjeerd',
      words: /new quotation|before the weekend|then that comes off|good, do that/i,
      due: '2039-01-14',
    },
    {
      owner: 'them',
      assignee: 'Sourav',
      words: /the list tomorrow|android versions|which tablets do you have/i,
      due: '2039-01-11',
    },
  ],
  notActions: [
    /prove it on one of your fields|only water on it/i,
    /could you find out|don't ask before|announce it somewhere/i,
    /trial account|half thing/i,
    /put that on our website|don't dare/i,
    /two students type/i,
    /my onions in the ditch/i,
    /what they told us also/i,
    /students type till/i,
    /no out of habit/i,
    /support on a friday evening/i,
    /install that on a friday/i,
    /tested up to wind force/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /on the twentieth|the twentieth is/i,
    /if the train is there/i,
    /nothing without one/i,
    /see the columns|before i say something/i,
    // To some an objection that nobody can sign.
    /cannot tell you|nobody knows who signs|empty boxes/i,
    /full of mud/i,
    /at that moment it must|eleven weeks/i,
    /this is the tablet view|here's the map|this is the export/i,
    /we have no drone/i,
    /believe in numbers/i,
    /my wife would/i,
  ],
  meetings: [{ words: /on the twentieth|the twentieth is/i, at: '2039-01-20T09:00' }],
  budget: /thirty-five|\b35\b|\b35[,. ]?000|\b35 ?k/i,
  notBudget: [/fourteen thousand|\b14[,. ]?000|\b14 ?k/i, /forty-one and a half|\b41[.,]5|\b41[,. ]?500/i],
  decisionMaker: null,
  timeline: /twenty-eighth|march 28|28(?:th)? (?:of )?mar|2039-03-28|sown/i,
  competitors: ['OpenPlot'],
  notCompetitors: ['Akkerlog', 'Noordkop Zaden', 'Excel', 'Samsung', 'de Groot', 'Android'],
  objections: [
    { kind: 'trust', words: /onions in the ditch|give a trial to a satellite|what they told us also/i },
    { kind: 'price', words: /a half! uf|students type till|three years of students/i },
    { kind: 'competitor', words: /openplot|open source|it costs nothing|nothing against thirty-five/i },
  ],
  lead: { name: 'Froukje Boersma', company: 'Noordkop Zaden', email: 'f.boersma@noordkopzaden.example' },
  mailTo: 'f.boersma@noordkopzaden.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:14[,. ]?000|41|fourteen|forty-one)/i,
    /(?:froukje|sourav|(?:mr )?de groot)(?: boersma| dutta)? (?:signs|decides|approves|is the decision)/i,
    /tjeerd(?: wiersma)? (?:will|to) (?:open|set up|create) [^.]{0,15}trial account/i,
    /froukje(?: boersma)? (?:will|to) (?:find out|ask) who/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:january 20|20 january|february)/i,
  ],
  mood: 'mixed',
}
