import type { CallGold } from '../call-gold.ts'

export const payrollHandover: CallGold = {
  file: 'payroll-handover.txt',
  kind: 'handover',
  // A Thursday.
  calledAt: '2026-04-09T19:00:00Z',
  timeZone: 'America/Edmonton',
  owner: 'Greg Halvorsen',
  us: ['Greg', 'Simone'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Greg', words: /handover notes/i, due: '2026-04-09' },
    {
      owner: 'them',
      assignee: 'Kim',
      words: /who was affected|list of (?:the )?affected|you'll have it tomorrow|sending the list/i,
      due: '2026-04-10',
    },
    {
      owner: 'us',
      assignee: 'Simone',
      words: /holiday (?:pay )?rule|fix(?:es)? (?:the )?stat/i,
      due: '2026-04-14',
    },
    {
      owner: 'us',
      assignee: 'Simone',
      words: /pric\w+ on the scheduling|scheduling (?:module )?pric|price in an email/i,
      due: '2026-04-16',
    },
    { owner: 'them', assignee: 'Kim', words: /ask (?:him|doug) about it|talk to doug/i, due: '2026-04-20' },
  ],
  notActions: [
    /load the new rates/i,
    /set that up back in february/i,
    /bring him onto a call/i,
    /move the whiteboard/i,
    /training on the time clock/i,
    /survey/i,
    /t4 corrections/i,
  ],
  meetings: [
    { words: /may fifth|tuesday the fifth|i could do ten|ten calgary time/i, at: '2026-05-05T10:00' },
  ],
  budget: null,
  notBudget: [
    /six thousand|6[,. ]?000/i,
    /twenty-one fifty|2[,. ]?150/i,
    /three-fifty|3\.50/i,
    /three dollars|\$3\b/i,
  ],
  decisionMaker: /doug|controller/i,
  timeline: /june|summer hiring/i,
  competitors: ['PayTrail'],
  notCompetitors: ['Sunrise Benefits', 'Winnipeg', 'Amanda'],
  objections: [
    { kind: 'trust', words: /third contact|explain our shift premiums|lot of confidence/i },
    { kind: 'price', words: /pretty steep/i },
    { kind: 'timing', words: /can't look at it right now|auditors in|don't have the time/i },
  ],
  lead: { name: 'Kim', company: 'Foothills Millwork', email: null },
  mailTo: null,
  never: [
    /(?:amanda|kim) (?:decides|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:6[,. ]?000|six thousand|2[,. ]?150|3\.50)/i,
    /(?:simone|greg|we|northpay) will (?:load|update) (?:the )?(?:new )?(?:benefit )?rates/i,
    /(?:wants?|plans?|prefers?|thinking)[^.]* back to paytrail/i,
  ],
  mood: 'mixed',
}
