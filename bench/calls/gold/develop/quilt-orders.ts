import type { CallGold } from '../call-gold.ts'

/** Of ten thousand seven is left; no time is wanted; the one address said is a child's. */
export const quiltOrders: CallGold = {
  file: 'quilt-orders.txt',
  kind: 'qualification',
  // A Monday, half past nine in the morning there.
  calledAt: '2028-01-10T15:30:00Z',
  timeZone: 'America/Chicago',
  owner: 'Darnell Whitaker',
  us: ['Darnell'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Darnell', words: /practice shop/i, due: '2028-01-13' },
    {
      owner: 'them',
      assignee: 'Becca',
      words: /(?:pictures|photos) of ten pages|text them to you tonight/i,
      due: '2028-01-10',
    },
    {
      owner: 'us',
      assignee: 'Darnell',
      words: /new price|what i can leave out/i,
      due: '2028-01-12',
    },
    {
      owner: 'us',
      assignee: 'Darnell',
      words: /import folks|i'll ask them/i,
      due: null,
    },
    { owner: 'us', assignee: 'Darnell', words: /jessup in|give you a ring/i, due: null },
  ],
  notActions: [
    /drove out|hooked (?:it )?up/i,
    /did that in november|count how many/i,
    /teach me the whole internet/i,
    /orders@|whatever you do/i,
    /county fair/i,
    /cobbler/i,
  ],
  open: [
    // The second talk is a meeting; to some also a task.
    /friday at two|friday the fourteenth|talk again/i,
    // Poking at the practice shop: to some a promise of hers.
    /poke at it|poked at it/i,
    /just put it in the mail|a letter it is/i,
    /tell your mama/i,
    /somebody my age/i,
    /can't read the notebook/i,
    /any day in my head|not in a race/i,
    /froze up twice|called me sweetie/i,
    /more than i gave for my truck/i,
    /wanted fifty-five hundred/i,
    /has to do for this/i,
  ],
  meetings: [{ words: /friday at two|friday the fourteenth|talk again/i, at: '2028-01-14T14:00' }],
  budget: /seven is left|that seven|seven thousand|\b7[,. ]?000|\b7 ?k|\b7\b/i,
  notBudget: [
    /nine thousand six hundred|\b9[,. ]?600\b/i,
    /fifty-five hundred|\b5[,. ]?500\b/i,
    /twenty-two hundred|\b2[,. ]?200\b/i,
  ],
  decisionMaker: /loretta|now i decide/i,
  timeline: null,
  competitors: ['PatchPilot'],
  notCompetitors: [
    'Stitchdesk',
    'Finch Hollow Quilts',
    'Ohio',
    'Murfreesboro',
    'Opal Jessup',
    'Dwight',
    'Thanksgiving',
  ],
  objections: [
    { kind: 'need', words: /i'd need a computer for/i },
    { kind: 'price', words: /can't go that high/i },
  ],
  lead: { name: 'Loretta', company: 'Finch Hollow Quilts', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|usd )?(?:10[,. ]?000|ten thousand|9[,. ]?600|nine thousand|5[,. ]?500|fifty-five)(?!.{0,80}(?:seven|\b7))/i,
    /(?:earl|becca|dwight|tucker) (?:signs|decides|approves|is the decision)/i,
    /darnell (?:will|to) (?:drive|hook|set up the (?:label )?printer)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}september/i,
  ],
  mood: 'positive',
}
