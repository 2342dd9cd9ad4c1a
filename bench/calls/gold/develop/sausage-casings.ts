import type { CallGold } from '../call-gold.ts'

/** Texas; a smokehouse is asked over to new sausage casings; thirty-eight hundred a month; the aunt owns it since 2041; switched over before deer season; a call to her, a seasoning and a year's term are declined. */
export const sausageCasings: CallGold = {
  file: 'sausage-casings.txt',
  kind: 'discovery',
  // A Wednesday, a quarter past nine in Texas (summer time).
  calledAt: '2044-08-24T14:15:00Z',
  timeZone: 'America/Chicago',
  owner: 'Darla Hines',
  us: ['Darla'],
  people: [
    { id: 'lead-1', name: 'Manny Ochoa', company: "Czerny's Smokehouse", email: 'manny@czernys.example' },
    { id: 'lead-2', name: 'Bev', company: "Czerny's Smokehouse", email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Darla',
      words: /couple of hanks|go ahead and send|packed in ice|it's a sample|\bsamples?\b/i,
      due: '2044-08-25',
    },
    {
      owner: 'them',
      assignee: 'Bev',
      words: /keep count|write it all down|friday of next week|how many break/i,
      due: '2044-09-02',
    },
    {
      owner: 'them',
      assignee: 'Bev',
      words: /last year's invoices|scan those|how much of the collagen|collagen you go through/i,
      due: '2044-08-24',
    },
    {
      owner: 'us',
      assignee: 'Darla',
      words: /combined price|priced it all together|you could do that\?|^(?:manny: )?monday works/i,
      due: '2044-08-29',
    },
    {
      owner: 'us',
      assignee: 'Darla',
      words: /dispatcher|truck here tuesday|tuesday deliver/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Darla',
      words: /credit app|2-page form|soon as we hang up/i,
      due: '2044-08-24',
    },
  ],
  notActions: [
    /all right if i called her|let's not do that|okay, i won't/i,
    /seasoning/i,
    /full year|not signing for a year/i,
    /tried a new place|pick up the phone/i,
    /sold her his half/i,
    /drove ice up/i,
    /asked dad|hand you a beer/i,
    /breakfast links/i,
    /count the pens/i,
    /graded twice|graded by hand/i,
    /talk them down/i,
  ],
  open: [
    // Agreed: the next talk, a meeting to most readers.
    /september 7|wednesday the 7th|once you've run some/i,
    // What she may ask a friend on Sunday.
    /janie kubala|might just ask her|want to ask somebody/i,
    // The day of delivery does not suit: to some an objection.
    /we stuff on wednesdays/i,
    /if it's less on the floor/i,
    /everybody tells us/i,
    /don't know about changing/i,
    /tell your dog|he's going to hate you/i,
    /so we know it works/i,
    /can i say something/i,
    /my aunt georgina|get a spreadsheet/i,
    /haven't stuffed/i,
    /feel bad leaving/i,
    /run them yourselves/i,
    /i'd appreciate that/i,
    /over it\.$/i,
  ],
  meetings: [{ words: /september 7|wednesday the 7th/i, at: '2044-09-07T09:00' }],
  budget: /\b3[,. ]?800\b|\b3\.8 ?k|thirty-eight hundred/i,
  notBudget: [/\b13\.40\b/i, /\b10\.85\b/i],
  decisionMaker: /georgina|\baunt\b/i,
  timeline: /\boct(?:ober)?\b|deer season|november 5|\bnov\b|2044-10-1\d|2044-11-0[45]/i,
  competitors: ['Gulf Provision'],
  notCompetitors: ['Casewright', "Czerny's Smokehouse", 'Kubala Meats', 'Hallettsville', 'Houston', 'Dallas'],
  objections: [
    { kind: 'price', words: /way more than i can do|ooh\. no, ma'am|10\.85/i },
    { kind: 'trust', words: /tried a new place|real careful|sent us smelled/i },
    { kind: 'competitor', words: /feel bad leaving|i'll say this for gulf/i },
  ],
  lead: { name: 'Manny Ochoa', company: "Czerny's Smokehouse", email: 'manny@czernys.example' },
  mailTo: 'manny@czernys.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:13|10\.85|10\b)/i,
    /(?:manny|bev|dad|janie|darla)(?: ochoa| kubala| hines)? (?:signs|decides|approves|is the decision)/i,
    /darla(?: hines)? (?:will|to) (?:call|ring|contact|email) (?:aunt )?georgina/i,
    /darla(?: hines)? (?:will|to) (?:send|quote|offer) [^.]{0,15}seasoning/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:september|august|'?41\b)/i,
  ],
  mood: 'mixed',
}
