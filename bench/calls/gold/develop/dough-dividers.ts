import type { CallGold } from '../call-gold.ts'

/** United States; a negotiation over one machine for a bun bakery: the sum, half up front, sixteen weeks and a five-year plan that the board would have to see; an old controller's saying, a floor that was poured and a rival that was sent home are no objections. */
export const doughDividers: CallGold = {
  file: 'dough-dividers.txt',
  kind: 'negotiation',
  // A Wednesday, two in the afternoon in Ohio.
  calledAt: '2037-04-15T18:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Corinne Mabry',
  us: ['Corinne'],
  people: [
    {
      id: 'lead-1',
      name: 'Arlo Stebbins',
      company: 'Hearthside Rolls',
      email: 'arlo@hearthsiderolls.example',
    },
    {
      id: 'lead-2',
      name: 'Yolanda Cruz',
      company: 'Hearthside Rolls',
      email: 'yolanda@hearthsiderolls.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Corinne',
      words: /with 12%|would you ask him|have his answer/i,
      due: '2037-04-17',
    },
    {
      owner: 'us',
      assignee: 'Corinne',
      words: /see it in the contract|change the terms|new draft/i,
      due: '2037-04-16',
    },
    {
      owner: 'us',
      assignee: 'Corinne',
      words: /whether it's free|yes, do that|call the shop/i,
      due: '2037-04-15',
    },
    {
      owner: 'them',
      assignee: 'Benny',
      words: /is there a drawing|send you the drawing/i,
      due: '2037-04-21',
    },
    {
      owner: 'them',
      assignee: 'Yolanda',
      words: /tax exemption|get it this afternoon/i,
      due: '2037-04-15',
    },
  ],
  notActions: [
    /your own people install|faces the wall/i,
    /there's a bun in it/i,
    /like to see one run|watched the video/i,
    /poured a new one/i,
    /if gus says yes|bring two/i,
    /sent them home/i,
    /can't read a manual/i,
    /take 7% off/i,
  ],
  open: [
    // The next talk is a meeting.
    /the 22nd/i,
    // How it will be paid: settled, carried out by the draft.
    /i could do thirty|twenty, sixty|twenty\. then sixty/i,
    /take one year|one year's fine/i,
    /i'll take the half/i,
    /read the ones with numbers/i,
  ],
  meetings: [{ words: /the 22nd/i, at: '2037-04-22T14:00' }],
  budget: /\b85[,. ]?000|\b85k/i,
  notBudget: [
    /\b92[,. ]?000/i,
    /\b6[,. ]?500/i,
    /\b98[,. ]?500/i,
    /\b85[,. ]?560/i,
    /\b84[,. ]?210/i,
    /\b4[,. ]?800/i,
    /\b81[,. ]?000/i,
  ],
  decisionMaker: /delphine|hauser|president/i,
  timeline: /august 24|24(?:th)? (?:of )?august|2037-08-24|school's back|the 24th/i,
  competitors: ['Rolltek'],
  notCompetitors: ['Doughline', 'Hearthside Rolls', 'Gus', 'Benny', 'Indiana', 'Dayton', 'Florida'],
  objections: [
    {
      kind: 'price',
      words: /where it stops for me|went through the drawer|right back over/i,
    },
    // Terms: how it is to be paid.
    { kind: 'price', words: /half up front isn't/i },
    { kind: 'timing', words: /middle of august|too tight for me/i },
    { kind: 'authority', words: /go to my board/i },
  ],
  lead: { name: 'Arlo Stebbins', company: 'Hearthside Rolls', email: 'arlo@hearthsiderolls.example' },
  mailTo: 'arlo@hearthsiderolls.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:92|6[,. ]?500|98|85[,. ]?560|84|4[,. ]?800|81)/i,
    /(?:arlo|yolanda|corinne|gus)(?: stebbins| cruz| mabry)? (?:signs|decides|approves|is the decision)/i,
    /(?:12 ?%|12 percent|84,210) (?:is|was|has been) (?:agreed|granted|accepted)/i,
    /five[- ]year (?:plan|service plan|term) (?:is |was )?(?:agreed|accepted|signed)/i,
    /floor (?:is too weak|won't carry|cannot carry|can't carry)/i,
    /(?:visit|trip) to dayton (?:is |was )?(?:agreed|planned|booked)/i,
  ],
  mood: 'positive',
}
