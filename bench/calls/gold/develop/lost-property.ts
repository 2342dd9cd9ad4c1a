import type { CallGold } from '../call-gold.ts'

/** New Zealand; a cold call to a group of hotels: a cupboard that works, passports on a stranger's server and twelve months at least; no budget, no date. */
export const lostProperty: CallGold = {
  file: 'lost-property.txt',
  kind: 'qualification',
  // A Tuesday, half past two in the afternoon in New Zealand (summer time).
  calledAt: '2036-03-18T01:30:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Percy Gale',
  us: ['Percy'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Percy',
      words: /privacy audit|firm i can look up|their phone number/i,
      due: '2036-03-20',
    },
    {
      owner: 'us',
      assignee: 'Percy',
      words: /ask my manager|month to month|do that\. otherwise/i,
      due: '2036-03-24',
    },
    {
      owner: 'them',
      assignee: 'Florence',
      words: /items you find in a month|february's number/i,
      due: '2036-03-21',
    },
  ],
  notActions: [
    /drop by on thursday|no visits/i,
    /takes a photo/i,
    /we don't talk about the shed|what's in the shed/i,
    /like to hang up/i,
    /rang in 2034/i,
    /stuck with a pillow/i,
    /when they shout/i,
    /i'll shrug/i,
    /nasty letter/i,
    /say that again/i,
  ],
  open: [
    // The next call is a meeting.
    /the 26th|half past two/i,
    /in my diary/i,
    // A trial, perhaps, once the audit is read.
    /free trial|seen that audit/i,
    /i'd read that/i,
    /i'll be quick|two more minutes/i,
    /say that on the phone/i,
    /tied in/i,
    /set aside for cupboards/i,
  ],
  meetings: [{ words: /the 26th|half past two/i, at: '2036-03-26T14:30' }],
  budget: null,
  notBudget: [/\b3[,. ]?100/i, /\$45\b/i, /\b315\b/i],
  decisionMaker: /caleb|brack\b|general manager/i,
  timeline: null,
  competitors: ['Reunite'],
  notCompetitors: ['Findery', 'Harbourlight Hotels', 'Nadine', 'Napier', 'Caleb Brack'],
  objections: [
    { kind: 'need', words: /the cupboard works|what we'd need software for/i },
    { kind: 'trust', words: /not putting a passport|the guests' details/i },
    // Terms: twelve months at least.
    { kind: 'trust', words: /stuck with a pillow|cancel monthly/i },
  ],
  lead: { name: 'Florence Tansley', company: 'Harbourlight Hotels', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:3[,. ]?100|45|315)\b/i,
    /(?:florence|nadine|percy)(?: tansley| gale)? (?:signs|decides|approves|is the decision)/i,
    /percy(?: gale)? (?:will|to|should) (?:visit|drop by|come)/i,
    /free trial (?:is |was |will be )?(?:agreed|accepted|booked|started)/i,
    /(?:monthly|month-to-month) (?:term|cancellation)s? (?:is|was|are|were) (?:agreed|granted)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march|april|friday|thursday)/i,
  ],
  mood: 'mixed',
}
