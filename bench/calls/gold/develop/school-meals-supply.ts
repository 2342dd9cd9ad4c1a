import type { CallGold } from '../call-gold.ts'

export const schoolMealsSupply: CallGold = {
  file: 'school-meals-supply.txt',
  kind: 'renewal',
  // A Monday morning there.
  calledAt: '2026-11-16T00:00:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Jacinta Moro',
  us: ['Jacinta'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Jacinta',
      words: /redo the quote|without senior fridays|second version/i,
      due: '2026-11-19',
    },
    { owner: 'us', assignee: 'Jacinta', words: /audit report/i, due: '2026-11-16' },
    {
      owner: 'them',
      assignee: 'Graeme',
      words: /through both versions|take (?:her|dr\.? okafor) through/i,
      due: '2026-11-20',
    },
    {
      owner: 'them',
      assignee: 'Graeme',
      words: /shoot you the numbers|head count|enrolment numbers/i,
      due: '2026-11-19',
    },
  ],
  notActions: [
    /speak to the parents|leave them be/i,
    /do three years|crystal ball/i,
    /come to the cricket/i,
    /ask her about the new blazers/i,
  ],
  meetings: [],
  budget: /four hundred and ten|410/i,
  notBudget: [/four thirty-five|435/i, /fourteen thousand|14[,. ]?000/i, /seven ninety|7\.90/i],
  decisionMaker: /okafor|the head\b/i,
  timeline: /december|january|eleventh|twenty-seventh/i,
  competitors: ['Freshfork'],
  notCompetitors: ['Gepps Cross', 'Okafor'],
  objections: [
    { kind: 'price', words: /nine percent|thought i'd misread|cheeky/i },
    { kind: 'price', words: /no wriggle|spot the problem|comes to four thirty-five, yeah/i },
    { kind: 'need', words: /down the servo|thirty turn up|why i'm buying a friday/i },
    { kind: 'trust', words: /the satay|in an ambulance|nut free|could happen again/i },
    { kind: 'competitor', words: /freshfork|seven ninety|fight on your hands/i },
    { kind: 'authority', words: /get through dr\. okafor|couldn't give you a yes/i },
  ],
  lead: { name: 'Graeme Tilley', company: null, email: null },
  mailTo: null,
  never: [
    /three[- ]year (?:contract|term|deal) (?:is|was|has been) agreed/i,
    /jacinta (?:will|to) (?:speak|present|talk) to (?:the )?parents/i,
    /budget(?: (?:is|of))?:? ?[€£$]?(?:435|four thirty-five)/i,
    /freshfork (?:cooks?|will cook) on site/i,
  ],
  mood: 'mixed',
}
