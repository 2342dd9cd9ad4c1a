import type { CallGold } from '../call-gold.ts'

/** New Zealand; bunks wobble in a hostel; no budget and nobody named to decide; right before the ski school comes; mattresses, a visit and a further order are declined. */
export const hostelBunks: CallGold = {
  file: 'hostel-bunks.txt',
  kind: 'complaint',
  // A Monday, half past nine in the morning in New Zealand.
  calledAt: '2043-08-16T21:30:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Hemi Parata',
  us: ['Hemi', 'Katie'],
  people: [
    {
      id: 'lead-1',
      name: 'Freya Nordby',
      company: 'Moraine Backpackers',
      email: 'freya@morainebackpackers.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Freya',
      words: /three of the loose|go in the bag|courier me/i,
      due: '2043-08-17',
    },
    {
      owner: 'us',
      assignee: 'Katie',
      words: /have the result|get them tested|test result/i,
      due: '2043-08-21',
    },
    {
      owner: 'us',
      assignee: 'Pita',
      words:
        /\bpita\b|change the lot|on thursday morning|do all sixty|all sixty in one day|begin at six|two people with him/i,
      due: '2043-08-20',
    },
    {
      owner: 'us',
      assignee: 'Hemi',
      words: /write that letter|have it in writing|nothing that jonno did|want that for the insurance/i,
      due: '2043-08-19',
    },
    {
      owner: 'us',
      assignee: 'Hemi',
      words: /accounts put it on hold|last invoice|until it's fixed/i,
      due: '2043-08-17',
    },
    {
      owner: 'them',
      assignee: 'Freya',
      words: /list of who got|in a spreadsheet|have it tomorrow|money i've had to refund/i,
      due: '2043-08-18',
    },
    {
      owner: 'us',
      assignee: 'Hemi',
      words: /use my mobile|text it to you|phone number that somebody/i,
      due: '2043-08-17',
    },
    {
      owner: 'them',
      assignee: 'Freya',
      words: /leave the bolts alone|tell him this morning|one thing for jonno/i,
      due: '2043-08-17',
    },
  ],
  notActions: [
    /thicker one|sell me anything/i,
    /came over from dunedin|send the spanner/i,
    /tightens them every sunday/i,
    /told someone would come within/i,
    /he's left us since/i,
    /refunded eleven hundred/i,
    /changed our bolt supplier/i,
    /talked about forty more/i,
    /change the warranty on my own/i,
    /putting those kids up the road/i,
  ],
  open: [
    // Agreed: the call afterwards, a meeting to most readers.
    /ring on friday|friday at ten|the one who's slept/i,
    // How the work is done.
    /out by two|two people with him|at our cost|at your cost/i,
    /they'll be right by then|that won't happen/i,
    // What he wants to do with the list.
    /take it to our boss|promise you the whole/i,
    // She won't pay yet: to some an objection.
    /rather not pay|six thousand two hundred/i,
    /i'd frame it/i,
    /paid for\./i,
    /eight bolts to a bunk/i,
    /do you want to tell us/i,
    // She doubts: to some the same distrust.
    /i hope so|wasn't sure anyone would/i,
    /two stars/i,
    /what you paid for/i,
    /can i tell you what i think/i,
    /all sixty of them/i,
    /wobbled|top one waves/i,
    /not the 0800/i,
    /can't order from you/i,
    /what do i do in the meantime/i,
  ],
  meetings: [{ words: /ring on friday|friday at ten/i, at: '2043-08-21T10:00' }],
  budget: null,
  notBudget: [/eleven hundred|\b1[,. ]?100\b/i, /six thousand two hundred|\b6[,. ]?200\b/i],
  decisionMaker: null,
  timeline: /twenty-eighth|\b28(?:th)?\b|ski school|2043-08-28|2043-08-27/i,
  competitors: ['Bunkworks'],
  notCompetitors: [
    'Firmframe',
    'Moraine Backpackers',
    'Rangi',
    'Jonno',
    'Dunedin',
    'Christchurch',
    'Gorge Street',
  ],
  objections: [
    { kind: 'trust', words: /lost a lot of faith|and nobody came|can't order from you/i },
    { kind: 'competitor', words: /bunkworks|ten-year warranty|got a point/i },
  ],
  lead: { name: 'Freya Nordby', company: 'Moraine Backpackers', email: 'freya@morainebackpackers.example' },
  mailTo: 'freya@morainebackpackers.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nzd|nz?\$)? ?(?:1[,. ]?100|6[,. ]?200|eleven hundred|six thousand)/i,
    /hemi(?: parata)? (?:will|to) (?:come|visit|drive|refund|extend)/i,
    /katie (?:will|to) (?:send|quote|offer|supply) [^.]{0,20}mattress/i,
    /freya(?: nordby)? (?:will|to) (?:pay|order)/i,
    /(?:jonno|rangi|pita|katie|hemi)(?: parata)? (?:signs|decides|approves|is the decision)/i,
  ],
  mood: 'negative',
}
