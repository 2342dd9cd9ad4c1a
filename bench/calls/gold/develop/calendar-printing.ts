import type { CallGold } from '../call-gold.ts'

/** Singapore; desk calendars and red packets printed for a chain of dentists, a call that a colleague imports: the green is army camp, no deposit, all in the clinics by mid November. */
export const calendarPrinting: CallGold = {
  file: 'calendar-printing.srt',
  kind: 'imported',
  // A Friday, eleven in the morning in Singapore.
  calledAt: '2038-08-20T03:00:00Z',
  timeZone: 'Asia/Singapore',
  // She imports it and does not speak.
  owner: 'Melissa Chong',
  us: ['Hafiz Rahman'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Hafiz Rahman',
      words: /fresh proof|new proof|spot colour|by courier|tiong bahru clinic/i,
      due: '2038-08-25',
    },
    {
      owner: 'us',
      assignee: 'Hafiz Rahman',
      words: /\bfoil\b|quot.{0,30}red packets?/i,
      due: '2038-08-20',
    },
    {
      owner: 'them',
      assignee: 'Tan Mei Ling',
      words: /artwork|first friday|the 3rd\b/i,
      due: '2038-09-03',
    },
    {
      owner: 'them',
      assignee: 'Tan Mei Ling',
      words: /addresses|the list i give/i,
      due: '2038-09-30',
    },
    { owner: 'us', assignee: 'Siew Kuan', words: /siew kuan|does the bays/i, due: '2038-08-23' },
    // In the parcel of Wednesday.
    {
      owner: 'us',
      assignee: 'Hafiz Rahman',
      words: /2036 calendar|old one in the same|same parcel|old calendar/i,
      due: '2038-08-25',
    },
  ],
  notActions: [
    /go up to 4,000|threw away six/i,
    /fifty percent deposit|don't do deposit/i,
    /if the green's correct/i,
    /already reserved/i,
    /explain the proof|no need lah/i,
    /if it's also wrong|this one also wrong/i,
    /i bring my mother/i,
    /dr foo's own/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday,? four/i,
    /after two/i,
    /rajan/i,
    /for you no deposit/i,
    /and the po, when/i,
    /let me see how/i,
    /typed hari raya/i,
    /loading bay/i,
    /stay at three/i,
    /so not after|: not after/i,
    // Remarks that may count as doubts.
    /calendars, in january/i,
    /but still/i,
    /don't surprise me/i,
    /don't play play/i,
    /after that no point/i,
    /thirty days after/i,
    /don't do deposit/i,
    /if the green's correct/i,
    /threw away six/i,
    /this one also wrong/i,
  ],
  meetings: [{ words: /thursday,? four/i, at: '2038-08-26T16:00' }],
  budget: /(?<!\d)12[,. ]?000|(?<!\d)12 ?k\b/i,
  notBudget: [/3\.65/, /3\.30/, /10[,. ]?950/, /2[,. ]?400/],
  decisionMaker: null,
  timeline: /15(?:th)? (?:of )?november|november 15|2038-11-15|mid[ -]november/i,
  competitors: [],
  notCompetitors: ['Kallang Press', 'Orchid', 'Punggol', 'Rajan'],
  objections: [{ kind: 'trust', words: /not our green|army camp|i really cannot/i }],
  lead: { name: 'Tan Mei Ling', company: 'Orchid Dental', email: null },
  // The one address is that of a third person.
  mailTo: null,
  never: [
    /(?:e-?mail|address|contact) (?:of |for )?(?:tan )?mei ling(?:'s)?(?: is|:)? rajan@/i,
    /budget(?: (?:is|of))?:? ?s?\$?(?:10[,. ]?950|2[,. ]?400|3\.65|3\.30)/i,
    /(?:ordered|agreed on) 4[,. ]?000/i,
    /(?:will pay|agreed to(?: pay)?) (?:a |the )?(?:50 ?%|fifty percent)? ?deposit/i,
    /(?:po|purchase order) (?:was|has been) (?:raised|issued)/i,
    /dr\.? foo (?:decides|approves|signs|is the decision)/i,
  ],
  mood: 'mixed',
}
