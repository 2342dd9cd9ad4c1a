import type { CallGold } from '../call-gold.ts'

export const solarPackhouse: CallGold = {
  file: 'solar-packhouse.txt',
  kind: 'qualification',
  // A Friday.
  calledAt: '2026-06-05T11:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Thandi Mokoena',
  us: ['Thandi'],
  people: [{ id: 'lead-1', name: 'Pieter Basson', company: null, email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Nomsa',
      words: /\bbills\b|twelve months|as pdfs|twelve by monday|monday's great/i,
      due: '2026-06-08',
    },
    {
      owner: 'us',
      assignee: 'Thandi',
      words: /\breferences\b|three packhouses|today still|old ones|somebody from last month/i,
      due: '2026-06-05',
    },
    {
      owner: 'us',
      assignee: 'Thandi',
      words:
        /both ways|battery and without|\bsavings\b|month by month|when would we have that|see it before the trustees|say the sixteenth|youth day|\bfifteenth\b/i,
      due: '2026-06-15',
    },
    {
      owner: 'them',
      assignee: 'Nomsa',
      words:
        /green loan(?!s, they)|see our banker|on tuesday, and|know the rate|ask (?:the|her|our) bank|(?:: |^)i will\./i,
      due: '2026-06-09',
    },
    {
      owner: 'them',
      assignee: 'Pieter',
      words: /\bletter\b|(?:: |^)i can\.|end of next week|the twelfth/i,
      due: '2026-06-12',
    },
    {
      owner: 'us',
      assignee: 'Thandi',
      words:
        /look from above|drone (?:pilot|survey|flight)|\bruan\b|the eleventh|at the gate|about the dogs|dogs don't/i,
      due: '2026-06-11',
    },
  ],
  notActions: [
    /hold the price|what the rand does/i,
    /car chargers|leave the chargers|i'll leave them/i,
    /maybe know one/i,
    /won't let anybody up/i,
    /have to borrow/i,
  ],
  meetings: [
    {
      words: /half past eight|twenty-fourth|come to the packhouse|through it after the trustees/i,
      at: '2026-06-24T08:30',
    },
  ],
  budget: /two point four|\b2[.,]4\b|\b2[,. ]?400[,. ]?000/i,
  notBudget: [
    /hundred and ninety thousand|\b190[,. ]?000|\b190k/i,
    /maybe seventy|\b70[,. ]?000/i,
    /eighty-five thousand|\b85[,. ]?000/i,
    /two point eight|\b2[.,]8\b/i,
    /three point one|\b3[.,]1\b/i,
    /nine hundred|\b900[,. ]?000/i,
  ],
  decisionMaker: /trustees?\b|family trust|\belna\b|\baunt\b/i,
  timeline: /november/i,
  competitors: ['HelioKaap', 'Volterra'],
  notCompetitors: ['Mauritius', 'Ruan', 'Elna', 'Kromvlei', 'Sunridge Power'],
  objections: [
    {
      kind: 'trust',
      words:
        /we've been bitten|drilled through|number didn't exist|gone to mauritius|struggle to trust|there in five years/i,
    },
    { kind: 'need', words: /no load-shedding|still need a battery|but the battery\?/i },
    { kind: 'price', words: /have to borrow|can't make it pay|simply too much money/i },
    { kind: 'timing', words: /busy replacing the sheeting|middle of august|won't let anybody up/i },
  ],
  lead: { name: 'Pieter', company: 'Kromvlei Fruit Packers', email: 'pieter@kromvlei.example' },
  mailTo: 'pieter@kromvlei.example',
  never: [
    /pieter(?: basson)? (?:decides|signs|is the (?:final )?decision)/i,
    /nomsa (?:decides|signs|is the (?:final )?decision)/i,
    /budget(?: (?:is|of))?:? ?(?:zar |r ?)?(?:3[.,]1|2[.,]8|900)/i,
    /thandi (?:will|to) hold[^.]{0,15}price/i,
    /(?:by|on|due)[^.]{0,10}(?:june 16|16 june|sixteenth)/i,
  ],
  mood: 'mixed',
}
