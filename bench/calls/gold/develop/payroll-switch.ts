import type { CallGold } from '../call-gold.ts'

/** A first call of two and two; the recap moves two dates forward; two signatures; the address is spelled. */
export const payrollSwitch: CallGold = {
  file: 'payroll-switch.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in England.
  calledAt: '2027-03-09T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Helen Marsden',
  us: ['Helen', 'Rajiv'],
  people: [{ id: 'lead-1', name: 'Gareth Pugh', company: 'Brackley Doors', email: null }],
  actions: [
    { owner: 'us', assignee: 'Rajiv', words: /week[- ]by[- ]week/i, due: '2027-03-12' },
    { owner: 'us', assignee: 'Helen', words: /priti|orchard|her number/i, due: '2027-03-09' },
    {
      owner: 'them',
      assignee: 'Sandra',
      words: /model numbers|get them from him|email them to you/i,
      due: '2027-03-11',
    },
    // The sixteenth at first, brought forward in the recap.
    {
      owner: 'us',
      assignee: 'Rajiv',
      words: /interface team|yes or no|answer on the clocks/i,
      due: '2027-03-15',
    },
    // The seventeenth at first, corrected in the recap.
    { owner: 'us', assignee: 'Helen', words: /quotation|break clause/i, due: '2027-03-15' },
    {
      owner: 'them',
      assignee: 'Gareth',
      words: /page for fiona|page in front of fiona/i,
      due: '2027-03-16',
    },
    { owner: 'us', assignee: 'Helen', words: /\binvit(?:e|ation)\b/i, due: '2027-03-09' },
  ],
  notActions: [
    /site visit|payroll office/i,
    /hr module|leave (?:that|it) out|ask three suppliers|did hr again/i,
    /(?:draft|prepare) that sheet|single sheet/i,
    /auditors|pension file/i,
    /told them in february/i,
    /line by line/i,
    /closed the weekly run/i,
  ],
  open: [
    /eighteenth/i,
    /it won't slip|don't let it slip/i,
    /see it in writing|you will\.$/i,
    /spread the implementation/i,
    // One reader would count them as objections and choose another kind than the next.
    /can't read our clocks|gained nothing/i,
    /not keen on three years|get away from with paybridge/i,
    /numera quoted/i,
    // Lead-ins and remarks that lean against.
    /that worries me/i,
    /if it really is an hour/i,
    /wasted morning/i,
    /queue outside this office/i,
    /wednesday is too late/i,
    /doesn't say very much/i,
    /my team does the second run/i,
  ],
  meetings: [{ words: /eighteenth/i, at: '2027-03-18T14:00' }],
  budget: /forty-one|\b41[,. ]?000|\b41k/i,
  notBudget: [
    /thirty-six thousand|\b36[,. ]?000|\b36k|35[,.]?712/i,
    /nine and a half thousand|\b9[,. ]?500|\b9\.5k/i,
    /six pounds twenty|6\.20/i,
    /twenty-nine thousand|\b29[,. ]?000|\b29k/i,
    /sixty thousand|\b60[,. ]?000|\b60k/i,
    /twenty-five thousand|\b25[,. ]?000|\b25k/i,
    /four and a half thousand|\b4[,. ]?500/i,
  ],
  decisionMaker: /fiona|tate|finance director|two signatures|gareth/i,
  timeline: /july/i,
  competitors: ['PayBridge', 'Numera'],
  notCompetitors: ['Kelso', 'Orchard Glass', 'Ledgerwell', 'Brackley'],
  objections: [
    { kind: 'timing', words: /don't have the time to run two systems/i },
    { kind: 'trust', words: /hard to believe anybody/i },
    { kind: 'price', words: /more than i'd expected/i },
  ],
  lead: {
    name: 'Gareth Pugh',
    company: 'Brackley Doors',
    email: 'gareth.pugh@brackleydoors.example',
  },
  mailTo: 'gareth.pugh@brackleydoors.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:36|29|60|25|9)\b/i,
    /malcolm(?: reeve)? (?:signs|decides|approves|is the decision)/i,
    /(?<!not |n't |never |no )(?:will|to) (?:arrange|plan) (?:a|the) site visit/i,
    /live (?:by|on|in) (?:may|june)\b/i,
  ],
  mood: 'mixed',
}
