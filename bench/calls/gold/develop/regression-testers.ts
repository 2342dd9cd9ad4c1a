import type { CallGold } from '../call-gold.ts'

/** New Zealand; an insurer needs two people to test its claims app; a sum a month, no one knows who signs since the head of IT left; rivals want a year; a team abroad, a tool and fixed prices are refused. */
export const regressionTesters: CallGold = {
  file: 'regression-testers.txt',
  kind: 'qualification',
  // A Monday, ten in the morning in Wellington (winter time).
  calledAt: '2035-09-02T22:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Reuben Pomare',
  us: ['Reuben'],
  people: [
    {
      id: 'lead-1',
      name: 'Shona Cho',
      company: 'Tidewall Insurance',
      email: 'shona.cho@tidewall.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Reuben', words: /rate card/i, due: '2035-09-03' },
    { owner: 'us', assignee: 'Reuben', words: /\bcvs\b/i, due: '2035-09-06' },
    {
      owner: 'them',
      assignee: 'Shona',
      words: /read them at the weekend|on monday who|like to meet/i,
      due: '2035-09-10',
    },
    {
      owner: 'them',
      assignee: 'Shona',
      words: /test plan|such as it is|share the folder/i,
      due: '2035-09-04',
    },
    { owner: 'us', assignee: 'Mereana', words: /mereana|certificates/i, due: '2035-09-12' },
    {
      owner: 'them',
      assignee: 'Shona',
      words: /nigel in hr|let you know by the end|somebody who'd know/i,
      due: '2035-09-07',
    },
  ],
  notActions: [
    // Refused.
    /team in manila|doesn't leave the country/i,
    /automating some of|no, leave it/i,
    /fixed price for each|no, by the hour/i,
    /i won't sign that/i,
    /no point writing/i,
    // Done already.
    /sent us a note/i,
    /left in june/i,
    /lodged the claim/i,
    /gave one back/i,
    /paid for through/i,
    // A joke.
    /they can practise on/i,
    /keep quiet about it/i,
  ],
  open: [
    // The next talk is a meeting.
    /tuesday the eleventh/i,
    /line up a chat/i,
    /names can go in the contract|that'd be a start/i,
    /we can do that/i,
    /then by the hour/i,
    /month's notice/i,
    /three days each/i,
    /police one/i,
    /two days in/i,
    // Remarks that may count as doubts.
    /bluegum/i,
    /sore spot|head of it/i,
    /tried that/i,
    /for the two\. i know/i,
    /nobody ran the old tests|generous markers/i,
    /pay them twice/i,
    /end in a fight/i,
  ],
  meetings: [{ words: /tuesday the eleventh/i, at: '2035-09-11T13:00' }],
  budget: /eight and a half thousand|\b8[,. ]?500|\b8\.5 ?k/i,
  notBudget: [
    /ninety-five|\$95\b/i,
    /thirty thousand|\b30[,. ]?000/i,
    /seventy|\$70\b/i,
    /eighty-two|\$82\b/i,
    /forty thousand|\b40[,. ]?000/i,
  ],
  // They are redrawing the chart, and she cannot tell.
  decisionMaker: null,
  timeline: /first of october|october (?:1|first)\b|1(?:st)? (?:of )?october|2035-10-01/i,
  competitors: ['Bluegum QA'],
  notCompetitors: ['Sharpkea Testing', 'Testpeg', 'Tidewall', 'Manila', 'Melbourne', 'Mereana', 'Nigel'],
  objections: [
    { kind: 'price', words: /ninety-five's steep|head around that/i },
    { kind: 'trust', words: /bothers me is the turnover|swapped the person/i },
    { kind: 'authority', words: /no authority to commit/i },
  ],
  lead: { name: 'Shona Cho', company: 'Tidewall Insurance', email: 'shona.cho@tidewall.example' },
  mailTo: 'shona.cho@tidewall.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nzd|nz?\$|\$)? ?(?:30[,. ]?000|40[,. ]?000|95|70|82)\b/i,
    /(?:shona|nigel|reuben|mereana|finance)(?: cho| pomare)? (?:decides|approves|signs off|is the decision)/i,
    /(?:twelve|12)[- ]months? (?:contract|term) (?:is|was|has been) (?:agreed|accepted|signed)/i,
    /(?:reuben|sharpkea)(?: pomare| testing)? will (?:automate|build)/i,
    /testpeg (?:is|as) (?:a |the )?(?:competitor|rival)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:26 november|november 26|twenty-sixth of november)/i,
  ],
  mood: 'mixed',
}
