import type { CallGold } from '../call-gold.ts'

/** Singapore; a cold call to a purchaser with a spreadsheet: nothing ever happened, a company never heard of, dear for a list; an address is spelled; no budget, no date, no rival. */
export const supplierChecks: CallGold = {
  file: 'supplier-checks.txt',
  kind: 'qualification',
  // A Tuesday, four in the afternoon in Singapore.
  calledAt: '2037-07-07T08:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Edwin Yeo',
  us: ['Edwin'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Edwin',
      words: /written down anywhere|data terms|right after this call/i,
      due: '2037-07-07',
    },
    {
      owner: 'us',
      assignee: 'Edwin',
      words: /sample report|that one i'd look at|two pages\./i,
      due: '2037-07-09',
    },
    {
      owner: 'them',
      assignee: 'Jocelyn',
      words: /which system do you order|ask it and reply/i,
      due: '2037-07-10',
    },
  ],
  notActions: [
    /drop by on thursday|no visits/i,
    /every january/i,
    /hui min can pick ten|would you try that/i,
    /phoned them all/i,
    /send a fan/i,
    /left your card/i,
    /we delete them/i,
    /ask my own drawer/i,
    /brings snacks/i,
    /insurance lapsed in may/i,
  ],
  open: [
    // The next call is a meeting.
    /wednesday the 15th|four is okay/i,
    /show it to mr seah/i,
    /dot goh at/i,
    // Nothing set aside, and a month that doesn't suit a visit; to some objections.
    /no line for it|made in november/i,
    /it's stocktaking/i,
    /it's never a good time/i,
    /where did you get my number/i,
    /if at all\. no idea/i,
    /brochure of 40/i,
    /says no to everything/i,
  ],
  meetings: [{ words: /wednesday the 15th|four is okay/i, at: '2037-07-15T16:00' }],
  budget: null,
  notBudget: [/\b340[,. ]?000/i, /\b6[,. ]?480/i, /\b4[,. ]?320/i, /\$5[,. ]?000\b/i, /\$9\b/i],
  decisionMaker: /seah|finance director/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['Checkstone', 'Straits Valve', 'Hui Min', 'Tuas', 'Jurong', 'Seah'],
  objections: [
    { kind: 'need', words: /never happened to us|why we'd need you/i },
    { kind: 'trust', words: /not handing our supplier list|never heard of/i },
    { kind: 'price', words: /expensive for a spreadsheet/i },
  ],
  lead: { name: 'Jocelyn Goh', company: 'Straits Valve', email: 'jocelyn.goh@straitsvalve.example' },
  mailTo: 'jocelyn.goh@straitsvalve.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$)?(?:340[,. ]?000|6[,. ]?480|4[,. ]?320|5[,. ]?000|9)\b/i,
    /(?:jocelyn|hui min|mr lim|edwin)(?: goh| yeo)? (?:decides|signs|approves|is the decision)/i,
    /edwin(?: yeo)? (?:will|to|should) (?:visit|drop by|come)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|january|july)/i,
    /(?:trial|ten names) (?:is|are|was|were) (?:agreed|accepted|started)/i,
  ],
  mood: 'mixed',
}
