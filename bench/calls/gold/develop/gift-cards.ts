import type { CallGold } from '../call-gold.ts'

/** Canada; a second quarter of a bookseller's gift cards: a web shop that they don't work in, half a per cent more, a minimum of 5,000 otters to be paid with the order. */
export const giftCards: CallGold = {
  file: 'gift-cards.txt',
  kind: 'renewal',
  // A Wednesday, one in the afternoon in Vancouver.
  calledAt: '2036-07-09T20:00:00Z',
  timeZone: 'America/Vancouver',
  owner: 'Nola Trask',
  us: ['Nola'],
  people: [
    { id: 'lead-1', name: 'Silas Wray', company: 'Fernbrook Books', email: 'silas@fernbrookbooks.example' },
    {
      id: 'lead-2',
      name: 'Estelle Roy',
      company: 'Fernbrook Books',
      email: 'estelle@fernbrookbooks.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Estelle',
      words: /send me the card numbers|the list tomorrow morning/i,
      due: '2036-07-10',
    },
    {
      owner: 'us',
      assignee: 'Nola',
      words: /support trace them|a reason, please/i,
      due: '2036-07-15',
    },
    {
      owner: 'us',
      assignee: 'Nola',
      words: /i need the month|from our product team|the 18th\. okay/i,
      due: '2036-07-18',
    },
    { owner: 'us', assignee: 'Nola', words: /work it out for you|send you the sheet/i, due: '2036-07-09' },
    {
      owner: 'us',
      assignee: 'Nola',
      words: /ask her whether|ask her\. from|have her answer/i,
      due: '2036-07-14',
    },
    {
      owner: 'them',
      assignee: 'Silas',
      words: /printer get the drawing|finished by august/i,
      due: '2036-08-01',
    },
  ],
  notActions: [
    /loyalty app|stamp a bookmark/i,
    /the apology in march/i,
    /training in may/i,
    /writes to me every quarter|keep writing/i,
    /phone estelle/i,
    /gave us a ruling/i,
    /does postcards/i,
    /moved the web shop/i,
    /withdraw the question/i,
    /buy that one/i,
  ],
  open: [
    // The next review is a meeting.
    /the 23rd/i,
    /bring the spreadsheet/i,
    // A link that is on a list.
    /on our list for this year/i,
    /look at the volume/i,
    /in the stores|by october 1st/i,
    /everything's tight|that's tight|see what's left/i,
    // Cards that were declined: to some a doubt.
    /35 were declined|two cards went out/i,
    /nobody ever told us/i,
    /it's a long spreadsheet/i,
  ],
  meetings: [{ words: /the 23rd/i, at: '2036-07-23T13:00' }],
  budget: /\b32[,. ]?000|\b32k/i,
  notBudget: [/\b250[,. ]?[89]\d\d/i, /\b5[,. ]?000\b/i, /\b760\b/i, /two thousand, for/i],
  decisionMaker: /abel/i,
  timeline: /october 1(?:st)?\b|1(?:st)? (?:of )?october|2036-10-01|thanksgiving/i,
  competitors: ['Giftwell'],
  notCompetitors: ['Plumtree Cards', 'Fernbrook Books', 'Folio', 'Nanaimo', 'Abel'],
  objections: [
    // An integration that they require.
    { kind: 'need', words: /cards don't work in it|we can't renew/i },
    { kind: 'price', words: /more for the same piece of plastic|more than i'm willing/i },
    // Terms: a minimum, paid with the order.
    { kind: 'price', words: /minimum's 5,000|sit on 3,000 otters/i },
  ],
  lead: { name: 'Silas Wray', company: 'Fernbrook Books', email: 'silas@fernbrookbooks.example' },
  mailTo: 'silas@fernbrookbooks.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:250|5[,. ]?000|760|2[,. ]?000)/i,
    /(?:silas|estelle|nola)(?: wray| roy| trask)? (?:signs|decides|approves|is the decision)/i,
    /loyalty app (?:is |was |will be )?(?:agreed|accepted|added|set up)/i,
    /(?:2\.9|3)(?: ?%| percent) (?:is|was) (?:agreed|granted)/i,
    /minimum (?:is|was|has been) (?:lowered|waived|reduced)/i,
    /(?:switched|moved|signed) (?:to|with) giftwell/i,
  ],
  mood: 'mixed',
}
