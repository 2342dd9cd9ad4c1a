import type { CallGold } from '../call-gold.ts'

export const organTuning: CallGold = {
  file: 'organ-tuning.txt',
  kind: 'renewal',
  // A Friday.
  calledAt: '2026-09-11T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Harriet Askew',
  us: ['Harriet'],
  people: [
    {
      id: 'lead-1',
      name: 'Clive Ottaway',
      company: 'St Wilfrid Salthorpe',
      email: 'clive@stwilfridsalthorpe.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Harriet',
      words: /price it with two|think i'd have to|two-visit|the fourteenth|by email/i,
      due: '2026-09-14',
    },
    {
      owner: 'us',
      assignee: 'Harriet',
      words: /job sheet|find out what happened|\bwednesday\b|make it the morning/i,
      due: '2026-09-16',
    },
    {
      owner: 'us',
      assignee: 'Harriet',
      words:
        /call-out|help a good deal|three working days|black and white|the draft\b|to the day|as soon as i can/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Clive',
      words: /on the papers|sent round on|the first of october/i,
      due: '2026-10-01',
    },
    {
      owner: 'them',
      assignee: 'Clive',
      words: /humidity|little gauge|note down what's|go up myself|in for a wedding|readings|white box/i,
      due: '2026-09-12',
    },
    {
      owner: 'us',
      assignee: 'Harriet',
      words: /short talk|talk for the friends|ask him for you|captive audience|no hurry at all/i,
      due: null,
    },
  ],
  notActions: [
    /fault book|photographed it/i,
    /about the twenty-fourth|settle that if/i,
    /fabric grant|leather on the bellows/i,
    /have that serviced|lindum/i,
    /hold the rail/i,
    /been sent a brochure/i,
  ],
  meetings: [],
  budget: /seventeen hundred|\b1[,. ]?700/i,
  notBudget: [
    /fifteen hundred and sixty|\b1[,. ]?560/i,
    /nineteen hundred|\b1[,. ]?950/i,
    /two hundred and fifty|\b250\b/i,
    /eleven hundred|\b1[,. ]?100/i,
    /twenty-two thousand|\b22[,. ]?000/i,
    /hundred and eighty|\b180\b/i,
  ],
  decisionMaker: /council|\bpcc\b/i,
  timeline: /november|\bnov\b|october|\boct\b/i,
  competitors: ['Tollemache', 'Sonora'],
  notCompetitors: ['Lindum Motors', 'Farrow', 'Askew', 'Botolph', 'Doreen'],
  objections: [
    { kind: 'price', words: /drew a breath|it's a quarter more|very steep/i },
    {
      kind: 'competitor',
      words: /tollemache wrote|two visits for eleven hundred|sent a brochure about a sonora|passed it round/i,
    },
    { kind: 'need', words: /do we need three|nobody would notice|can't hear the difference/i },
    { kind: 'trust', words: /we had a cipher|nine days to come back|shake people's confidence/i },
    { kind: 'timing', words: /couldn't sign anything with you before|can't look at it before/i },
    { kind: 'authority', words: /no power to renew|i make the tea/i },
  ],
  lead: { name: 'Clive', company: 'St Wilfrid Salthorpe', email: 'clive@stwilfridsalthorpe.example' },
  mailTo: 'clive@stwilfridsalthorpe.example',
  never: [
    /(?:clive|the vicar|mr\.? farrow) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?[£$]?(?:1[,. ]?(?:560|950|100)|22[,. ]?000)/i,
    /clive will (?:send|post|share)[^.]{0,30}fault book/i,
    /clive (?:renewed|has renewed|agreed to renew|will renew)/i,
  ],
  mood: 'mixed',
}
