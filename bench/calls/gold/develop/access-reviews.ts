import type { CallGold } from '../call-gold.ts'

/** Indiana; a maker of caskets haggles over a software that checks who may see what; light seats, a connector, a rival with donuts; 28,000 for the first year, the CFO signs. */
export const accessReviews: CallGold = {
  file: 'access-reviews.txt',
  kind: 'negotiation',
  // A Tuesday, three in the afternoon in Indiana (summer time).
  calledAt: '2041-07-16T19:00:00Z',
  timeZone: 'America/Indiana/Indianapolis',
  owner: 'Marcus Tillery',
  us: ['Marcus'],
  people: [
    {
      id: 'lead-1',
      name: 'Denise Overmyer',
      company: 'Calloway Casket Company',
      email: 'dovermyer@callowaycasket.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Denise',
      words: /auditors like last year|ask (?:them|the auditors)[^.]{0,40}thursday|ask the auditors/i,
      due: '2041-07-18',
    },
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /go to yolanda|i'll ask her|ask yolanda|tomorrow night/i,
      due: '2041-07-17',
    },
    { owner: 'us', assignee: 'Marcus', words: /revised quote/i, due: '2041-07-22' },
    { owner: 'them', assignee: 'Denise', words: /test account/i, due: '2041-07-19' },
    {
      owner: 'them',
      assignee: 'Russ',
      words:
        /hand him the draft|draft to (?:the|our|their) (?:attorney|lawyer)|hand (?:the|our|their) attorney/i,
      due: '2041-07-17',
    },
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /somebody with the same erp|school bus maker|two of you talking/i,
      due: '2041-07-31',
    },
  ],
  notActions: [
    /go for two years|stuck in a fax contract/i,
    /logo on our website|marketing would say no/i,
    /gave ellen a call|nobody calls ellen/i,
    /i signed that in june|in the folder/i,
    /same email as the quote/i,
    /take it down to zero/i,
    /say it quietly/i,
    /i printed it/i,
    /can't beat donuts/i,
    /made-up dead people/i,
    /thought keyhold was out/i,
  ],
  open: [
    // The next call is a meeting.
    /next tuesday, the 23rd|bring donuts/i,
    // Belongs to the revised quote.
    /set-up down to \$1,500/i,
    /light seats\. those|run it this way/i,
    /everybody gets sixty|sixty i can live with/i,
    /7% every year|could make it 4/i,
    /she'll want something for it/i,
    /before the freeze, in the test system/i,
    /go to my director/i,
    /has to be live/i,
    // Doubts that some would call objections.
    /there's always a connector|no use to me/i,
    /first year, everything in it/i,
    /attorney's going to want/i,
    /for free, you know/i,
    /has no history|missing in a light seat/i,
    /twenty-two two forty/i,
    /and donuts/i,
  ],
  meetings: [{ words: /next tuesday, the 23rd|2041-07-23|july 23|23 july/i, at: '2041-07-23T15:00' }],
  budget: /28[,. ]?000\b|\b28 ?k\b|twenty-eight thousand/i,
  notBudget: [
    /forty-two thousand|\b42[,. ]?000\b/i,
    /\b15[,. ]?400\b/i,
    /\b6[,. ]?840\b/i,
    /twenty-two two forty|\b22[,. ]?240\b/i,
    /\b9[,. ]?500\b/i,
    /\b31[,. ]?740\b/i,
    /\b3[,. ]?500\b/i,
    /\b1[,. ]?500\b/i,
    /seven thousand|\b7[,. ]?000\b/i,
    /with 29\b|\b29[,. ]?000\b|\b29 ?k\b/i,
  ],
  decisionMaker: /ellen|voss|\bcfo\b/i,
  timeline:
    /middle of september|mid[- ]september|september 15\b|\b15(?:th)? (?:of )?september|2041-09-15|october 14\b|\b14(?:th)? (?:of )?october|oct\.? 14\b|2041-10-14/i,
  competitors: ['Keyhold'],
  notCompetitors: ['Calloway Casket Company', 'Yolanda', 'Ohio'],
  objections: [
    { kind: 'price', words: /time clock is crazy|make caskets, marcus/i },
    { kind: 'competitor', words: /keyhold does the set-up|with 29 for the whole/i },
    { kind: 'timing', words: /frozen all of august|connector gets done in time/i },
  ],
  lead: {
    name: 'Denise Overmyer',
    company: 'Calloway Casket Company',
    email: 'dovermyer@callowaycasket.example',
  },
  mailTo: 'dovermyer@callowaycasket.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|usd )?(?:42[,. ]?000|31[,. ]?740|22[,. ]?240|15[,. ]?400|9[,. ]?500|3[,. ]?500|1[,. ]?500|29\b|forty-two)/i,
    /(?:russ|denise|marcus|yolanda)(?: overmyer| tillery)? (?:signs the|decides|is the decision)/i,
    /(?:yolanda|marcus)(?: tillery)? (?:will|to|should) (?:call|phone|contact) ellen/i,
    /(?:set-up|setup|connector)[^.]{0,30}(?:is|was|has been) (?:agreed|approved|confirmed|free)/i,
    /(?:two-year|two years)[^.]{0,25}(?:agreed|accepted|signed)/i,
    /(?:logo)[^.]{0,25}(?:agreed|accepted|approved)/i,
  ],
  mood: 'mixed',
}
