import type { CallGold } from '../call-gold.ts'

/** Businesslike; full names as labels; a recap of everything; the decision moved to another since a merger. */
export const zincPlating: CallGold = {
  file: 'zinc-plating.txt',
  kind: 'imported',
  // A Tuesday, ten in the morning in England.
  calledAt: '2027-11-02T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Harriet Lowe',
  us: ['Harriet Lowe'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Harriet Lowe', words: /walsall|write-?up|email it across/i, due: '2027-11-02' },
    { owner: 'us', assignee: 'Harriet Lowe', words: /loan probe|\bprobe\b/i, due: '2027-11-08' },
    { owner: 'them', assignee: 'Sheila Marr', words: /\blog\b/i, due: null },
    { owner: 'them', assignee: 'Devan Pillai', words: /drawings/i, due: '2027-11-04' },
    {
      owner: 'us',
      assignee: 'Harriet Lowe',
      words: /both versions|written quote|the quote by/i,
      due: '2027-11-12',
    },
    {
      owner: 'them',
      assignee: 'Devan Pillai',
      words: /through the numbers|(?:see|slot with) margit|margit on the sixteenth/i,
      due: '2027-11-16',
    },
    { owner: 'us', assignee: 'Harriet Lowe', words: /certificate|out of our lab/i, due: null },
    { owner: 'us', assignee: 'Harriet Lowe', words: /invitation/i, due: null },
  ],
  notActions: [
    /send a fitter|our own electricians/i,
    /if i rang her/i,
    /ask you for a link|replace that/i,
    /leave it out/i,
    /type it all up/i,
    /stripped and redid/i,
    /go back and ask for more/i,
  ],
  open: [
    /hang one in your worst tank/i,
    /go on, then/i,
    // Of the present state and another's.
    /with clipboards/i,
    /eleven thousand pounds gone/i,
    /then the roof came in/i,
    /speak on the seventeenth/i,
    /calibration paperwork/i,
  ],
  meetings: [{ words: /seventeenth/i, at: '2027-11-17T14:00' }],
  budget: /twenty-two thousand|\b22[,. ]?000|\b22k/i,
  notBudget: [
    /eleven thousand|\b11[,. ]?000|\b11k/i,
    /twenty-six thousand|\b26[,. ]?000|\b26k/i,
    /thirty-five|\b35[,. ]?000|\b35k/i,
    /twenty-four|\b24[,. ]?000|\b24k/i,
  ],
  decisionMaker: /margit|thorsen|finance director/i,
  timeline: /end of january/i,
  competitors: ['Tanktrace'],
  notCompetitors: ['Fabrix', 'Corbridge Zinc', 'Brightbath', 'Walsall', 'Leeds'],
  objections: [
    { kind: 'trust', words: /my worry with you|no sensor lasts|whatever the brochure/i },
    { kind: 'price', words: /you're over|can't go back and ask/i },
  ],
  lead: { name: 'Devan Pillai', company: 'Corbridge Zinc', email: 'devan.pillai@corbridgezinc.example' },
  mailTo: 'devan.pillai@corbridgezinc.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:11|24|26|35)\b/i,
    /(?:devan|sheila)(?: pillai| marr)? (?:signs|decides|approves|is the decision)/i,
    /harriet(?: lowe)? (?:will|to) (?:call|ring|speak (?:to|with)|contact) margit/i,
    /(?<!not |n't |never |no )(?:will|to) send (?:a |the )?fitter/i,
  ],
  mood: 'positive',
}
