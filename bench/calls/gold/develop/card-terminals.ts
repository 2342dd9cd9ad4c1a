import type { CallGold } from '../call-gold.ts'

/** Singapore; seven coffee shops leave with their card terminals; the rate, a rival's rate and a black Saturday are why; a boss scolded once, the Wi-Fi is mended, the machine is praised; a fee is withdrawn; no budget. */
export const cardTerminals: CallGold = {
  file: 'card-terminals.txt',
  kind: 'cancellation',
  // A Monday, three in the afternoon in Singapore.
  calledAt: '2037-11-02T07:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Desmond Yeo',
  us: ['Desmond'],
  people: [
    { id: 'lead-1', name: 'Chua Mei Fong', company: 'Kopi Lorong', email: 'meifong@kopilorong.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Kumar',
      words: /\bkumar\b|somebody must collect|fourteen machines in the mrt|before eleven/i,
      due: '2037-12-01',
    },
    {
      owner: 'them',
      assignee: 'Hafiz',
      words: /can you take a photo|i send you tonight/i,
      due: '2037-11-02',
    },
    {
      owner: 'us',
      assignee: 'Desmond',
      words: /check with finance|okay, you check|message you what they say|can it be before christmas/i,
      due: '2037-11-04',
    },
    {
      owner: 'us',
      assignee: 'Desmond',
      words:
        /need the transactions|your side pull them|it's done by hand|full export|thirteenth of november/i,
      due: '2037-11-13',
    },
    {
      owner: 'them',
      assignee: 'Mei Fong',
      words: /need the closure form|i'll stamp it|send it back on friday/i,
      due: '2037-11-06',
    },
    {
      owner: 'us',
      assignee: 'Desmond',
      words: /the giro|that one must stop|anything deducted|i'll cancel it today/i,
      due: '2037-11-02',
    },
  ],
  notActions: [
    /down to one point six|torture yourself/i,
    /stamp card app|paynest has its own/i,
    /exit survey|aiyah, survey/i,
    /if they drive me crazy|i'll call you myself/i,
    /moved out of there/i,
    /changed to fibre/i,
    /told the aunties/i,
    /wrote on paper/i,
    /no fee\b|early termination fee/i,
    /came on friday/i,
    /download two years/i,
    /plants on top/i,
  ],
  open: [
    // A condition that is in her favour, and what the shops do until the end.
    /only the glass|must we pay|have a look at it first/i,
    /they will run|run until closing/i,
    /tell her we miss|^(?:desmond: )?i will\./i,
    /they're yours, keep/i,
    /come by for kopi|keep my phone on/i,
    // The fee is disputed and dropped at once; to some an objection.
    /where got|four years finished/i,
    /heart attack/i,
    // The doubt goes on.
    /i heard\. but the calculator/i,
    /everybody says it's the schemes/i,
    /we signed already/i,
    /i won't push/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /three thousand five hundred|\b3[,. ]?500/i,
    /five hundred per|\$ ?500\b/i,
    /eight hundred and forty|\$ ?840\b/i,
    /ninety-eight|\$ ?98\b/i,
    /six hundred|\$ ?600\b/i,
  ],
  decisionMaker: null,
  timeline: /thirtieth|november 30|30(?:th)? (?:of )?november|2037-11-30/i,
  competitors: ['Paynest'],
  notCompetitors: ['Tapwise', 'Kopi Lorong', 'Kumar', 'Jasmine', 'Pei Shan', 'GIRO', 'Tampines', 'Bedok'],
  objections: [
    { kind: 'price', words: /really too much|coffee, not diamonds|one point nine percent in july/i },
    { kind: 'competitor', words: /one point four|maths was very fast/i },
    // Said as a habit: it may happen again.
    { kind: 'trust', words: /saturday in august|calculator in my bag|every saturday i come/i },
  ],
  lead: { name: 'Chua Mei Fong', company: 'Kopi Lorong', email: 'meifong@kopilorong.example' },
  mailTo: 'meifong@kopilorong.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$|sgd)? ?(?:3[,. ]?500|500|840|98\b|600|three|five hundred|eight hundred|ninety)/i,
    /(?:boss|jasmine|hafiz|desmond)(?: yeo)? (?:signs|decides|approves|is the decision)/i,
    /(?:termination fee|840|eight hundred and forty) (?:is |was |will be )?(?:due|charged|payable|owed)/i,
    /(?:cancellation|notice) (?:is |was )?(?:withdrawn|taken back)/i,
    /(?:survey|app) (?:is |was )?(?:agreed|accepted|wanted)/i,
    /(?:wi-?fi) (?:is|remains) (?:still )?(?:weak|bad|a problem)/i,
    /support (?:is|was) (?:bad|poor|the reason)/i,
    /deposit (?:is |was |will be )?(?:returned|refunded|back) before christmas/i,
  ],
  mood: 'mixed',
}
