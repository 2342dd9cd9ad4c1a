import type { CallGold } from '../call-gold.ts'

export const storageDoors: CallGold = {
  file: 'storage-doors.txt',
  kind: 'complaint',
  // A Wednesday, twenty to ten in the morning in Warrington.
  calledAt: '2027-10-20T08:40:00Z',
  timeZone: 'Europe/London',
  owner: 'Gareth Prosser',
  us: ['Gareth'],
  people: [{ id: 'lead-1', name: 'Philippa Denholm', company: 'Keepwell Storage', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Wayne',
      words: /picture of the labels|see the label on the springs/i,
      due: '2027-10-20',
    },
    { owner: 'us', assignee: 'Gareth', words: /safety certificate/i, due: '2027-10-22' },
    { owner: 'us', assignee: 'Gareth', words: /incident form/i, due: '2027-10-20' },
    {
      owner: 'them',
      assignee: 'Philippa',
      words: /fill it in with him|quicker they have it/i,
      due: '2027-10-21',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /all thirty-six get checked/i,
      due: '2027-10-21',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /ask our sales director|wednesday next week/i,
      due: '2027-10-27',
    },
    { owner: 'us', assignee: 'Gareth', words: /taken out of the quote/i, due: null },
  ],
  notActions: [
    /done that monday|keep those six shut/i,
    /can of grease|shelf of grease|i've got grease/i,
    /give him a call, to apologise|leave duncan to me/i,
    /send a bottle round|nothing from you, thank you|no bottle\./i,
    /i told him last night/i,
    /just floating it/i,
  ],
  open: [
    // An agreed step that is the visit too.
    /change the springs on all six|friday at eight/i,
    // Half a promise, before the whole one, and its refusal.
    /look at the rest while they're there|let's not have 'if'/i,
    // A colour, and no task.
    /kettle on|in the morning, please|in the morning\. and when/i,
    // Complaints of the goods: the doubt itself is said later.
    /come down on their own|only the clock|springs have gone slack|come down as well|standing under one|i was an' all|wouldn't put me on hold/i,
    // A third thing's noise.
    /it squeals|it's the landlord's/i,
    // Refusals of side offers.
    /he'd eat you|with chips|he's teetotal/i,
    // The sum again, in the budget's words.
    /certainly the figure now/i,
    // What needs the certificate.
    /my insurers will want/i,
    // A time that was worked out, and not said by them.
    /order by christmas/i,
    // Where it goes, and a correction that was done in the call.
    /email me, not head office|changed it here/i,
    // Praise with a sting.
    /first proper sentence/i,
    // A worth that is doubted.
    /won it in a raffle/i,
    // A wish not to be chased.
    /it's noted, wayne/i,
  ],
  meetings: [{ words: /on friday\. i'll have them come|friday at eight/i, at: '2027-10-22T08:00' }],
  budget: /thirty-one thousand|thirty-one\b|\b31[,. ]?000|\b31k/i,
  notBudget: [
    /thirty-eight|\b38[,. ]?(?:6|000)|\b38k/i,
    /says four thousand|\b4[,. ]?000/i,
    /over ten thousand|\b10[,. ]?000|\b10k/i,
    /twenty thousand|\b20[,. ]?000/i,
  ],
  decisionMaker: /duncan|aird/i,
  timeline: /first of march|1 march|march (?:1\b|first)|\bmarch 2028/i,
  competitors: [],
  notCompetitors: ['Rolldown', 'Runcorn', 'Bev', 'Glasgow'],
  objections: [
    { kind: 'trust', words: /don't believe a word on that brochure/i },
    { kind: 'price', words: /thirty-eight is cheeky/i },
    { kind: 'timing', words: /nothing gets ordered before/i },
    { kind: 'authority', words: /can't commit us to a penny/i },
    { kind: 'need', words: /don't see what we'd do with electric/i },
  ],
  lead: { name: 'Philippa Denholm', company: 'Keepwell Storage', email: 'philippa.denholm@keepwell.example' },
  mailTo: 'philippa.denholm@keepwell.example',
  never: [
    /(?:philippa|wayne|peter)(?: denholm)? (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?£? ?(?:38|10|20|4)[,.]?(?:000|6)/i,
    /(?:gareth|rolldown) (?:will|to) (?:send|bring) (?:a|the) bottle/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:call|ring|email|phone) duncan/i,
    /(?:fix|repair|grease) the (?:loading bay )?motor/i,
    /(?:has|have) ordered phase two/i,
  ],
  mood: 'negative',
}
