import type { CallGold } from '../call-gold.ts'

/** The board gave the money, the speaker herself decides; a second address is her colleague's. */
export const creditUnionLoans: CallGold = {
  file: 'credit-union-loans.txt',
  kind: 'discovery',
  // A Wednesday afternoon there.
  calledAt: '2026-09-23T17:15:00Z',
  timeZone: 'America/New_York',
  owner: 'Darnell Price',
  us: ['Darnell', 'Kristin'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Pete',
      words: /ask fastfund|about the core conversion|talk to them on monday/i,
      due: '2026-09-28',
    },
    {
      owner: 'us',
      assignee: 'Kristin',
      words: /phase plan|plan with (?:the )?phases|phased plan/i,
      due: '2026-09-30',
    },
    {
      owner: 'us',
      assignee: 'Darnell',
      words: /the soc 2 i can do|send that to you tonight|soc 2 report|soc 2 type/i,
      due: '2026-09-23',
    },
    {
      owner: 'us',
      assignee: 'Darnell',
      words:
        /number without mortgages|(?:price|quote|pricing|cost)[^.]{0,30}(?:without|excluding|minus) (?:the )?mortgage|take it out and send|october second/i,
      due: '2026-10-02',
    },
    {
      owner: 'us',
      assignee: 'Kristin',
      words: /manager in toledo|intro by email|talk to somebody there|\bintro(?:duc\w+)?\b[^.]{0,60}toledo/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Gloria',
      words: /rate sheet|underwriting rules/i,
      due: '2026-09-24',
    },
  ],
  notActions: [
    /your last pen test|pen test we don't hand out/i,
    /read it on a screen share/i,
    /sit with janelle|she's getting fired/i,
    /loan volumes|already sent those|pete's got 'em/i,
  ],
  meetings: [{ words: /thursday the eighth/i, at: '2026-10-08T13:30' }],
  budget: /hundred and ten|110/i,
  notBudget: [
    /two point one million|2\.1/i,
    /ninety thousand|90[,. ]?000/i,
    /sixty-five|65[,. ]?000/i,
    /hundred and fifty-five|155/i,
  ],
  decisionMaker: /gloria/i,
  timeline: /february|tax refund/i,
  competitors: ['Loanstar', 'Fastfund'],
  notCompetitors: ['Three Rivers', 'Toledo', 'Janelle', 'Tillwater'],
  objections: [
    { kind: 'timing', words: /says six months|walk into a board|half a year of lost/i },
    { kind: 'trust', words: /examiner wrote us up|been burned|take anybody's word|audit trail/i },
    { kind: 'price', words: /not going to fly|two\. not one|hundred and fifty-five|i can do math/i },
    { kind: 'need', words: /not asking for this|highlighter's fine|make 'em need it/i },
  ],
  lead: { name: 'Gloria', company: 'Three Rivers Credit Union', email: 'gloria.hatch@threeriverscu.example' },
  mailTo: 'gloria.hatch@threeriverscu.example',
  never: [
    /(?:will|to) send (?:the )?(?:last )?pen(?:etration)? test/i,
    /(?<!not |n't |never )(?:visit|sit with|shadow) janelle (?:on|next|in|at the)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:90|155|2\.1)/i,
    /(?:pete|the board)(?: olund)? (?:picks|will choose|makes the final)/i,
    /110,?000 (?:per|a) year/i,
  ],
  mood: 'mixed',
}
