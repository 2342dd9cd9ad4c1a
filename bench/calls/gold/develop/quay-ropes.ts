import type { CallGold } from '../call-gold.ts'

/** Businesslike; two on either side; the recap moves the proposal from the eighteenth to the twenty-second; the one who approved has retired. */
export const quayRopes: CallGold = {
  file: 'quay-ropes.txt',
  kind: 'imported',
  // A Tuesday, two in the afternoon in Singapore.
  calledAt: '2027-11-09T06:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Lim Wei Jie',
  us: ['Wei Jie', 'Grace'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Grace', words: /\breport\b|share it with you/i, due: '2027-11-10' },
    { owner: 'us', assignee: 'Grace', words: /scan crane five|\bscan\b|crane five/i, due: '2027-11-16' },
    { owner: 'us', assignee: 'Grace', words: /passport copy/i, due: '2027-11-09' },
    { owner: 'them', assignee: 'Kumar', words: /port pass\b|\bthe pass\b/i, due: '2027-11-12' },
    { owner: 'us', assignee: 'Wei Jie', words: /phased proposal/i, due: '2027-11-22' },
    { owner: 'them', assignee: 'Nadia', words: /one-pager|on her desk/i, due: '2027-11-25' },
    { owner: 'us', assignee: 'Grace', words: /\btable\b|oslo|discard limits/i, due: null },
    { owner: 'them', assignee: 'Kumar', words: /rope histories/i, due: null },
  ],
  notActions: [
    /present to her/i,
    /train kumar|no training/i,
    /enough to do/i,
    /private network|too weak/i,
    /surveying/i,
    /went into the fenders/i,
    /two men in a basket/i,
  ],
  open: [
    /three working days/i,
    /the twenty-second is okay/i,
    /see you on the twenty-third/i,
    // Of the present state, another's price beside ours.
    /down four hours/i,
    /claimed ninety/i,
    /ropetek has quoted/i,
    /enough to do|not now\./i,
    /not go there today/i,
  ],
  meetings: [{ words: /twenty-third|three o'clock/i, at: '2027-11-23T15:00' }],
  budget: /hundred and fifty thousand|\b150[,. ]?000|\b150k/i,
  notBudget: [
    /ninety thousand|\b90[,. ]?000|\b90k/i,
    /hundred and forty thousand|\b140[,. ]?000|\b140k/i,
    /was sixty|\b60[,. ]?000|\b60k/i,
    /hundred and seventy-five|\b175[,. ]?000|\b175k/i,
  ],
  decisionMaker: /farah|iskandar|chief operating officer|\bcoo\b/i,
  timeline: /end of june/i,
  competitors: ['Ropetek'],
  notCompetitors: ['Portsight', 'Tanah Biru', 'Johor', 'Oslo', 'ISO'],
  objections: [
    { kind: 'trust', words: /don't believe a camera|under the grease|with their gloves/i },
    { kind: 'price', words: /too high for us/i },
  ],
  lead: { name: 'Nadia Rahman', company: 'Tanah Biru Terminal', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$)?(?:60|90|140|175)\b/i,
    /(?:nadia|kumar|(?:mr )?chua)(?: rahman| selvam)? (?:signs|decides|approves|is the decision)/i,
    /(?:wei jie|grace) (?:will|to) (?:present to|train|call|meet) (?:ms )?(?:farah|kumar)/i,
    /proposal[^.]{0,40}(?:eighteenth|november 18|18 november|2027-11-18)(?! (?:is|was) )/i,
  ],
  mood: 'positive',
}
