import type { CallGold } from '../call-gold.ts'

/** Denmark, English as a second language; a juice factory leaves its pallet repairer after nails and a group contract; a count, routes, a deposit, a paper and a table are left; everything out by the thirty-first of October; no budget. */
export const palletRepairs: CallGold = {
  file: 'pallet-repairs.txt',
  kind: 'cancellation',
  // A Thursday, nine in the morning in Denmark (summer time).
  calledAt: '2042-08-28T07:00:00Z',
  timeZone: 'Europe/Copenhagen',
  owner: 'Mikkel Brandstrup',
  us: ['Mikkel'],
  people: [
    {
      id: 'lead-1',
      name: 'Halina Wrona',
      company: 'Hyldegaard Saft',
      email: 'halina.wrona@hyldegaardsaft.example',
    },
    { id: 'lead-2', name: 'Birgitte', company: 'Hyldegaard Saft', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Halina',
      words:
        /possible to count|real number|nine hundred broken|yes, it's possible|how many trucks|count (?:of )?(?:the )?(?:broken )?pallets/i,
      due: '2042-09-01',
    },
    {
      owner: 'us',
      assignee: 'Jesper',
      words: /jesper|collection days|when do the trucks|say something to the yard/i,
      due: '2042-09-05',
    },
    {
      owner: 'us',
      assignee: 'Mikkel',
      words:
        /deposit|like it back|thirtieth of november|know the day|transfer it myself|thirty-six thousand|it'll be there/i,
      due: '2042-11-30',
    },
    {
      owner: 'them',
      assignee: 'Birgitte',
      words:
        /cancellation on paper|get it tomorrow|as a scan|company stamp|with the stamp|still have a stamp|with the batteries/i,
      due: '2042-08-29',
    },
    {
      owner: 'us',
      assignee: 'Mikkel',
      words:
        /make you a table|year by year|how many pallets were|last three years|climate report|fifteenth of september|forest label|you have it, i|that's no problem/i,
      due: '2042-09-15',
    },
  ],
  notActions: [
    /something at forty-four|not a negotiation|no door to open/i,
    /take a call from me|i'd say leave him|i'll leave him/i,
    /two lines, for|praise and to leave/i,
    /keep a small stock|thank you, no\. if/i,
    /if they disappoint|rundpool disappoints|feet in the water/i,
    /july invoice|july was paid/i,
    /check each pallet/i,
    /has broken his keyboard/i,
    /i chose you myself|we were informed/i,
    /pay for that picture/i,
    /saw the pictures/i,
    /then i'll be practical/i,
    /they wash them/i,
  ],
  open: [
    // The end itself.
    /last delivery|thirty-first|week forty-two/i,
    /it said stop|go to plastic/i,
    /visit you there/i,
    /greet your driver|happy to hear/i,
    /what we did\?/i,
    // What is past: to some objections of their own.
    /nails standing|like a crime|also a bad week/i,
    /pay the invoice, not/i,
    /really there and not/i,
    /stands in the yard/i,
    // What she can check: to some an objection of need.
    /check new ones/i,
    /he signed/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /forty-one|\b41\b/i,
    /forty-nine|\b49\b/i,
    /costs ninety|\b90\b/i,
    /forty-four|\b44\b/i,
    /thirty-six thousand|\b36[,. ]?000/i,
  ],
  decisionMaker: /lars|thygesen|purchasing director/i,
  timeline:
    /thirty-first|october 31|oct\.? 31|31(?:st)? (?:of )?oct|2042-10-31|week forty-two|week 42|first of november|november 1\b|1(?:st)? (?:of )?nov|2042-11-01/i,
  competitors: ['Rundpool'],
  notCompetitors: ['Palleko', 'Hyldegaard Saft', 'Aarhus', 'Gdynia', 'Jesper', 'Lars Thygesen'],
  objections: [
    { kind: 'trust', words: /trust is gone|nails standing|also a bad week|with the hand/i },
    { kind: 'competitor', words: /rundpool, for|go to plastic|a contract with/i },
    { kind: 'price', words: /it's a lot, when|a little the price|pay the invoice, not|forty-one kroner/i },
  ],
  lead: { name: 'Halina Wrona', company: 'Hyldegaard Saft', email: 'halina.wrona@hyldegaardsaft.example' },
  mailTo: 'halina.wrona@hyldegaardsaft.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:dkk|kr\.?)? ?(?:41|49|90|44|36|forty|ninety|thirty-six)/i,
    /(?:halina|birgitte|mikkel|jesper)(?: wrona| brandstrup)? (?:signs|decides|approves|is the decision)/i,
    /(?:halina|hyldegaard saft)(?: wrona)? (?:stays|will stay|renews|accepted|agreed to (?:stay|forty-four|keep))/i,
    /mikkel(?: brandstrup)? (?:will|to) (?:call|phone|contact) (?:lars|the purchasing)/i,
    /(?:small stock|fifty pallets) (?:is |are |was |were )?(?:agreed|accepted|kept)/i,
  ],
  mood: 'mixed',
}
