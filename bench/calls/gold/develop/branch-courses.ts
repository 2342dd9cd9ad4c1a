import type { CallGold } from '../call-gold.ts'

/** India; a demo of online courses for a bank of 64 branches: slow lines, no Marathi, 13.8 lakh against 12, a trial in one branch and no date for the rest. */
export const branchCourses: CallGold = {
  file: 'branch-courses.vtt',
  kind: 'demo',
  // A Tuesday, four in the afternoon in India.
  calledAt: '2032-11-16T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Ananya Sen',
  us: ['Ananya', 'Karthik'],
  people: [
    {
      id: 'lead-1',
      name: 'Rohit Patil',
      company: 'Sahyadri Bank',
      email: 'rohit.patil@sahyadribank.example',
    },
    {
      id: 'lead-2',
      name: 'Meera Joshi',
      company: 'Sahyadri Bank',
      email: 'meera.joshi@sahyadribank.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Meera',
      words: /remote access|before the weekend/i,
      due: '2032-11-19',
    },
    {
      owner: 'us',
      assignee: 'Karthik',
      words: /install\w* the player|after banking hours/i,
      due: '2032-11-22',
    },
    {
      owner: 'us',
      assignee: 'Ananya',
      words: /mr iyer|content head|date for (?:the )?marathi|by the 24th/i,
      due: '2032-11-24',
    },
    {
      owner: 'us',
      assignee: 'Karthik',
      words: /security audit report|mail it to you tonight|ours is from june/i,
      due: '2032-11-16',
    },
    {
      owner: 'them',
      assignee: 'Rohit',
      words: /names and email addresses/i,
      due: '2032-11-17',
    },
    {
      owner: 'us',
      assignee: 'Ananya',
      words: /ten accounts|creat\w*\b.*\baccounts/i,
      due: '2032-11-18',
    },
    { owner: 'them', assignee: 'Rohit', words: /slides on fraud|fraud slides/i, due: '2032-11-26' },
  ],
  notActions: [
    /show it to mrs deshpande|not at this stage/i,
    /show you how it's done|not today, please/i,
    /full offer already|wait until the trial is over/i,
    /more than 1,000 licences|may do it/i,
    /planned for the end of next year/i,
    /if you travel less/i,
    /may be 1,400/i,
    /travels to the branches/i,
    /can't decide that here/i,
  ],
  open: [
    // The next call is a meeting.
    /7 december|four o'clock|four is okay/i,
    // What leads up to a promise, or follows from one.
    /turn it into a course|upload our own material/i,
    /try it in one/i,
    /little bigger/i,
    // Remarks that may count as doubts.
    /see that myself/i,
    /free for a bank of our size/i,
    /i have 12 lakh/i,
    /how it goes in armori/i,
    /may do it, or will do it/i,
    /not older than a year/i,
    /merger has to be finished/i,
  ],
  meetings: [{ words: /7 december|four o'clock|four is okay/i, at: '2032-12-07T16:00' }],
  budget: /\b12 ?lakh|\b12[,. ]?00[,. ]?000|\b1[,.]2 million/i,
  notBudget: [/\b13[.,]8/i, /\b40 lakh/i, /\b1[,. ]?200 rupees/i, /\b60[,. ]?000/i],
  decisionMaker: /deshpande|head of hr/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['PeopleBase', 'Sahyadri', 'Vidyapath', 'Armori', 'Mr Iyer'],
  objections: [
    { kind: 'need', words: /very slow line|videos will play/i },
    { kind: 'need', words: /older clerks/i },
    { kind: 'need', words: /can't give them more work|two people in my team/i },
  ],
  lead: { name: 'Rohit Patil', company: 'Sahyadri Bank', email: 'rohit.patil@sahyadribank.example' },
  mailTo: 'rohit.patil@sahyadribank.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?)? ?13[.,]8 ?lakh/i,
    /(?:rohit|meera|general manager)(?: patil| joshi)? (?:decides|signs|approves|is the decision)/i,
    /ananya(?: sen)? will (?:meet|show|present)\b.*\bdeshpande/i,
    /will (?:write|send|prepare) (?:a |the )?full (?:offer|proposal)/i,
    /set-up (?:is|was|will be) free/i,
    /peoplebase (?:is|as) (?:a )?(?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
