import type { CallGold } from '../call-gold.ts'

/** England; a driving school's first talk: accounts that it has to talk to, pupils who were taken away once, a half-term and a rival at 14 instead of 22. */
export const drivingLessons: CallGold = {
  file: 'driving-lessons.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in England.
  calledAt: '2036-01-15T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Ansel Purslow',
  us: ['Ansel'],
  people: [
    {
      id: 'lead-1',
      name: 'Rowena Birch',
      company: 'Tollgate Driver Training',
      email: 'rowena@tollgate.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Ansel', words: /sample export/i, due: '2036-01-16' },
    {
      owner: 'them',
      assignee: 'Basil',
      words: /which models|get the list on friday/i,
      due: '2036-01-18',
    },
    { owner: 'us', assignee: 'Ansel', words: /the invite within/i, due: '2036-01-15' },
  ],
  notActions: [
    /rang magnus myself|buying something else/i,
    /deleted everybody's february/i,
    /file every night/i,
    /took 90 pupils/i,
    /plus the flowers/i,
    /on the roadmap/i,
    /never reads past/i,
    /don't get ideas/i,
  ],
  open: [
    // The demo is a meeting; to some also a task.
    /thursday the 24th|see you on the 24th|half past one/i,
    // A way to train that was offered and half accepted.
    /a week earlier|evenings might work/i,
    /put it in rowena's calendar/i,
    /cut it down to two|two sounds better/i,
    /where do the licence numbers/i,
    // Said while the invite's time was looked for.
    /sitting in on a test/i,
    /cuthbert/i,
    /the instructors didn't/i,
  ],
  meetings: [{ words: /thursday the 24th|see you on the 24th|half past one/i, at: '2036-01-24T13:30' }],
  budget: /\b7[,. ]?200|\b7\.2k/i,
  notBudget: [
    /\b1[,. ]?558/i,
    /\b11[,. ]?000|\b11k/i,
    /\b6[,. ]?864/i,
    /\b4[,. ]?368/i,
    /\b2[,. ]?496/i,
    /\b572\b/i,
  ],
  decisionMaker: /magnus|my brother/i,
  timeline: /3rd of march|march 3|3(?:rd)? (?:of )?march|2036-03-03/i,
  competitors: ['Passmate'],
  notCompetitors: ['Kerbtime', 'Tollgate Driver Training', 'Ledgerline', 'Cuthbert', 'Magnus'],
  objections: [
    // An integration that they require.
    { kind: 'need', words: /talk to ledgerline|type every lesson in twice|see that file before/i },
    { kind: 'trust', words: /took 90 pupils|see the whole pupil list/i },
    { kind: 'timing', words: /can't see that working|who are you going to train/i },
    // A rival's lower price.
    { kind: 'competitor', words: /passmate quoted|explain £2,496/i },
  ],
  lead: { name: 'Rowena Birch', company: 'Tollgate Driver Training', email: 'rowena@tollgate.example' },
  mailTo: 'rowena@tollgate.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:11[,. ]?000|6[,. ]?864|4[,. ]?368|1[,. ]?558)/i,
    /(?:rowena|basil|cuthbert|ansel)(?: birch| tuck| purslow)? (?:decides|approves|signs|has the last word|is the decision)/i,
    /ansel(?: purslow)? (?:will|to|should) (?:ring|call|phone|contact) magnus/i,
    /demo (?:is |was )?(?:agreed|booked|set|scheduled)[^.]{0,30}(?:at eleven|at 11|11:00)/i,
    /(?:direct|live) (?:link|integration) (?:to|with) ledgerline (?:exists|is available|is supported)/i,
  ],
  mood: 'positive',
}
