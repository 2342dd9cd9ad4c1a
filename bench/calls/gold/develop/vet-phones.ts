import type { CallGold } from '../call-gold.ts'

export const vetPhones: CallGold = {
  file: 'vet-phones.txt',
  kind: 'discovery',
  // A Monday.
  calledAt: '2026-08-24T20:00:00Z',
  timeZone: 'America/Los_Angeles',
  owner: 'Dana Whitcomb',
  us: ['Dana'],
  people: [
    { id: 'lead-1', name: 'Luis Ortega', company: 'Four Paws Valley', email: 'luis@fourpawsvalley.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Luis',
      words: /have a bill handy|dig out the last three|(?:phone |last (?:three|3) )bills/i,
      due: '2026-08-26',
    },
    {
      owner: 'us',
      assignee: 'Dana',
      words: /check that with our product|answer for you tomorrow|vetfolio, i don't think/i,
      due: '2026-08-25',
    },
    {
      owner: 'them',
      assignee: 'Priya',
      words: /count which phones|walk around ours|have the count to you|even just corvallis/i,
      due: '2026-08-28',
    },
    {
      owner: 'them',
      assignee: 'Luis',
      words: /the short version|lunch with her on thursdays/i,
      due: '2026-08-27',
    },
    { owner: 'us', assignee: 'Dana', words: /one-pager/i, due: '2026-08-26' },
    {
      owner: 'us',
      assignee: 'Dana',
      words: /line up a clinic|reach out to them and connect|cat hospital/i,
      due: null,
    },
  ],
  notActions: [
    /sample contract|hold off on that/i,
    /ask the other managers/i,
    /on the next call/i,
    /should i copy you/i,
    /get his temperature/i,
    /i asked them/i,
  ],
  meetings: [{ words: /the ninth|september ninth|three-thirty/i, at: '2026-09-09T15:30' }],
  budget: /fifteen hundred|1[,. ]?500/i,
  notBudget: [/eleven hundred|1[,. ]?100/i, /seventeen hundred|1[,. ]?7\d\d/i, /twenty-eight a line|\$28/i],
  decisionMaker: /hollis/i,
  timeline: /november|thanksgiving|october/i,
  competitors: ['RingBarn', 'Cascade Tel'],
  notCompetitors: ['PawPing', 'Vetfolio', 'Biscuit', 'Hollis', 'Boise'],
  objections: [
    { kind: 'trust', words: /i hate menus|wouldn't trust that|if they get a robot/i },
    { kind: 'trust', words: /said half a day|it took nine/i },
    { kind: 'competitor', words: /ringbarn two weeks ago|pretty hard to beat|pull up the patient chart/i },
    { kind: 'price', words: /that's too high for us|over seventeen hundred/i },
    { kind: 'authority', words: /can't sign a contract|sign for a stapler|dr\. hollis's decision/i },
    { kind: 'timing', words: /before the holidays we're slammed|can't pull people for a training/i },
  ],
  lead: { name: 'Luis', company: 'Four Paws Valley', email: 'luis@fourpawsvalley.example' },
  mailTo: 'luis@fourpawsvalley.example',
  never: [
    /(?:luis|priya|dr\.? park) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:1[,. ]?100|1[,. ]?7\d\d)\b/i,
    /(?:replace|replacing|drop|leave) pawping/i,
    /dana will send (?:a |the )?(?:sample )?contract/i,
  ],
  mood: 'positive',
}
