import type { CallGold } from '../call-gold.ts'

export const payrollExit: CallGold = {
  file: 'payroll-exit.txt',
  kind: 'cancellation',
  // A Monday.
  calledAt: '2026-11-09T02:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Tan Wei Ling',
  us: ['Wei Ling'],
  people: [
    {
      id: 'lead-1',
      name: 'Suresh Nair',
      company: 'Portline Logistics',
      email: 'suresh.nair@portline.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /something in writing|incident report|owed it anyway|by friday|auditor will like/i,
      due: '2026-11-13',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words:
        /benedict|hear from me by|by wednesday|wednesday, okay|fight a bit|notice period|(?:shorten|reduce|shorter)[^.]{0,20}notice/i,
      due: '2026-11-11',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /\brefund\b|calculate it properly|in writing is good|hear "roughly"/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Hui Min',
      words: /termination form|company stamp|need the stamp|scan it and|after lunch|today, yes/i,
      due: '2026-11-09',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words:
        /full export|same export|data export|export of|every payslip, back|payslips (?:since|back)|the link by|the sixteenth|leave records|can it be excel|excel is no problem|have the excel/i,
      due: '2026-11-16',
    },
    {
      owner: 'them',
      assignee: 'Suresh',
      words:
        /list of (?:the )?names|give me the names|drivers who left|by thursday|thursday is early|(?:names|list)[^.]{0,30}\b(?:logins?|tax forms?)/i,
      due: '2026-11-12',
    },
  ],
  notActions: [
    /bring it back to seven/i,
    /won't call him|don't call him|still speak to/i,
    /read-only account/i,
    /you'll be my first call|think of us/i,
    /clean up the leavers/i,
    /redo every payslip/i,
  ],
  meetings: [
    {
      words:
        /three o'clock|three is okay|interviews until three|twenty-fourth|half past two|through the export together|i'll be there|need me there/i,
      at: '2026-11-24T15:00',
    },
  ],
  budget: null,
  notBudget: [
    /six dollars|\$6\b/i,
    /up to nine|nine dollars|\$9\b/i,
    /back to seven|seven dollars|\$7\b/i,
    /five thousand six hundred|\b5[,. ]?600/i,
    /three thousand one hundred|\b3[,. ]?100/i,
    /fifty dollars|\$50\b/i,
  ],
  decisionMaker: /datuk|rahim|\bcfo\b/i,
  timeline: /december|january/i,
  competitors: ['Kerani One', 'Paymint'],
  notCompetitors: ['Datuk Rahim', 'Benedict', 'Kuala Lumpur', 'Zoom', 'Salarium'],
  objections: [
    {
      kind: 'trust',
      words:
        /august was the start|wrong cpf|in my office|redo every payslip|never got an explanation|cannot tell my staff/i,
    },
    { kind: 'price', words: /price, of course|went up to nine|for the same payslip|count yourself/i },
    { kind: 'need', words: /bigger thing is|bought kerani one|last one not on it|no need for a second/i },
    { kind: 'competitor', words: /bought kerani one|does the levies|talks to the accounts|yours cannot/i },
    { kind: 'authority', words: /decided it in september|i was not asked|i was informed/i },
  ],
  lead: { name: 'Suresh', company: 'Portline Logistics', email: 'suresh.nair@portline.example' },
  mailTo: 'suresh.nair@portline.example',
  never: [
    /suresh(?: nair)? (?:decided|decides|is the (?:final )?decision)/i,
    /budget(?: (?:is|of))?:? ?(?:s?\$)?\d/i,
    /(?:will|to) (?:call|ring|phone|contact) (?:datuk|rahim)/i,
    /(?:notice|contract)[^.]{0,30}(?:was|is|has been) (?:shortened|waived)/i,
    /at (?:2:30|14:30)/i,
  ],
  mood: 'negative',
}
