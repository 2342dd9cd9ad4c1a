import type { CallGold } from '../call-gold.ts'

export const snackBoxes: CallGold = {
  file: 'snack-boxes.txt',
  kind: 'cancellation',
  calledAt: '2026-12-01T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Delphine',
  us: ['Delphine'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Delphine',
      words: /confirm that by email|confirm .{0,40}(?:last box|last delivery|14th|cancel)/i,
      due: '2026-12-01',
    },
    {
      owner: 'them',
      assignee: 'Oskar',
      words: /ready at the reception|wooden stands|the stands/i,
      due: '2026-12-14',
    },
    { owner: 'us', assignee: 'Delphine', words: /paid out/i, due: '2026-12-11' },
    { owner: 'us', assignee: 'Delphine', words: /drop her a line|birgit/i, due: null },
  ],
  notActions: [
    /small box/i,
    /talk to him|please don't/i,
    /tell the team/i,
    /goodbye card|no card/i,
    /bring it back/i,
    /sent us a sample/i,
  ],
  meetings: [{ words: /tuesday the 1st of june|in june\b/i, at: '2027-06-01T10:00' }],
  // A written zero.
  budget: /zero|\b0\b/i,
  notBudget: [/ninety-five|\b95\b/i, /hundred and sixty|\b160\b/i, /eighty pounds|\b80\b/i],
  decisionMaker: /reuter/i,
  timeline: /14th of december|14 december|december 14/i,
  competitors: ['Munchbay'],
  notCompetitors: ['Ampersand Legal', 'Norvane', 'Crunchcrate'],
  objections: [{ kind: 'price', words: /it's money|budget for snacks/i }],
  lead: { name: 'Oskar Lind', company: 'Norvane', email: 'oskar.lind@norvane.example' },
  mailTo: 'oskar.lind@norvane.example',
  never: [
    /(?:moved|moving|switch(?:ed|ing)) to munchbay/i,
    /(?:accepted|took|agreed to) the small box/i,
    /(?:thrilled|delighted) (?:about|by|with) the (?:cut|zero|decision)/i,
    /oskar (?:decides|is the decision)/i,
  ],
  mood: 'mixed',
}
