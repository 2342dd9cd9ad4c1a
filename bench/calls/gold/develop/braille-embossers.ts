import type { CallGold } from '../call-gold.ts'

/** Ireland; a braille printer is shown to a school over a camera; the noise, the hood and six thousand from a sponsored silence; the old one still goes and no day is wanted. */
export const brailleEmbossers: CallGold = {
  file: 'braille-embossers.txt',
  kind: 'demo',
  // A Tuesday, two in the afternoon in Ireland.
  calledAt: '2036-02-05T14:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Fergal Tierney',
  us: ['Fergal'],
  people: [
    {
      id: 'lead-1',
      name: 'Breda Considine',
      company: "St Colman's National School",
      email: 'bconsidine@stcolmans.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Fergal',
      words: /in the post|other samples|post (?:the|a) map/i,
      due: '2036-02-05',
    },
    {
      owner: 'us',
      assignee: 'Fergal',
      words: /list of what works|do from a chromebook/i,
      due: '2036-02-06',
    },
    {
      owner: 'them',
      assignee: 'Breda',
      words: /maura|how many pages|figure for you/i,
      due: '2036-02-08',
    },
    {
      owner: 'us',
      assignee: 'Fergal',
      words: /write you a letter|have the letter|\bletter\b/i,
      due: '2036-02-15',
    },
    {
      owner: 'them',
      assignee: 'Breda',
      words: /i'll apply again|22nd of february|apply (?:again )?for the grant/i,
      due: '2036-02-22',
    },
    { owner: 'us', assignee: 'Fergal', words: /service agreement/i, due: null },
    {
      owner: 'them',
      assignee: 'Declan',
      words: /photo of the corner|have the photo|\bphoto\b/i,
      due: '2036-02-07',
    },
  ],
  notActions: [
    // Refused, or not promised.
    /one on loan|not for a deposit/i,
    /browser version|so i won't promise/i,
    /forget the 60|it's forgotten/i,
    // Done already.
    /applied last year/i,
    /raised six thousand/i,
    /had to go to denmark/i,
  ],
  open: [
    // Shown at once, in the call.
    /run off a map/i,
    // The visit is a meeting.
    /4th of march/i,
    /hood in the van/i,
    /i can carry/i,
    /put her hands on it/i,
    /would you do that/i,
    /do, please/i,
    /tidy it first/i,
    /what they think of them/i,
    // Remarks that may count as doubts.
    /hearing aids/i,
    /box with a lid/i,
    /one windows machine/i,
    /chromebooks all the way/i,
    /whole point of it/i,
    /how many pictures does a child/i,
    /nearly six thousand seven/i,
    /that's all there is/i,
    /turned me down/i,
    /who fixes it/i,
    /no date on it/i,
  ],
  meetings: [{ words: /4th of march|march 4\b|\b4 march/i, at: '2036-03-04T11:00' }],
  budget: /raised six thousand|\bsix thousand\b(?! seven)|\b6[,. ]?000|\b6 ?k/i,
  notBudget: [
    /\b1[,. ]?290/i,
    /\b9[,. ]?800/i,
    /\b5[,. ]?450/i,
    /six thousand seven|\b6[,. ]?7[45]0/i,
    /\b4[,. ]?200/i,
    /\b48 euro|€ ?48\b/i,
    /deposit of 600|€ ?600\b/i,
  ],
  decisionMaker: /siobhan|larkin|principal/i,
  // When the money's there.
  timeline: null,
  competitors: ['Dotline'],
  notCompetitors: ['Pointer 40', 'Chromebook', 'Windows', "St Colman's National School", 'Ennis', 'Athlone'],
  objections: [
    { kind: 'price', words: /box with a lid|second-hand car/i },
    { kind: 'need', words: /need a new one at all|it limps/i },
    { kind: 'competitor', words: /take the dotline|done with it/i },
  ],
  lead: {
    name: 'Breda Considine',
    company: "St Colman's National School",
    email: 'bconsidine@stcolmans.example',
  },
  mailTo: 'bconsidine@stcolmans.example',
  never: [
    /budget(?: (?:is|of))?:? ?€? ?(?:1[,. ]?290|9[,. ]?800|5[,. ]?450|6[,. ]?7|4[,. ]?200|600\b)/i,
    /(?:breda|declan|maura|the board)(?: considine)? (?:decides|approves|signs|is the decision)/i,
    /fergal(?: tierney)? (?:will|to|should) (?:lend|bring|send|arrange) .{0,20}loan/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:22 february|february 22|4 march|march 4)/i,
    /(?:grant|application) (?:is|was|has been) (?:approved|granted|awarded)/i,
    /maura (?:will|to) (?:send|email|call)/i,
  ],
  mood: 'mixed',
}
