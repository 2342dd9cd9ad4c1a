import type { CallGold } from '../call-gold.ts'

/** United States; a milling machine for a hydraulics shop, imported by the colleague who does deliveries: 268,000 against 250,000, a demo machine at 239, an address that is the engineer's. */
export const millingCenters: CallGold = {
  file: 'milling-centers.txt',
  kind: 'imported',
  // A Friday, eleven in the morning in Ohio (summer time).
  calledAt: '2044-04-08T15:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Karen Doyle',
  us: ['Brad Kessler'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Brad Kessler',
      words: /second year of warranty|ask the factory|know by wednesday/i,
      due: '2044-04-13',
    },
    {
      owner: 'us',
      assignee: 'Brad Kessler',
      words: /foundation drawing|have the drawing this/i,
      due: '2044-04-08',
    },
    {
      owner: 'them',
      assignee: 'Denise Hartman',
      words: /call tom|ask(?:s|ed)? (?:tom|him)(?: baird)? to look/i,
      due: '2044-04-11',
    },
    {
      owner: 'us',
      assignee: 'Brad Kessler',
      words: /nondisclosure|first thing monday/i,
      due: '2044-04-11',
    },
    {
      owner: 'them',
      assignee: 'Ray Kowalski',
      words: /(?:the|some) pictures|text\w* (?:you|brad)/i,
      due: '2044-04-08',
    },
    {
      owner: 'us',
      assignee: 'Brad Kessler',
      words: /both quotes|written quote|the 15th/i,
      due: '2044-04-15',
    },
    {
      owner: 'us',
      assignee: 'Karen Doyle',
      words: /size of (?:your|the|their|denise's) door|karen doyle (?:will|to) call|door size/i,
      due: null,
    },
  ],
  notActions: [
    /leave out the probe|keep the probe/i,
    /service plan|no, not for now/i,
    /if denise signs/i,
    /if we get the order in april/i,
    /have to see it first/i,
    /bought a demo machine/i,
    /my father bought/i,
    /at the open house/i,
    /always use erie rigging/i,
  ],
  open: [
    // The test cut is a meeting.
    /friday the 22nd|thursday the 21st|test cut/i,
    // What goes with another promise.
    /i'll read it/i,
    /on the road until/i,
    /she can call/i,
    // Remarks that may count as doubts.
    /six inches of old concrete/i,
    /drawings are confidential/i,
    /one year instead of two/i,
    /has to cover everything/i,
    /measuring by hand/i,
  ],
  meetings: [{ words: /friday the 22nd|thursday the 21st|test cut/i, at: '2044-04-22T10:00' }],
  budget: /\b250[,. ]?000|\b250k/i,
  notBudget: [
    /\b268[,. ]?000/i,
    /\b6[,. ]?500/i,
    /\b30[,. ]?000/i,
    /\b11[,. ]?000/i,
    /for 239|\b239[,. ]?000/i,
    /\b15 to 20|\b20[,. ]?000/i,
    /\b9[,. ]?800/i,
  ],
  decisionMaker: null,
  timeline: /september 15|15(?:th)? (?:of )?september|2044-09-15/i,
  competitors: [],
  notCompetitors: ['Erie Rigging', 'Sandusky Savings', 'Lakeland', 'Millrun', 'Tom Baird', 'V-50'],
  objections: [
    { kind: 'timing', words: /don't see how we'd make|16 weeks, and then/i },
    { kind: 'price', words: /more than we can pay/i },
    { kind: 'trust', words: /spindle broke|don't trust them/i },
  ],
  lead: { name: 'Denise Hartman', company: 'Millrun Hydraulics', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:268|239|11)[,. ]?(?:000|k)/i,
    /(?:ray|tom|(?:her|denise's) father)(?: kowalski| baird)? (?:decides|signs the order|approves|is the decision)/i,
    /two years of warranty (?:was|were|is|are) (?:agreed|confirmed|granted)/i,
    /service plan (?:was|is) (?:agreed|ordered|accepted)/i,
    /tom baird (?:works|is) (?:at|with) (?:millrun|lakeland)/i,
    /(?:denise|millrun)(?: hartman| hydraulics)? (?:has|have) ordered/i,
  ],
  mood: 'mixed',
}
