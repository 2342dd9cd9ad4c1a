import type { CallGold } from '../call-gold.ts'

/** South Africa; a bottle factory complains about a compressor that failed for the third time: oil in the air, 18,000 bottles, a rental machine, a rival with two weeks, a director who decides. */
export const airCompressors: CallGold = {
  file: 'air-compressors.txt',
  kind: 'complaint',
  // A Friday, nine in the morning in South Africa.
  calledAt: '2034-06-02T07:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Pieter Naude',
  us: ['Pieter Naude'],
  people: [
    {
      id: 'lead-1',
      name: 'Thandeka Mokoena',
      company: 'Ridgeway Plastics',
      email: 'thandeka.mokoena@ridgewayplastics.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Sipho',
      words:
        /senior technician|tomorrow at seven|(?:technician|sipho)\b.* (?:visit|come|be (?:there|with|on site|at))/i,
      due: '2034-06-03',
    },
    {
      owner: 'them',
      assignee: 'Thandeka Mokoena',
      words: /register(?:s|ed)? (?:him|sipho)|with security|\bgate\b/i,
      due: '2034-06-02',
    },
    {
      owner: 'us',
      assignee: 'Pieter Naude',
      words: /rental machine|by sunday evening|monday before noon/i,
      due: '2034-06-05',
    },
    {
      owner: 'them',
      assignee: 'Ashwin Govender',
      words: /calculation|210,000/i,
      due: '2034-06-09',
    },
    {
      owner: 'them',
      assignee: 'Thandeka Mokoena',
      words: /photos of the oil|lab result|mail you both/i,
      due: '2034-06-02',
    },
    {
      owner: 'us',
      assignee: 'Pieter Naude',
      words: /factory in bergamo|complete air end|hear from me on tuesday/i,
      due: '2034-06-06',
    },
    {
      owner: 'us',
      assignee: 'Pieter Naude',
      words: /invoice|have it cancelled|call-out/i,
      due: '2034-06-02',
    },
    {
      owner: 'us',
      assignee: 'Pieter Naude',
      words: /report on|all three failures|by the 14th|by the 12th/i,
      due: '2034-06-12',
    },
    {
      owner: 'us',
      assignee: 'Pieter Naude',
      words: /ring at night|text it to you|(?:phone|mobile|own|night) number/i,
      due: '2034-06-02',
    },
  ],
  notActions: [
    /flushed the lines/i,
    /extended warranty|not another paper/i,
    /speak to mr viljoen/i,
    /if bergamo agreed|in the week before/i,
    /if it failed once more|take it back/i,
    /check the caps/i,
  ],
  open: [
    /in writing/i,
    /not another paper/i,
    /i've written that down/i,
    /our accounts department/i,
    // Remarks that may count as doubts.
    /only the sensor/i,
    /third time/i,
    /can't sell to anyone/i,
    /who pays for the bottles/i,
    /on my desk/i,
    /if it fails again/i,
    /stays or goes back/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/46,000/, /210,000/, /1\.4 million/i, /8,600/],
  decisionMaker: /viljoen/i,
  timeline: /\b19(?:th)? (?:of )?june|june 19(?:th)?\b|2034-06-19/i,
  competitors: ['Ventair'],
  notCompetitors: ['Clearbrook', 'Bergamo'],
  objections: [
    { kind: 'trust', words: /don't trust it/i },
    { kind: 'price', words: /not paying rent/i },
    { kind: 'competitor', words: /ventair were here|deliver in two weeks|in part payment/i },
  ],
  lead: {
    name: 'Thandeka Mokoena',
    company: 'Ridgeway Plastics',
    email: 'thandeka.mokoena@ridgewayplastics.example',
  },
  mailTo: 'thandeka.mokoena@ridgewayplastics.example',
  never: [
    /budget(?: (?:is|of))?:? ?r? ?(?:46[,. ]?000|210[,. ]?000|1\.4 million|8[,. ]?600)/i,
    /(?:thandeka|ashwin)(?: mokoena| govender)? (?:decides|signs|approves|is the decision)/i,
    /extended warranty (?:is|was|has been) (?:agreed|accepted|ordered)/i,
    /(?:has|have) (?:already )?(?:ordered from|signed with) ventair/i,
    /insurer (?:will pay|has agreed|pays)\b/i,
    /(?:visit|meeting) with mr viljoen (?:is|was|has been) (?:agreed|arranged)/i,
  ],
  mood: 'negative',
}
