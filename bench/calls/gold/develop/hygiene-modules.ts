import type { CallGold } from '../call-gold.ts'

/** England, Yorkshire; hygiene lessons on a screen for a chain of bakeries at their renewal: 360 ghosts among 900 places, the wrong slicer, laminated sheets that stick better. */
export const hygieneModules: CallGold = {
  file: 'hygiene-modules.txt',
  kind: 'renewal',
  // A Wednesday, ten in the morning in England (summer time).
  calledAt: '2035-06-20T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Neil Hardcastle',
  us: ['Neil'],
  people: [
    {
      id: 'lead-1',
      name: 'Shabana Hussain',
      company: "Oldroyd's Bakers",
      email: 'shabana.hussain@oldroyds.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Neil',
      words: /struck out|rolling over|auto(?:matic)?[ -]?renewal/i,
      due: null,
    },
    { owner: 'us', assignee: 'Neil', words: /quote on 600|have the quote|\bquote\b/i, due: '2035-06-22' },
    {
      owner: 'us',
      assignee: 'Neil',
      words: /report this afternoon|i've got it by shop|who finishes|(?:usage|shop) report/i,
      due: '2035-06-20',
    },
    {
      owner: 'them',
      assignee: 'Shabana',
      words: /pick you three|couple of managers|maureen|three managers/i,
      due: null,
    },
    { owner: 'us', assignee: 'Esther', words: /storyboard/i, due: '2035-07-10' },
    { owner: 'us', assignee: 'Neil', words: /subtitles|find out from production/i, due: '2035-06-25' },
    // The last day of the month is a Saturday.
    { owner: 'them', assignee: 'Tom', words: /leavers/i, due: '2035-06-30' },
  ],
  notActions: [
    /fix the price|not get that through/i,
    /session with the managers|have my head/i,
    /on for nothing/i,
    /down for next spring/i,
    /been sorted/i,
    /used to have to see/i,
    /pulled the numbers/i,
    /from scratch it's/i,
  ],
  open: [
    // The next call is a meeting.
    /the 28th/i,
    // What he would do with the list is conditional.
    /cleared out/i,
    // Remarks that may count as doubts.
    /360 ghosts|logged in since/i,
    /caught us last year/i,
    /when i buy less/i,
    /sounds like a gym/i,
    /drop a band/i,
    /600, tops/i,
    /said that last year/i,
    /our slicer|40 minutes/i,
    /workbird|by hand/i,
    /is that happening/i,
    /couldn't tell you/i,
    /it's always thirteen/i,
    /out of the window/i,
    /into ovens/i,
    /is there a charge/i,
    /touch a mince pie/i,
    /doesn't matter which/i,
    /have my head/i,
    /fix the price/i,
  ],
  meetings: [{ words: /the 28th/i, at: '2035-06-28T14:00' }],
  budget: /(?<![\d,.])9[,. ]?000|(?<!\d)9 ?k\b/i,
  notBudget: [/\b13[,. ]?050/, /14\.50/, /15\.20/, /\b1[,. ]?800/, /it was fourteen/i],
  decisionMaker: /shabana/i,
  timeline: /(?:\b1|\b1st|first) (?:of )?october|october 1\b|2035-10-01|christmas temps/i,
  competitors: [],
  notCompetitors: ['Workbird', 'Brightbench', 'Batley'],
  objections: [
    { kind: 'price', words: /can't justify|13,050/i },
    { kind: 'need', words: /laminated|sticks better/i },
  ],
  lead: { name: 'Shabana Hussain', company: "Oldroyd's Bakers", email: 'shabana.hussain@oldroyds.example' },
  mailTo: 'shabana.hussain@oldroyds.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:13[,. ]?050|14[,. ]?000|1[,. ]?800|10[,. ]?000)/i,
    /(?:graham|tom|maureen|esther|neil)(?: hardcastle)? (?:decides|signs (?:it )?off|approves|is the decision)/i,
    /price (?:is|was|has been|will be) fixed for three years/i,
    /(?:integration|link) with workbird (?:is|was) (?:agreed|promised|available)/i,
    /(?:will|agreed to) (?:hold|run|do) a session with the (?:shop )?managers/i,
    /renew(?:s|ed)? (?:for|with|at) 900/i,
  ],
  mood: 'mixed',
}
