import type { CallGold } from '../call-gold.ts'

export const careRota: CallGold = {
  file: 'care-rota.txt',
  kind: 'discovery',
  // A Tuesday.
  calledAt: '2026-11-03T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Aisha Karim',
  us: ['Aisha'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Eirlys',
      words: /leave gwyn to me|catch (?:him|gwyn|mr\.? bevan)|(?:talk|speak) to (?:gwyn|mr\.? bevan)/i,
      due: '2026-11-05',
    },
    {
      owner: 'us',
      assignee: 'Aisha',
      words: /one-pager|sheet of paper|one side, big letters/i,
      due: '2026-11-04',
    },
    { owner: 'us', assignee: 'Aisha', words: /comparison|line by line|theirs and ours/i, due: '2026-11-06' },
    {
      owner: 'them',
      assignee: 'Eirlys',
      words: /staff list|email (?:you|aisha|her) the list|contracted hours/i,
      due: '2026-11-09',
    },
  ],
  notActions: [
    /brecon/i,
    /having a word with him/i,
    /come over one night|over that mountain/i,
    /come and see us|welsh cakes/i,
    /pin it up/i,
    /put it back/i,
  ],
  meetings: [{ words: /tuesday the tenth|two o'clock|at two\b/i, at: '2026-11-10T14:00' }],
  budget: /six and a half|6[,. ]?500|6\.5/i,
  notBudget: [
    /forty thousand|40[,. ]?000/i,
    /three thousand|3[,. ]?000/i,
    /four thousand|4[,. ]?000/i,
    /two (?:pounds )?fifty|2\.50/i,
  ],
  decisionMaker: /gwyn|bevan/i,
  timeline: /march|january|st\.? david/i,
  competitors: ['Shiftwell', 'Rotabee'],
  notCompetitors: ['Bryn Awel', 'Bronwen', 'Brecon', 'Sioned', 'Swindon'],
  objections: [
    { kind: 'trust', words: /boy from swindon|crying in the sluice|hackles|they said it was easy/i },
    { kind: 'price', words: /grant's only the once|shouting about biscuits|another three thousand/i },
    { kind: 'authority', words: /name over the door|glasses on for it|no good me sitting here/i },
    { kind: 'need', words: /night girls|mair's has got buttons|what use it'd be/i },
    { kind: 'competitor', words: /rotabee|two pounds fifty|two fifty/i },
    { kind: 'timing', words: /not now, good god|inspectors|flu jabs|before christmas|lie down in the road/i },
  ],
  lead: { name: 'Eirlys', company: 'Bryn Awel', email: 'matron@brynawel.example' },
  mailTo: 'matron@brynawel.example',
  never: [
    /sioned (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?[€£$]?(?:40[,. ]?000|forty thousand)/i,
    /(?:aisha|we) (?:will|to) (?:call|ring|visit|talk to) (?:gwyn|mr\.? bevan)/i,
  ],
  mood: 'mixed',
}
