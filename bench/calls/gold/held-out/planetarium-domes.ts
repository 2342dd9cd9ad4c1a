import type { CallGold } from '../call-gold.ts'

/** New Zealand; a science centre with a star ball from 1978 thinks about a digital dome: nothing is known before the call, the address is spelled, nobody can name a day for the opening, and the chair of the trust has the last word. */
export const planetariumDomes: CallGold = {
  file: 'planetarium-domes.txt',
  kind: 'discovery',
  // A Tuesday, half past ten in the morning in Dunedin.
  calledAt: '2031-05-12T22:30:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Hamish Calder',
  us: ['Hamish'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Barney',
      words: /drawing of the room|put the ramp in|scan it/i,
      due: '2031-05-15',
    },
    { owner: 'us', assignee: 'Hamish', words: /price it both ways|two versions/i, due: '2031-05-19' },
    {
      owner: 'us',
      assignee: 'Hamish',
      words: /ring fraser|ask (?:him|fraser) to call/i,
      due: '2031-05-13',
    },
    { owner: 'us', assignee: 'Hamish', words: /\bclip\b/i, due: '2031-05-13' },
    {
      owner: 'us',
      assignee: 'Hamish',
      words: /two pages|write something for her/i,
      due: '2031-05-31',
    },
    {
      owner: 'them',
      assignee: 'Ngaire',
      words: /got it by month|those figures|visitor (?:figures|numbers)/i,
      due: '2031-05-14',
    },
  ],
  notActions: [
    // Refused, or supposed.
    /inflatable dome|dunedin southerly/i,
    /as a trade-in/i,
    /if the university came in/i,
    /don't write one down/i,
    // Done already.
    /get our catalogue|it came last week/i,
    /four years of raffles/i,
  ],
  open: [
    // The next meeting.
    /thursday the twenty-ninth/i,
    /wednesday the twenty-eighth/i,
    /two's good/i,
    /what about the day before/i,
    /listen to fraser/i,
    /have to see that/i,
    /june papers/i,
    /show you the springs/i,
    /leave the ball where it is/i,
    /leave it blank/i,
    /can't stand a brochure/i,
    /yes, do/i,
    // Remarks that may count as doubts.
    /can't give you a date|roof wants strengthening/i,
    /that's a big if/i,
    /they said it'd be christmas/i,
  ],
  meetings: [{ words: /twenty-eighth|28(?:th)? (?:of )?may|may 28|two's good/i, at: '2031-05-28T14:00' }],
  budget: /\b620[,. ]?000|\b620k|six hundred and twenty/i,
  notBudget: [
    /\b540\b|five hundred and forty/i,
    /\b38[,. ]?000|thirty-eight thousand/i,
    /\b50[,. ]?000|fifty thousand/i,
  ],
  decisionMaker: /philippa|rooney/i,
  // She asks that none be written down.
  timeline: null,
  competitors: ['Zenithar'],
  notCompetitors: [
    'Skyvault',
    'Kowhai Coast Science Centre',
    'Nelson',
    'Wanaka',
    'Hobart',
    'Fraser',
    'Tilly',
    'Matariki',
  ],
  objections: [
    { kind: 'need', words: /ball still works|don't see why we'd need/i },
    { kind: 'price', words: /every year\? ouch|an educator, near enough|let tilly go/i },
    { kind: 'trust', words: /ten-year promise|black ceiling|company had folded/i },
  ],
  lead: {
    name: 'Ngaire Tipene',
    company: 'Kowhai Coast Science Centre',
    email: 'ngaire@kowhaiscience.example',
  },
  mailTo: 'ngaire@kowhaiscience.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nzd?|nz\$|\$)? ?(?:540|38[,. ]?000|50[,. ]?000)/i,
    /(?:ngaire|barney|mr strang|strang)(?: tipene)? (?:decides|approves|signs|is the decision)/i,
    /inflatable dome (?:is |was |will be )(?:agreed|booked|put up|planned)/i,
    /(?:meeting|visit) (?:is |was )?(?:agreed |set |planned )?(?:on|for) (?:thursday|(?:the )?29|may 29|(?:the )?twenty-ninth)/i,
    /(?:timeline|deadline|wanted by|opening)(?: is)?:? (?:at |by |before )?(?:christmas|june)/i,
  ],
  mood: 'positive',
}
