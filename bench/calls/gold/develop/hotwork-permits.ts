import type { CallGold } from '../call-gold.ts'

/** Singapore; a demo of permit-to-work software to a shipyard: no phones in tanks, no Burmese, a security review, the sister yard's system, a director who only reads. */
export const hotworkPermits: CallGold = {
  file: 'hotwork-permits.txt',
  kind: 'demo',
  // A Thursday, two in the afternoon in Singapore.
  calledAt: '2041-08-22T06:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Ling Tan',
  us: ['Wei Ling'],
  people: [
    {
      id: 'lead-1',
      name: 'Rajan Pillai',
      company: 'Tuas Meridian Shipyard',
      email: 'rajan.pillai@tuasmeridian.example',
    },
    {
      id: 'lead-2',
      name: 'Hui Min Lau',
      company: 'Tuas Meridian Shipyard',
      email: 'huimin.lau@tuasmeridian.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /data sheet|yes, send it|get it tonight/i,
      due: '2041-08-22',
    },
    {
      owner: 'them',
      assignee: 'Hui Min',
      words:
        /have your questionnaire|mail it to you on monday|(?:send|mail)s? (?:the |her |their |wei ling the )?(?:security )?questionnaire/i,
      due: '2041-08-26',
    },
    {
      owner: 'us',
      assignee: 'Farid',
      words: /farid|fills? (?:it|in the questionnaire)|return(?:s|ed)? (?:it|the questionnaire)/i,
      due: '2041-09-02',
    },
    { owner: 'us', assignee: 'Wei Ling', words: /product head|when burmese/i, due: '2041-08-27' },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /two pages|two-page|without screenshots|by wednesday|wednesday the 28th/i,
      due: '2041-08-28',
    },
    { owner: 'them', assignee: 'Rajan', words: /dock master|hamid/i, due: '2041-08-26' },
    { owner: 'them', assignee: 'Hui Min', words: /sample cards|staff cards/i, due: null },
  ],
  notActions: [
    /if you order this year|at no cost/i,
    /rent you the handsets|no renting/i,
    /join us for half an hour/i,
    /reported it ourselves/i,
    /permit turns red/i,
    /approve up to 100/i,
    /have to leave at three/i,
    /contractors are free/i,
  ],
  open: [
    // The next call is a meeting.
    /3rd of september|tuesday the 3rd/i,
    /begin with one dock/i,
    /would need access/i,
    /joins?\b.*reads/i,
    // Remarks that may count as doubts.
    /every vendor/i,
    /that's tight/i,
    /that i'll remember/i,
    /only in english/i,
    /and the welder\?/i,
  ],
  meetings: [{ words: /3rd of september|tuesday the 3rd/i, at: '2041-09-03T16:00' }],
  budget: /\b85[,. ]?000|\b85k/i,
  notBudget: [/12[,. ]?000/, /140[,. ]?000/, /72[,. ]?000/, /\$900\b/, /100[,. ]?000/],
  decisionMaker: /desmond|\bong\b|yard director/i,
  timeline: /(?:\b4|4th) (?:of )?november|november 4\b|2041-11-04/i,
  competitors: ['Safetrack'],
  notCompetitors: ['Seng Huat', 'Farid', 'Batam'],
  objections: [
    { kind: 'need', words: /not allowed inside the tanks|where the danger is/i },
    { kind: 'trust', words: /without a security review|quite doubtful/i },
    { kind: 'need', words: /from myanmar|can't read it/i },
    { kind: 'competitor', words: /pleased with it|take the same/i },
    { kind: 'price', words: /over my limit/i },
  ],
  lead: {
    name: 'Rajan Pillai',
    company: 'Tuas Meridian Shipyard',
    email: 'rajan.pillai@tuasmeridian.example',
  },
  mailTo: 'rajan.pillai@tuasmeridian.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$)?(?:140[,. ]?000|72[,. ]?000|100[,. ]?000|12[,. ]?000)/i,
    /(?:rajan|hui min|mr hamid|wei ling)(?: pillai| lau| tan)? (?:decides|signs off|approves|is the decision)/i,
    /(?:will|agreed to|wants? to) rent (?:the |thirty )?handsets/i,
    /mr ong (?:will|agreed to) (?:join|attend)/i,
    /burmese (?:is|will be) (?:included|available)/i,
  ],
  mood: 'mixed',
}
