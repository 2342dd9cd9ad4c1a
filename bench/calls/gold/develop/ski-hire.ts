import type { CallGold } from '../call-gold.ts'

export const skiHire: CallGold = {
  file: 'ski-hire.txt',
  kind: 'demo',
  // A Thursday.
  calledAt: '2026-06-04T17:00:00Z',
  timeZone: 'America/Vancouver',
  owner: 'Aiden Cho',
  us: ['Aiden'],
  people: [
    {
      id: 'lead-1',
      name: 'Joelle Marchand',
      company: 'Crowfoot Basin',
      email: 'joelle@crowfootbasin.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Dougie',
      words: /inventory|export|ugly|the eighth|your own skis/i,
      due: '2026-06-08',
    },
    { owner: 'us', assignee: 'Aiden', words: /sandbox|logins?\b/i, due: '2026-06-04' },
    { owner: 'them', assignee: 'Dougie', words: /pull the plug|please do, i mean it/i, due: null },
    {
      owner: 'us',
      assignee: 'Aiden',
      words: /snowpass|have to talk to that|season passes|dev team|let you know tomorrow|half our people/i,
      due: '2026-06-05',
    },
    {
      owner: 'us',
      assignee: 'Aiden',
      words:
        /redo the quote|quote at nine|(?:new|revised) quote|nine[- ]station|so nine, then|tuesday(?:'s)? good|the ninth/i,
      due: '2026-06-09',
    },
    { owner: 'them', assignee: 'Joelle', words: /one-on-one|bring it up with|the tenth/i, due: '2026-06-10' },
    {
      owner: 'them',
      assignee: 'Joelle',
      words: /waiver|wording|send you ours|load it in|she's slow/i,
      due: null,
    },
    { owner: 'us', assignee: 'Aiden', words: /in my calendar|invite/i, due: '2026-06-04' },
  ],
  notActions: [
    /setup fee|can't promise you that one/i,
    /ticket printers|lend hardware/i,
    /any other hill|far as a shortlist|i'll leave it/i,
    /automatic i'd walk/i,
  ],
  meetings: [
    {
      words: /the eleventh|one o'clock thursday|good at one|one's good|thursday next week|back together/i,
      at: '2026-06-11T13:00',
    },
  ],
  budget: /twelve(?! hundred| stations)|\b12(?:[,.]?000|k|\b)/i,
  notBudget: [
    /fourteen thousand|\b14[,.]?8/i,
    /eighty-nine hundred|\b8[,.]?900/i,
    /twelve hundred|\b1[,.]?200\b/i,
    /over a grand/i,
  ],
  decisionMaker: /sheila|owner/i,
  timeline: /october|\boct\b|november|\bnov\b|labou?r day/i,
  competitors: ['RentRack', 'Edgeware'],
  notCompetitors: ['Snowpass', 'Bootline', 'Kootenays', 'Sheila'],
  objections: [
    { kind: 'need', words: /what we'd be changing for|train one on it in an hour/i },
    { kind: 'trust', words: /heard that line before|survive that before|boxing day/i },
    { kind: 'competitor', words: /edgeware showed us|prettier/i },
    { kind: 'price', words: /more than we can do/i },
    { kind: 'authority', words: /can't say yes to you|has to be sheila|signs everything over/i },
    { kind: 'timing', words: /not switching anything|don't come to me in december/i },
  ],
  lead: { name: 'Joelle', company: 'Crowfoot Basin', email: 'joelle@crowfootbasin.example' },
  mailTo: 'joelle@crowfootbasin.example',
  never: [
    /(?:joelle|dougie) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:ca)?\$?(?:14[,.]?8|8[,.]?9|1[,.]?200\b)/i,
    /(?:replace|replacing|drop|leave) snowpass/i,
    /aiden will (?:send|lend|ship)[^.]{0,20}printer/i,
    /aiden will waive/i,
  ],
  mood: 'mixed',
}
