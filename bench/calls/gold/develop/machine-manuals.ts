import type { CallGold } from '../call-gold.ts'

export const machineManuals: CallGold = {
  file: 'machine-manuals.txt',
  kind: 'handover',
  // A Tuesday.
  calledAt: '2026-06-16T07:00:00Z',
  timeZone: 'Europe/Berlin',
  owner: 'Felix Arndt',
  us: ['Jana', 'Felix'],
  people: [
    {
      id: 'lead-1',
      name: 'Stefan Brandt',
      company: 'Keller Abfülltechnik',
      email: 's.brandt@keller-abfuell.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Stefan',
      words: /six to nine|no, you get it|chapters? (?:6|six)/i,
      due: '2026-06-19',
    },
    {
      owner: 'us',
      assignee: 'Jana',
      words:
        /one to five to you|by the twenty-sixth|chapters? (?:1|one)[^.]*draft|draft (?:of )?chapters? (?:1|one)/i,
      due: '2026-06-26',
    },
    {
      owner: 'us',
      assignee: 'Felix',
      words: /take that over|finished version|term list\b(?!\. we)|termin(?:ology|inology) list/i,
      due: '2026-06-30',
    },
    {
      owner: 'us',
      assignee: 'Felix',
      words: /calculate it again|new calculation|recalculat/i,
      due: '2026-06-18',
    },
    {
      owner: 'us',
      assignee: 'Jana',
      words: /reset you that|can't log in|reset (?:the|his|stefan's|your) (?:password|portal|login)/i,
      due: '2026-06-16',
    },
    {
      owner: 'us',
      assignee: 'Felix',
      words: /get an access|set that up|(?:set up|create|give)[^.]*(?:access|lorenz)/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Stefan',
      words: /need her mail address|in the course of the day|(?:lorenz's|her) (?:mail|email|e-mail)/i,
      due: '2026-06-16',
    },
  ],
  notActions: [
    /show you that|maybe later in the year/i,
    /vietnam\b|vietnamese/i,
    /introduce myself|wait with it until/i,
    /spoken with them last week/i,
    /crane inspector/i,
    /kill the operator/i,
    /i don't answer/i,
  ],
  meetings: [{ words: /nine o'clock|thirtieth of june|next one on the thirtieth/i, at: '2026-06-30T09:00' }],
  budget: /twelve thousand|12[,. ]?000|12k/i,
  notBudget: [
    /seven and a half|7[,. ]?500/i,
    /three thousand two hundred|3[,. ]?200/i,
    /twenty-two cents/i,
    /fourteen cents/i,
    /two thousand\b|\b2[,. ]?000/i,
  ],
  decisionMaker: /seidel/i,
  timeline: /thirty-first of july|end of july|july/i,
  competitors: ['Wordbrücke'],
  notCompetitors: ['Renata', 'Paulo', 'Lorenz', 'Seidel', 'Kühn'],
  objections: [
    { kind: 'trust', words: /always a little careful|six months of chaos|confidence is not so big/i },
    { kind: 'price', words: /in my eyes too high|you see the problem/i },
    { kind: 'need', words: /don't need you for that|why do we pay at all|don't see it any more/i },
    { kind: 'competitor', words: /wordbrücke from ulm|asked, why not them/i },
    { kind: 'timing', words: /not in the middle of brazil|really no head for it/i },
    {
      kind: 'authority',
      words: /can't release anything|only release single orders|seidel decides about all/i,
    },
  ],
  lead: { name: 'Stefan', company: 'Keller', email: 's.brandt@keller-abfuell.example' },
  mailTo: 's.brandt@keller-abfuell.example',
  never: [
    /stefan (?:decides|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€?(?:7[,. ]?500|3[,. ]?200|2[,. ]?000)\b/i,
    /felix (?:will )?(?:contacts?|asks?|writes? to|calls?) (?:paulo|dr)/i,
    /vietnam(?:ese)? (?:is |was )?(?:ordered|confirmed|signed)/i,
  ],
  mood: 'positive',
}
