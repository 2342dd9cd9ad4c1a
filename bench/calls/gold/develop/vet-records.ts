import type { CallGold } from '../call-gold.ts'

export const vetRecords: CallGold = {
  file: 'vet-records.txt',
  kind: 'demo',
  // A Wednesday.
  calledAt: '2026-03-11T19:00:00Z',
  timeZone: 'America/Denver',
  owner: 'Tyler Boone',
  us: ['Tyler'],
  people: [{ id: 'lead-1', name: 'Rachel Lindgren', company: 'Blue Spruce Veterinary', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Tyler',
      words: /want to try it yourself|trial (?:logins?|accounts?)|logins\b|before six, then/i,
      due: '2026-03-11',
    },
    {
      owner: 'them',
      assignee: 'Kenji',
      words:
        /with (?:my|his) tech\b|what we think|sunday night|(?:test|try|review) the drug log|drug log (?:with|feedback)|feedback on/i,
      due: '2026-03-15',
    },
    {
      owner: 'us',
      assignee: 'Tyler',
      words:
        /with product\b|yes or no by friday|really check|really will|small labwell|lab machine (?:support|compat|integrat)|labwell (?:support|compat|small|connect|integrat)/i,
      due: '2026-03-13',
    },
    {
      owner: 'them',
      assignee: 'Rachel',
      words:
        /^(?!.*(?:error list|importer)).*(?:see a sample|sample (?:records|patients|data)|\bfifty\b|\b50 patients|have it to you friday|spay clinic|(?:^|: |\. )monday\.|monday works|monday, then)/i,
      due: '2026-03-16',
    },
    {
      owner: 'us',
      assignee: 'Tyler',
      words: /error list|through the importer|that i'd love to see|wednesday the eighteenth/i,
      due: '2026-03-18',
    },
    {
      owner: 'us',
      assignee: 'Tyler',
      words: /\bvideo\b|(?:the|demo|call) recording|front desk girls|send it to rachel/i,
      due: '2026-03-12',
    },
  ],
  notActions: [
    /backup modem/i,
    /click on a patient/i,
    /i hit send|won't hit send/i,
    /send him pricing|no pricing|no, please don't/i,
    /postcards/i,
    /i'd rather not say/i,
    /we'd train in may/i,
  ],
  meetings: [
    {
      words: /twelve thirty|twenty-fourth|lunch calls|get dr\. ostrander on|tuesdays he does/i,
      at: '2026-03-24T12:30',
    },
  ],
  budget: null,
  notBudget: [/twelve thousand|\b12[,. ]?000|\b12k/i, /two hundred eighty-nine|\b289\b/i],
  decisionMaker: /ostrander|owns the practice|\bowner\b|one who says yes/i,
  timeline: /\bjune\b|ends in may/i,
  competitors: ['Vetwise', 'Kennelcloud'],
  notCompetitors: ['Labwell', 'Ostrander', 'Fort Collins', 'Pawlane'],
  objections: [
    { kind: 'need', words: /take off my gloves|too many steps|in surgery i wouldn't/i },
    {
      kind: 'trust',
      words:
        /what if the internet is down|two days of snow|stand there with nothing|(?:: |^)today's\.|(?:: |\. |^)not the history/i,
    },
    { kind: 'price', words: /\bouch\b|that's double|double is a lot|nicer, but double/i },
    { kind: 'timing', words: /not the training in april|all the horse vaccines|time for a new system/i },
  ],
  lead: { name: 'Rachel', company: 'Blue Spruce Veterinary', email: 'rachel@bluespruce-vet.example' },
  mailTo: 'rachel@bluespruce-vet.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:289|1[,.]?156|12[,. ]?000)/i,
    /(?:rachel|kenji|lindgren) (?:decides|is the (?:final )?decision)/i,
    /tyler (?:will|to) (?:send|mail)[^.]{0,30}pric/i,
    /(?:agreed|promised|will)[^.]{0,30}modem/i,
    /sample[^.]{0,30}by friday/i,
  ],
  mood: 'mixed',
}
