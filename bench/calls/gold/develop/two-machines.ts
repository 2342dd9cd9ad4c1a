import type { CallGold } from '../call-gold.ts'

/** Twenty turns about coffee machines: a monthly ceiling, a signer who is not in the call, a date for moving in. */
export const twoMachines: CallGold = {
  file: 'two-machines.txt',
  kind: 'qualification',
  // A Monday, nine in the morning in New York.
  calledAt: '2028-05-15T13:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Aoife Brennan',
  us: ['Aoife'],
  people: [{ id: 'lead-1', name: 'Todd Keller', company: 'Ostrander Freight', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /send you the terms|terms today|want to see that/i,
      due: '2028-05-15',
    },
    {
      owner: 'them',
      assignee: 'Todd',
      words: /text you a photo|that photo|where the water line/i,
      due: '2028-05-23',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /written quote|quote by thursday|thursday's good/i,
      due: '2028-05-18',
    },
  ],
  notActions: [/tasting/i, /contractor's putting/i, /that month is free/i, /filled in our form/i],
  open: [
    /friday at ten/i,
    /got to be in by then/i,
    /no need for a bean tasting|nobody here can tell/i,
    /stone age/i,
    /sat broken for a month/i,
    /isn't up to me/i,
  ],
  meetings: [{ words: /friday at ten/i, at: '2028-05-19T10:00' }],
  budget: /six hundred|\b600\b/i,
  notBudget: [/seven hundred and ninety|\b790\b/i, /five eighty|\b580\b/i],
  decisionMaker: /raman|operations director/i,
  timeline: /june twelfth|june 12|12 june|twelfth of june/i,
  competitors: ['Brewmark'],
  notCompetitors: ['Larkfield', 'Ostrander'],
  objections: [
    { kind: 'price', words: /too steep/i },
    { kind: 'trust', words: /don't trust leases|sat broken for a month/i },
  ],
  lead: { name: 'Todd Keller', company: 'Ostrander Freight', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:790|580)\b/i,
    /todd(?: keller)? (?:signs|decides|approves|is the decision)/i,
    /(?<!not |n't |never |no )(?:will|to) (?:arrange|hold|do|set up) (?:a )?(?:bean )?tasting/i,
  ],
  mood: 'mixed',
}
