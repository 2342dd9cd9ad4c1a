import type { CallGold } from '../call-gold.ts'

/** Netherlands; a German vendor shows surtitle software to an opera house: nine thousand against eleven and a half, no trust in the wifi, a cheaper rival, the managing director is in Japan till October. */
export const operaSurtitles: CallGold = {
  file: 'opera-surtitles.srt',
  kind: 'demo',
  // A Wednesday, two in the afternoon in the Netherlands (summer time).
  calledAt: '2034-09-06T12:00:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Lena Brandt',
  us: ['Lena'],
  people: [
    { id: 'lead-1', name: 'Annelies Kroon', company: 'Hanze Opera', email: 'a.kroon@hanzeopera.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Pieter',
      words: /fidelio titles|titles (?:of|for) fidelio|with a piece of your own/i,
      due: '2034-09-07',
    },
    {
      owner: 'us',
      assignee: 'Lena',
      words: /test account|load them for you/i,
      due: '2034-09-11',
    },
    {
      owner: 'them',
      assignee: 'Annelies',
      words: /look on the invoice|type from me|type of (?:the )?(?:seat )?screens?|screen type/i,
      due: '2034-09-08',
    },
    {
      owner: 'us',
      assignee: 'Lena',
      words: /talk to my boss|smaller houses|by the 15th|(?:her|the) boss/i,
      due: '2034-09-15',
    },
    {
      owner: 'them',
      assignee: 'Annelies',
      words: /write her a summary|one page|(?:one-page )?summary/i,
      due: '2034-09-10',
    },
    {
      owner: 'us',
      assignee: 'Lena',
      words: /conditions of the hotline|hotline conditions/i,
      due: '2034-09-06',
    },
  ],
  notActions: [
    // Taken back.
    /ask our developer/i,
    // Refused or put off.
    /take three years|sign for three years/i,
    /show it to her as well|tour in japan/i,
    /need slides|no slides/i,
    // Conditional.
    /our trainer comes/i,
    // Done already.
    /called my colleague/i,
    /had a look at titelwerk/i,
    /install updates/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 19th|the 19th at three/i,
    /get an invitation/i,
    /order must be there/i,
    /could go on the building/i,
    /i pull out the cable/i,
    /next year, they said/i,
    /can't she sign by email/i,
    // Remarks that may count as doubts.
    /when the small computer breaks/i,
    /when it hangs/i,
    /very german english/i,
    /subsidy ends/i,
    /they ask €8,400/i,
    /work with our seats/i,
    /when a singer jumps/i,
  ],
  meetings: [
    { words: /tuesday the 19th|the 19th at three|19 sept|sept(?:ember)? 19/i, at: '2034-09-19T15:00' },
  ],
  budget: /nine thousand|\b9[,. ]?000|\b9 ?k\b/i,
  notBudget: [
    /\b11[,. ]?500|\b11\.5 ?k/i,
    /€ ?3[,. ]?000|\b3[,. ]000/i,
    /€ ?4[,. ]?000|\b4[,. ]000/i,
    /\b10[,. ]?200/i,
    /\b8[,. ]?400/i,
  ],
  decisionMaker: /marijke|de wit\b|managing director/i,
  timeline: /(?:18|18th)(?: of)? november|november 18|premiere of fidelio|2034-11-18/i,
  competitors: ['Titelwerk'],
  notCompetitors: ['Libretta', 'Hanze Opera', 'Thaliavision', 'PowerPoint', 'Gent'],
  objections: [
    { kind: 'price', words: /too high for us/i },
    { kind: 'trust', words: /runs over the internet|depends on our wifi/i },
    { kind: 'timing', words: /that's what i'm afraid of|that's very short/i },
  ],
  lead: { name: 'Annelies Kroon', company: 'Hanze Opera', email: 'a.kroon@hanzeopera.example' },
  mailTo: 'a.kroon@hanzeopera.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:11[,. ]?500|3[,. ]?000|4[,. ]?000|10[,. ]?200|8[,. ]?400)/i,
    /(?:annelies|pieter)(?: kroon)? (?:signs|decides|approves|is the decision)/i,
    /lena(?: brandt)? (?:will|to|should) (?:send|prepare|make) [^.]{0,20}slides/i,
    /(?:has|have|is) (?:agreed|accepted|signed)[^.]{0,20} three[- ]year/i,
    /thaliavision (?:is|as) (?:a |the )?(?:competitor|rival)/i,
    /lena(?: brandt)? (?:will|to|should) (?:show|present|demo)[^.]{0,20} marijke/i,
  ],
  mood: 'positive',
}
