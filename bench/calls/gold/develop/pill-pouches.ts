import type { CallGold } from '../call-gold.ts'

/** Australia; a care group takes four of seven homes off pouches of pills: wrong pouches, a dearer week, a rival round the corner; the new director has decided, and offers to stay are refused. */
export const pillPouches: CallGold = {
  file: 'pill-pouches.txt',
  kind: 'cancellation',
  // A Monday, half past one in the afternoon in Adelaide (summer time).
  calledAt: '2032-02-23T03:00:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Stephen Papadakis',
  us: ['Stephen'],
  people: [
    {
      id: 'lead-1',
      name: 'Glenys Harcourt',
      company: 'Wattlebrook Aged Care',
      email: 'g.harcourt@wattlebrook.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Linh',
      words: /photo of it|number off that pouch|photo of the pouch/i,
      due: '2032-02-23',
    },
    { owner: 'us', assignee: 'Naomi', words: /go through the logs|naomi/i, due: '2032-02-27' },
    {
      owner: 'us',
      assignee: 'Stephen',
      words: /put it to my general manager|general manager/i,
      due: '2032-02-25',
    },
    {
      owner: 'us',
      assignee: 'Stephen',
      words: /when could i have them|get you the histories|histories on the 12th/i,
      due: '2032-03-12',
    },
    {
      owner: 'them',
      assignee: 'Glenys',
      words: /their names with the dates|names and the dates/i,
      due: '2032-02-26',
    },
    {
      owner: 'us',
      assignee: 'Stephen',
      words: /november's invoice looked at|against our run sheets|run sheets/i,
      due: '2032-03-05',
    },
  ],
  notActions: [
    // Refused.
    /took it back to five twenty/i,
    /sleep on it|slept on it/i,
    /twice a day, out of norwood/i,
    /give me half an hour|i did ask her/i,
    /send somebody now|what for\? no/i,
    // If.
    /if it's a no/i,
    // Done already.
    /filled in the forms/i,
    /brought in a second scan/i,
    /asked for a refresher/i,
    /read the reports/i,
    /miss linh's forms/i,
  ],
  open: [
    // The next talk is a meeting.
    /wednesday the tenth/i,
    /sit down about those three/i,
    /to me, please|^to you/i,
    /in writing/i,
    /can't waive that/i,
    /come back at some point|trolleys|one with the pegs/i,
    /as a spreadsheet|can't open your format/i,
    /records out/i,
    /four homes off pouches/i,
    /decent about it/i,
    /ninety days/i,
    /let's hope it doesn't/i,
    /can hear it/i,
    // Remarks that may count as doubts.
    /last one was the ninth/i,
    /there's no figure/i,
    /see what i'm doing/i,
    /moved out or passed away|seven hundred and thirty/i,
    /makes those decisions/i,
    /four of the seven/i,
    /quiet's fine/i,
  ],
  meetings: [{ words: /wednesday the tenth|march 10|10 march/i, at: '2032-03-10T10:30' }],
  // "There's no figure."
  budget: null,
  notBudget: [
    /five dollars ninety|\b5\.90/i,
    /\b2[,. ]?419/i,
    /five twenty|\b5\.20/i,
    /seven hundred and thirty|\$ ?730/i,
  ],
  decisionMaker: /irene|sobczak|director of care/i,
  timeline: /first of may|may (?:1|first)\b|\b1(?:st)? (?:of )?may|2032-05-01/i,
  competitors: ['Medifold'],
  notCompetitors: [
    'Rollmeds',
    'Naomi',
    'Norwood',
    'Glenelg',
    'Brighton Road',
    'Morphett Street',
    'Mount Gambier',
  ],
  objections: [
    { kind: 'trust', words: /three wrong pouches|lost faith/i },
    { kind: 'price', words: /five dollars ninety|little plastic bags/i },
    { kind: 'need', words: /don't suit people|picking tablets/i },
    { kind: 'competitor', words: /pharmacy round the corner/i },
  ],
  lead: {
    name: 'Glenys Harcourt',
    company: 'Wattlebrook Aged Care',
    email: 'g.harcourt@wattlebrook.example',
  },
  mailTo: 'g.harcourt@wattlebrook.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a|au)?\$?(?:2[,. ]?419|5\.[29]0|730|five (?:dollars|twenty))/i,
    /(?<!not )\b(?:glenys|linh|stephen|naomi)(?: harcourt| papadakis)? (?:signs|decides|decided|approves|is the decision)/i,
    /all seven homes (?:leave|are leaving|will leave|cancel|are cancell?ed)/i,
    /(?:notice|ninety days|90 days) (?:was|has been) waived/i,
    /(?:5\.20|five twenty) (?:is|was|has been) (?:agreed|accepted)/i,
    /(?:next (?:call|meeting|talk|visit)|(?:call|meeting|talk|visit) (?:is |was )?(?:agreed|fixed|set|planned|booked)):? (?:is )?(?:on |for )?(?:tuesday|march 9|9 march)/i,
  ],
  mood: 'negative',
}
