import type { CallGold } from '../call-gold.ts'

/** She refuses to say what she has, so that every sum is a price; Miss Gloria decided once. */
export const zipLines: CallGold = {
  file: 'zip-lines.txt',
  kind: 'renewal',
  // A Thursday, three in the afternoon there.
  calledAt: '2028-03-16T20:00:00Z',
  timeZone: 'America/Jamaica',
  owner: 'Priya Nair',
  us: ['Priya'],
  people: [],
  actions: [
    { owner: 'them', assignee: 'Devon', words: /\bthe log\b/i, due: '2028-03-16' },
    {
      owner: 'us',
      assignee: 'Priya',
      words: /developers|what they found/i,
      due: '2028-03-20',
    },
    {
      owner: 'us',
      assignee: 'Priya',
      words: /my manager about the increase|\bour best price/i,
      due: '2028-03-22',
    },
    { owner: 'them', assignee: 'Marcia', words: /carry it to him|friday of next week/i, due: '2028-03-24' },
    { owner: 'them', assignee: 'Marcia', words: /pass you the text|final text/i, due: null },
    { owner: 'us', assignee: 'Priya', words: /dry pouch/i, due: null },
  ],
  notActions: [
    /call with mr chin/i,
    /throw in a trainer|don't need a trainer/i,
    /turned it on/i,
    /gave that to your colleague|count how many waivers/i,
    /show you my purse/i,
    /only looks at cables/i,
    /tell her yes|waving at you/i,
  ],
  open: [
    // The next talk is a meeting; to some also a task.
    /tuesday the twenty-eighth/i,
    /dig it out/i,
    /have to see theirs/i,
    /i'll tell you if i faint/i,
    /lawyer checks it first/i,
    /name your best price/i,
    /which tablet that was/i,
    /every cent/i,
    /everybody who calls is a scammer/i,
    /devon will be on the ground/i,
    /a recording of that/i,
    // The sentence before the objection itself.
    /is offering me the same thing/i,
  ],
  meetings: [{ words: /tuesday the twenty-eighth/i, at: '2028-03-28T16:00' }],
  budget: null,
  notBudget: [
    /three thousand two hundred|\b3[,. ]?200\b/i,
    /three thousand seven hundred|\b3[,. ]?700\b/i,
    /two thousand four hundred|\b2[,. ]?400\b/i,
    /eighteen thousand|\b18[,. ]?000/i,
  ],
  decisionMaker: /\bchin\b|the owner/i,
  timeline: /tenth of april|april 10|10(?:th)? (?:of )?april|easter/i,
  competitors: ['SignSwift'],
  notCompetitors: ['Waiverly', 'Treetop Rush', 'Toronto', 'Florida', 'Dominican Republic', 'Omar', 'Tom'],
  objections: [
    { kind: 'price', words: /too much of a jump/i },
    { kind: 'trust', words: /can't trust the thing|lost eleven waivers/i },
    { kind: 'competitor', words: /why i must stay with you/i },
  ],
  lead: { name: 'Marcia', company: 'Treetop Rush', email: null },
  mailTo: null,
  never: [
    /(?:gloria|marcia|devon|omar) (?:signs|decides|approves|is the decision)/i,
    /priya (?:will|to) (?:call|contact|set up a call with|phone) mr chin/i,
    /(?:will|to) (?:send|provide|throw in) a trainer/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:second of may|may 2)/i,
  ],
  mood: 'mixed',
}
