import type { CallGold } from '../call-gold.ts'

/** Wales; a solicitors' shredding is handed over to the round's manager; prices but no budget; the partner decides alone since the other retired; the clearing of a basement before its keys go back. */
export const shreddingRounds: CallGold = {
  file: 'shredding-rounds.txt',
  kind: 'handover',
  // A Tuesday, half past two in Wales.
  calledAt: '2030-04-09T13:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Rhian Prosser',
  us: ['Rhian', 'Gethin'],
  people: [
    {
      id: 'lead-1',
      name: 'Delyth Vaughan',
      company: 'Pugh Morris Solicitors',
      email: 'delyth.vaughan@pughmorris.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Gethin', words: /dates of your rounds|which day you fall/i, due: '2030-04-11' },
    {
      owner: 'them',
      assignee: 'Delyth',
      words: /those with mobile numbers|would monday do|monday's lovely|who's got keys|ask bronwen/i,
      due: '2030-04-15',
    },
    { owner: 'us', assignee: 'Gethin', words: /swing by with the tape|measure it/i, due: '2030-04-10' },
    {
      owner: 'us',
      assignee: 'Rhian',
      words: /specimen of that|certificate every time|likes a certificate/i,
      due: '2030-04-09',
    },
    {
      owner: 'us',
      assignee: 'Carys',
      words: /carys|copies of their checks|not to the general inbox/i,
      due: '2030-04-10',
    },
    { owner: 'them', assignee: 'Delyth', words: /ask him when he's in|which stay/i, due: '2030-04-12' },
    {
      owner: 'them',
      assignee: 'Owain',
      words: /could be cleared|see to that|by the twenty-sixth|it'll be empty/i,
      due: '2030-04-26',
    },
    { owner: 'them', assignee: 'Delyth', words: /need an order number|raise one/i, due: '2030-04-30' },
  ],
  notActions: [
    /hard drives|take theirs away/i,
    /landlord moves the date|second load forward/i,
    /counted them\. twice/i,
    /came in february/i,
    /your office|over my dead body/i,
    /had the sign made/i,
    /countersigned yesterday/i,
    /signed on thursday/i,
  ],
  open: [
    // The showing of the consoles is a meeting; to some also a task.
    /wednesday the twenty-fourth|twenty-fourth of april|i'll be there/i,
    /tell gethin what you've bought/i,
    // How the work is done.
    /bring the stair climber/i,
    /i'll toot/i,
    /kettle on/i,
    /not mondays/i,
    /to you\. what a thing/i,
    /gone before we hand the keys|empty by the twenty-fourth/i,
    /it's gethin for anything|still about if/i,
    /stand and watch|with a chair/i,
    /for mr pugh/i,
    /mind the pike/i,
    /lads will stop/i,
  ],
  meetings: [{ words: /wednesday the twenty-fourth|twenty-fourth of april/i, at: '2030-04-24T09:00' }],
  budget: null,
  notBudget: [/seventy-four pounds|£ ?74\b/i, /eight pounds|£ ?8\b/i, /three hundred and sixty|\b360\b/i],
  decisionMaker: /mr\.? pugh|\bpugh\b(?! morris)/i,
  timeline: /twenty-fourth of may|may 24|24(?:th)? (?:of )?may/i,
  competitors: ['Confidata'],
  notCompetitors: ['Castell Shred', 'Pugh Morris Solicitors', 'Carys', 'Bronwen', 'Mrs Morris', 'Swansea'],
  objections: [{ kind: 'trust', words: /not altogether easy|left a sack/i }],
  lead: {
    name: 'Delyth Vaughan',
    company: 'Pugh Morris Solicitors',
    email: 'delyth.vaughan@pughmorris.example',
  },
  mailTo: 'delyth.vaughan@pughmorris.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:74|8|360|seventy-four|eight|three hundred)/i,
    /(?:delyth|owain|bronwen|mrs morris)(?: vaughan)? (?:signs|decides|approves|is the decision)/i,
    /(?:rhian|gethin)(?: prosser| parry)? (?:will|to) (?:crush|collect (?:the )?hard drives|destroy (?:the )?wills)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april|christmas|february)/i,
  ],
  mood: 'positive',
}
