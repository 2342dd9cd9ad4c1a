import type { CallGold } from '../call-gold.ts'

/** Two of theirs, no competitor and no budget; the one who writes the mails names his address and copies the other's. */
export const wardTablets: CallGold = {
  file: 'ward-tablets.txt',
  kind: 'complaint',
  // A Tuesday morning.
  calledAt: '2026-10-20T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Siobhán Keane',
  us: ['Siobhán', 'Dev'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Dev',
      words: /new trolley|swap the nineteen|(?:swap|replace)[^.]{0,20}(?:nineteen|19)/i,
      due: '2026-10-22',
    },
    {
      owner: 'us',
      assignee: 'Dev',
      words: /ten spare batteries|ten batteries|do that\. ten's|10 (?:spare )?batteries/i,
      due: '2026-10-21',
    },
    { owner: 'them', assignee: 'Denise', words: /serial numbers/i, due: '2026-10-20' },
    {
      owner: 'us',
      assignee: 'Siobhán',
      words: /root cause/i,
      due: '2026-10-30',
    },
    {
      owner: 'us',
      assignee: 'Siobhán',
      words: /credit the whole|monday the twenty-sixth|credit (?:for|of) october/i,
      due: '2026-10-26',
    },
    {
      owner: 'them',
      assignee: 'Gethin',
      words: /trolley on the wifi|trolley[^.]{0,20}wi-?fi/i,
      due: '2026-10-21',
    },
    { owner: 'us', assignee: 'Dev', words: /watch the levels|(?:watch|monitor)[^.]{0,20}levels/i, due: null },
    { owner: 'us', assignee: 'Siobhán', words: /my own mobile|text you my/i, due: '2026-10-20' },
  ],
  notActions: [
    /send you a second letter/i,
    /unmuted it since|turn on the alarm/i,
    /free month/i,
    /came and faced them|they'd eat you/i,
    /should i talk to her|hold off on angharad|if she wants to see you/i,
  ],
  meetings: [{ words: /half eight's|half past eight|thursday, dev, nine/i, at: '2026-10-22T08:30' }],
  budget: null,
  notBudget: [
    /two thousand two hundred|2[,. ]?200/i,
    /twenty-six thousand|26[,. ]?000/i,
    /six hundred each|£ ?600/i,
  ],
  decisionMaker: /angharad|rees|chief nurse/i,
  timeline: /christmas|november/i,
  competitors: [],
  notCompetitors: ['Dreamrest', 'Swansea', 'Terry', 'Carepad'],
  objections: [
    { kind: 'trust', words: /told us it was fixed|very hard to believe/i },
    { kind: 'price', words: /why we'd pay it for october|tablets that go flat/i },
    { kind: 'need', words: /fine with the clipboard|what did we need it for/i },
    { kind: 'authority', words: /nothing gets given back by me|it's her decision/i },
  ],
  lead: { name: 'Gethin', company: 'Gwentvale Trust', email: 'gethin.pryce@gwentvale.example' },
  mailTo: 'gethin.pryce@gwentvale.example',
  never: [
    /(?:gethin|denise)(?: pryce| lloyd)? (?:decides|approves|signs)/i,
    /budget(?: (?:is|of))?:? ?£?(?:2|6|two|six|twenty)/i,
    /(?<!not |n't |never )(?:call|contact|meet|write to) angharad/i,
    /(?:offer|give)[^.]{0,20}a free month/i,
    /patients? (?:was|were) harmed/i,
    /(?:at|on thursday at) (?:nine|9)\b/i,
  ],
  mood: 'negative',
}
