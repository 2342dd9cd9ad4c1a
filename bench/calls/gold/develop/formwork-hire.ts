import type { CallGold } from '../call-gold.ts'

/** Ireland; a first call about hired wall formwork with a concrete contractor who builds in ply; no sum is fixed, the brother nods; a greyhound and a sausage. */
export const formworkHire: CallGold = {
  file: 'formwork-hire.srt',
  kind: 'discovery',
  // A Wednesday, ten past eight in the morning in Cork (summer time).
  calledAt: '2030-09-18T07:10:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Jarlath Keohane',
  us: ['Jarlath'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Breege',
      words: /drawings i could|engineer's (?:set|drawings)|close of business/i,
      due: '2030-09-18',
    },
    {
      owner: 'us',
      assignee: 'Jarlath',
      words: /take-off|list of panels|with a price on it/i,
      due: '2030-09-23',
    },
    { owner: 'us', assignee: 'Jarlath', words: /hire terms/i, due: '2030-09-18' },
    {
      owner: 'us',
      assignee: 'Zofia',
      words: /zofia|pour calculations|checking the pressures/i,
      due: '2030-09-27',
    },
    {
      owner: 'them',
      assignee: 'Breege',
      words: /hours of it could|batt would know|with the hours/i,
      due: '2030-09-19',
    },
    { owner: 'them', assignee: 'Breege', words: /set up as a supplier|supplier list/i, due: '2030-09-20' },
  ],
  notActions: [
    /finish the sausage/i,
    /fella coming about drains/i,
    /won't hang you/i,
    // Refused.
    /climbing system|the cores we do/i,
    /like to meet me|doesn't meet salesmen/i,
    // Done already.
    /insurance cert|that's filed/i,
    /sold my uncle/i,
    /slab props off/i,
    /depot in mallow/i,
  ],
  open: [
    // The visit is a meeting.
    /tuesday the twenty-fourth/i,
    /walk the site/i,
    /turn up in loafers/i,
    /bit about damages first/i,
    /if it's under three/i,
    /it's plenty|it better be/i,
    /photograph everything/i,
    /where's that written/i,
    /own engineer won't/i,
    /keep that quiet/i,
    /quantity surveyor's still/i,
    /jarlath at liftform|breege at leemount/i,
    // Remarks that may count as doubts.
    /so they tell me/i,
    /site fighting over it|lucky with two/i,
    /penalties on us/i,
    /what does she cost/i,
    /the way my father/i,
  ],
  meetings: [{ words: /twenty-fourth|24(?:th)? (?:of )?september|september 24/i, at: '2030-09-24T08:00' }],
  // The quantity surveyor is still at it.
  budget: null,
  notBudget: [/€ ?38\b/i, /\b71[,. ]?000/i, /nine thousand|\b9[,. ]?000/i],
  decisionMaker: /fachtna|brother/i,
  timeline: /twenty-first of october|\b21(?:st)? (?:of )?october|october (?:the )?21|2030-10-21/i,
  competitors: ['Carrig Shoring'],
  notCompetitors: [
    'Liftform',
    'Leemount Frames',
    'Zofia',
    'Hourigan',
    'Batt',
    'Ballincollig',
    'Little Island',
    'Mallow',
  ],
  objections: [
    { kind: 'need', words: /don't see why i'd hire|eleven chippies/i },
    { kind: 'competitor', words: /carrig shoring|hit their yard|short a clamp/i },
    { kind: 'trust', words: /bill for nine thousand|one bent prop|count its own fingers/i },
  ],
  lead: { name: 'Breege Cotter', company: 'Leemount Frames', email: 'breege@leemountframes.example' },
  mailTo: 'breege@leemountframes.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:38\b|71|9[,. ]?000|nine thousand)/i,
    /(?:breege|jerry|batt|jarlath|zofia)(?: cotter| hourigan| keohane)? (?:signs|decides|approves|is the decision)/i,
    /climbing system (?:is|was|has been) (?:agreed|ordered|accepted|wanted)/i,
    /(?:meeting|talk|visit) with fachtna (?:is|was|has been) (?:agreed|planned|booked|arranged)/i,
    /carrig(?: shoring)? (?:is|was|has been) (?:hired|booked|chosen)/i,
  ],
  mood: 'mixed',
}
