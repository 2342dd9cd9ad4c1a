import type { CallGold } from '../call-gold.ts'

/** Two of theirs with one family name, and an office's mailbox; the price that they hear is of the larger offer. */
export const examProctoring: CallGold = {
  file: 'exam-proctoring.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning there.
  calledAt: '2027-03-09T08:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Thandeka Mokoena',
  us: ['Thandeka'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /test report|email (?:you )?the report|report right after/i,
      due: '2027-03-09',
    },
    {
      owner: 'them',
      assignee: 'Lindiwe',
      words:
        /numbers per faculty|the numbers by thursday|student numbers|(?:send|provide|get)[^.]{0,30}numbers/i,
      due: '2027-03-11',
    },
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /recorded version|wednesday the seventeenth|in rand, please|it'll be in rand/i,
      due: '2027-03-17',
    },
    { owner: 'us', assignee: 'Thandeka', words: /privacy pack/i, due: '2027-03-12' },
    { owner: 'us', assignee: 'Thandeka', words: /test room|link on tuesday/i, due: '2027-03-16' },
    { owner: 'us', assignee: 'Thandeka', words: /\binvit(?:e|ation)\b/i, due: null },
  ],
  notActions: [
    /set something up with professor|never meets suppliers|(?:meet|meeting with|contact) prof/i,
    /webinar/i,
    /brochure|downloaded that/i,
  ],
  open: [
    /tuesday the twenty-third|eleven's fine/i,
    /red pen/i,
    /i'd have to look/i,
    /you can give that to the council/i,
    /i write the motivation/i,
    /once you've got the price/i,
    // Questions and remarks that lean against.
    /video of somebody's bedroom/i,
    /quite fierce/i,
    /sitright said the same/i,
    /hotspot in beaufort/i,
    /no more where that came from/i,
    /threw two hundred/i,
    /which is tight/i,
    /never meets suppliers/i,
    /coming out of their ears/i,
    // Of the other offers.
    /it wants windows/i,
    /gave us dollars/i,
    /we let it go/i,
  ],
  meetings: [{ words: /tuesday the twenty-third|eleven's fine/i, at: '2027-03-23T11:00' }],
  budget: /one point two|\b1[.,]2/i,
  notBudget: [/one point six|\b1[.,]6/i],
  decisionMaker: /naidoo|deputy principal/i,
  timeline: /middle of may|mid-?may|seventh of june/i,
  competitors: ['SitRight', 'ExamHawk'],
  notCompetitors: ['Moodle', 'Stellenbosch', 'Proctara', 'Windows', 'Beaufort West'],
  objections: [
    { kind: 'trust', words: /i've been burnt before/i },
    { kind: 'price', words: /way more than we can afford/i },
    { kind: 'competitor', words: /about a third less/i },
    { kind: 'need', words: /cameras are a waste/i },
    { kind: 'timing', words: /can't touch anything else/i },
  ],
  lead: { name: 'Riaan', company: 'Karoo College', email: 'riaan.vorster@karoocollege.example' },
  mailTo: 'riaan.vorster@karoocollege.example',
  never: [
    /budget(?: (?:is|of))?:? ?R? ?1[.,]6/i,
    /(?:riaan|lindiwe|the council|lecturers) (?:signs|decides|approves|is the decision)/i,
    /(?<!not |n't |never )(?:will|to) (?:call|contact|meet|speak to) (?:prof|professor|vasantha|naidoo)/i,
    /(?<!not |n't |never )(?:will|to) (?:hold|run|give|do) a webinar/i,
  ],
  mood: 'mixed',
}
