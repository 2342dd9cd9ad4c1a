import type { CallGold } from '../call-gold.ts'

/** Wales; a negotiation over a powder-coating booth for a maker of gates: the bank's loan, a fortnight of standstill, nozzles that took seven weeks, a rival with one in stock; the managing director isn't on the call. */
export const powderBooths: CallGold = {
  file: 'powder-booths.txt',
  kind: 'negotiation',
  // A Tuesday, ten past nine in the morning in Wales.
  calledAt: '2028-03-07T09:10:00Z',
  timeZone: 'Europe/London',
  owner: 'Florrie Swinburne',
  us: ['Florrie'],
  people: [
    { id: 'lead-1', name: 'Iolo Prydderch', company: 'Tegid Gates', email: 'iolo@tegidgates.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Florrie',
      words: /redo the quote|(?:new|revised) quote|quote on that basis/i,
      due: '2028-03-09',
    },
    {
      owner: 'us',
      assignee: 'Nasser',
      words: /duct drawing|nasser|want to know the sizes/i,
      due: '2028-03-08',
    },
    { owner: 'them', assignee: 'Iolo', words: /measure the bay|tape on it/i, due: '2028-03-07' },
    {
      owner: 'them',
      assignee: 'Heulwen',
      words: /take her through|sit-down|new figures/i,
      due: '2028-03-13',
    },
    {
      owner: 'us',
      assignee: 'Florrie',
      words: /two years' accounts|your accounts|anything she'd want/i,
      due: '2028-03-07',
    },
  ],
  notActions: [
    // Refused.
    /single gun now|with one gun/i,
    /sheet that shows|don't bother/i,
    /come and see one going|tooth out/i,
    /consider it left/i,
    // Left hanging.
    /box of spares|could do cost|think about it/i,
    // Done already.
    /moved the stores|put right since/i,
    /fire certificate|sent it in january/i,
    /gave me a biscuit/i,
    /moved to portugal/i,
    /nozzles off you/i,
  ],
  open: [
    // The next talk is a meeting.
    /tuesday the fourteenth|llandudno/i,
    /wednesday the fifteenth/i,
    /fine by me/i,
    // A part of the new quote.
    /vat on a line|^will do/i,
    /own lads make|we bend steel/i,
    // How it will be paid: settled in the call.
    /forty per cent with|releases it in thirds|thirds is fine|that suits me/i,
    /if there's six metres/i,
    /new one alongside/i,
    /is there room/i,
    /has olwen seen/i,
    // Remarks that may count as doubts.
    /before anybody's plugged/i,
    /got the emails/i,
    /so you say/i,
    /don't shut till august/i,
    /keeping me awake/i,
    /supplier go bust/i,
    /nothing over five thousand/i,
  ],
  meetings: [{ words: /wednesday the fifteenth|15(?:th)? (?:of )?march|march 15/i, at: '2028-03-15T09:30' }],
  budget: /hundred and ten thousand|\b110[,. ]?000|\b110k/i,
  notBudget: [
    /\b104[,. ]?900/i,
    /\b9[,. ]?200/i,
    /\b14[,. ]?300/i,
    /\b128[,. ]?400/i,
    /\b112[,. ]?000/i,
    /five thousand|\b5[,. ]?000/i,
  ],
  decisionMaker: /olwen|tudur|managing director/i,
  timeline: /third of july|\b3(?:rd)? (?:of )?july|july (?:the )?(?:3\b|3rd|third)|2028-07-03/i,
  competitors: ['Sprayhagen'],
  notCompetitors: [
    'Coatwell',
    'Tegid Gates',
    'Nasser',
    'Dai',
    'Cheshire',
    'Oswestry',
    'Llandudno',
    'Portugal',
  ],
  objections: [
    { kind: 'price', words: /miles over for us|there's none behind it/i },
    { kind: 'timing', words: /two weeks i can't have|forty gates a week/i },
    { kind: 'trust', words: /nozzles off you|can't rely on that/i },
    { kind: 'competitor', words: /sprayhagen|well above them/i },
  ],
  lead: { name: 'Iolo Prydderch', company: 'Tegid Gates', email: 'iolo@tegidgates.example' },
  mailTo: 'iolo@tegidgates.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:104|9[,. ]?200|14[,. ]?300|128|112|5[,. ]?000|five thousand)/i,
    /(?:iolo|heulwen|dai|florrie|nasser)(?: prydderch| swinburne)? (?:signs|decides|approves|is the decision)/i,
    /(?:visit|trip) to oswestry (?:is|was|has been) (?:agreed|planned|booked)/i,
    /(?:single|one) gun (?:is|was|has been) (?:agreed|accepted|ordered)/i,
    /(?:meeting|call|talk) (?:is |was )?(?:agreed|set|booked|fixed|scheduled|arranged) (?:for|on) [^.]{0,12}(?:14\b|14th|fourteenth)/i,
    /(?:free spares|spares at cost) (?:were|was|have been) agreed/i,
  ],
  mood: 'mixed',
}
