import type { CallGold } from '../call-gold.ts'

/** Singapore; the annual dinner of a federation with 420 guests goes from the seller to a producer the customer does not know: sound test, winners, stamp, and no comedians. */
export const awardsDinners: CallGold = {
  file: 'awards-dinners.vtt',
  kind: 'handover',
  // A Wednesday, four in the afternoon in Singapore.
  calledAt: '2044-05-18T08:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Ling Chua',
  us: ['Wei Ling', 'Haziq'],
  people: [
    {
      id: 'lead-1',
      name: 'Grace Tan',
      company: 'Straits Logistics Federation',
      email: 'grace.tan@straitslogistics.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Haziq',
      words: /test the sound|free afternoon|date by next wednesday/i,
      due: '2044-05-25',
    },
    {
      owner: 'them',
      assignee: 'Grace',
      words: /list of winners|winners' list|get the list|the 15th/i,
      due: '2044-08-15',
    },
    { owner: 'them', assignee: 'Farhan', words: /logos|farhan/i, due: '2044-05-20' },
    { owner: 'us', assignee: 'Haziq', words: /upload link/i, due: '2044-05-18' },
    { owner: 'us', assignee: 'Haziq', words: /videos/i, due: '2044-05-23' },
    {
      owner: 'them',
      assignee: 'Grace',
      words: /vegetarians|the 9th of september|have the number/i,
      due: '2044-09-09',
    },
    {
      owner: 'us',
      assignee: 'Haziq',
      words: /\btrio\b|if they're free|yes, ask them/i,
      due: null,
    },
    { owner: 'them', assignee: 'Grace', words: /stamp/i, due: '2044-05-19' },
    {
      owner: 'us',
      assignee: 'Haziq',
      words: /version of the plan|proper plan/i,
      due: '2044-05-31',
    },
  ],
  notActions: [
    /look for a third/i,
    /photo wall|leave that out/i,
    /every second tuesday|too often for me/i,
    /elephant/i,
    /transferred that/i,
    /i've done that|asked two of them/i,
    /2nd of june/i,
    /wrote to us last week/i,
  ],
  open: [
    // The tasting and the first monthly call are meetings.
    /9th of june|the 9th at three/i,
    /14th of june|the 14th at two/i,
    /call me any time/i,
    /first instalment/i,
    /wanted to ask around/i,
    /want to be there/i,
    /once a month/i,
    // Remarks that may count as doubts.
    /i wanted to have said it/i,
    /hear a word|the sound\. last year/i,
    /comedian/i,
    /not too expensive/i,
    /that's why we changed/i,
    /last year there was none/i,
  ],
  meetings: [
    { words: /9th of june|the 9th at three/i, at: '2044-06-09T15:00' },
    { words: /14th of june|the 14th at two/i, at: '2044-06-14T14:00' },
  ],
  budget: /\b180[,. ]?000|\b180k/i,
  notBudget: [/\b150[,. ]?000/i, /\b74[,. ]?000/i, /\b6[,. ]?500\b/i, /\b2[,. ]?800\b/i],
  decisionMaker: null,
  timeline: /23(?:rd)? (?:of )?sep|sep(?:tember)? 23|2044-09-23/i,
  competitors: ['Stagecraft Asia'],
  notCompetitors: ['Harbour Pavilion'],
  objections: [
    { kind: 'trust', words: /somebody i don't know|signed because of wei ling|i was surprised/i },
    { kind: 'trust', words: /bit nervous|more than 350/i },
  ],
  lead: {
    name: 'Grace Tan',
    company: 'Straits Logistics Federation',
    email: 'grace.tan@straitslogistics.example',
  },
  mailTo: 'grace.tan@straitslogistics.example',
  never: [
    /budget(?: is)?:? ?s?\$?(?:150[,. ]?000|74[,. ]?000|6[,. ]?500)/i,
    /tasting (?:is|takes place) on (?:the 2nd|2 june|june 2)\b/i,
    /haziq (?:will|has to) (?:book|find|order|arrange) (?:a |the )?(?:comedian|photo wall|elephant)/i,
    /(?:talk|call|meet)s? every (?:second|two) (?:tuesday|weeks) (?:is|are|was|were) agreed/i,
    /wei ling (?:will|has to) (?:produce|run) the (?:dinner|event)/i,
    /first instalment (?:is|has) (?:overdue|not been paid)/i,
  ],
  mood: 'mixed',
}
