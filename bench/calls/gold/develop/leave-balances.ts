import type { CallGold } from '../call-gold.ts'

/** Netherlands; an Irish leave planner got a shipyard's holidays wrong; wages paid out too high, a works council, a Dutch rival called in; no sum to spend is said; the director decides. */
export const leaveBalances: CallGold = {
  file: 'leave-balances.srt',
  kind: 'complaint',
  // A Monday, five to ten in the morning in the Netherlands (summer time).
  calledAt: '2036-05-26T07:55:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Aisling Roche',
  us: ['Aisling'],
  people: [
    {
      id: 'lead-1',
      name: 'Hanneke van Wijngaarden',
      company: 'Scheepswerf Baanhoek',
      email: 'h.vanwijngaarden@baanhoek.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Aisling',
      words: /repair put in|on wednesday night|put in the repair|when do we have it/i,
      due: '2036-05-28',
    },
    {
      owner: 'them',
      assignee: 'Joost',
      words: /i take ten|check a few people|check (?:the )?(?:ten|balances)|before lunch/i,
      due: '2036-05-29',
    },
    {
      owner: 'us',
      assignee: 'Aisling',
      words: /text it to you|don't have your number|(?:text|send) [^.]{0,20}(?:phone|her) number/i,
      due: '2036-05-26',
    },
    { owner: 'us', assignee: 'Aisling', words: /finance director|not as a coupon/i, due: '2036-05-30' },
    { owner: 'them', assignee: 'Joost', words: /pay ?slips/i, due: '2036-05-26' },
    {
      owner: 'us',
      assignee: 'Aisling',
      words: /report for the works council|on paper what went wrong/i,
      due: '2036-06-02',
    },
    {
      owner: 'us',
      assignee: 'Aisling',
      words: /out of the updates|arrange it tomorrow|no updates for you|yes\. do that/i,
      due: '2036-05-27',
    },
  ],
  notActions: [
    /june for free|free month of something/i,
    /came over to sliedrecht|shows you the river/i,
    /stay where it's dry/i,
    /clear my browser/i,
    /wrote that in the ticket/i,
    /that one you repaired on friday/i,
    /i won't tell him/i,
    /paid out their days/i,
    /sent us a photo of the beach/i,
    /verlofwijs was here/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday at two/i,
    // Belongs to the report.
    /in dutch, please|not by machine/i,
    /colleague from utrecht/i,
    /if one of the ten is off/i,
    /testing the repair/i,
    /names blacked out/i,
    /after the summer perhaps/i,
    /back to excel/i,
    /right by the 13th/i,
    /right long before that/i,
    /real answer, or/i,
    // The complaint itself, and vague doubts.
    /balances are wrong|nonsense/i,
    /should\.?$/i,
    /another update in june/i,
    /gone on the first of july/i,
    /what he pays/i,
    /i'm thinking\b|thinking of leaving/i,
    /1,900 euros too much/i,
    /picked this orange/i,
  ],
  meetings: [{ words: /thursday at two|2036-05-29|29 may|may 29/i, at: '2036-05-29T14:00' }],
  // Nobody said what they can spend.
  budget: null,
  notBudget: [/\b1[,. ]?900\b/i, /\b525\b/i, /\b6[,. ]?300\b/i],
  decisionMaker: /willem|kuiper/i,
  timeline: /13th of june|june 13\b|june 13th|\b13(?:th)? (?:of )?june|jun\.? 13\b|2036-06-13/i,
  competitors: ['Verlofwijs'],
  notCompetitors: ['Holibee', 'Scheepswerf Baanhoek', 'Excel', 'Sliedrecht', 'Utrecht'],
  objections: [
    { kind: 'trust', words: /how can i trust|two days nothing/i },
    { kind: 'competitor', words: /verlofwijs|they're dutch/i },
  ],
  lead: {
    name: 'Hanneke van Wijngaarden',
    company: 'Scheepswerf Baanhoek',
    email: 'h.vanwijngaarden@baanhoek.example',
  },
  mailTo: 'h.vanwijngaarden@baanhoek.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:1[,. ]?900|525|6[,. ]?300)/i,
    /(?:hanneke|joost|aisling)(?: van wijngaarden| roche)? (?:signs|decides|approves|is the decision)/i,
    /(?:holibee|aisling)(?: roche)? (?:pays|will pay|has agreed to pay|refunds|will refund)/i,
    /(?:free month|june for free|credit of €?525)[^.]{0,20}(?:accepted|agreed)/i,
    /aisling(?: roche)? (?:will|to) (?:visit|come to|travel to|meet)[^.]{0,25}(?:sliedrecht|willem|kuiper|director)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:21 july|july 21|september|first of july|july 1\b)/i,
  ],
  mood: 'negative',
}
