import type { CallGold } from '../call-gold.ts'

/** Wales; a negotiation over wristbands for paying at a folk festival: the quote shrinks until it fits the pot, instalments are haggled over, a rival takes two per cent; the treasurer counts, the chair signs. */
export const festivalWristbands: CallGold = {
  file: 'festival-wristbands.txt',
  kind: 'negotiation',
  // A Wednesday, two in the afternoon in Wales.
  calledAt: '2030-03-20T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Jamal Okoye',
  us: ['Jamal'],
  people: [
    {
      id: 'lead-1',
      name: 'Cerys Maddock',
      company: 'Dyffryn Sound',
      email: 'cerys@dyffrynsound.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jamal',
      words: /redo the quote|forty-five and plain/i,
      due: '2030-03-20',
    },
    {
      owner: 'us',
      assignee: 'Jamal',
      words: /three instalments|that's with you on friday/i,
      due: '2030-03-22',
    },
    { owner: 'us', assignee: 'Marisol', words: /signal survey/i, due: '2030-04-04' },
    {
      owner: 'them',
      assignee: 'Huw',
      words: /tell dai|key to the field|open up for her/i,
      due: '2030-03-20',
    },
    { owner: 'them', assignee: 'Cerys', words: /site plan|email you the plan/i, due: '2030-03-25' },
    { owner: 'us', assignee: 'Jamal', words: /sheet with pictures/i, due: '2030-04-12' },
  ],
  notActions: [
    // Refused or only supposed.
    /do a call with them/i,
    /chat with me|abide a salesman/i,
    /dragon, just for|if the brewery paid/i,
    /eighty after the weekend/i,
    // Done already.
    /hold the terminals|i paid it in january|so you did/i,
    /found a hundred and forty/i,
    /pot upside down/i,
  ],
  open: [
    // The next talk is a meeting.
    /wednesday the tenth/i,
    /tuesday the ninth/i,
    /same time on the wednesday/i,
    /bring the pot/i,
    // How it will be paid: settled, carried out by the contract.
    /go on, then/i,
    /twenty now, fifty/i,
    /sixty per cent on signing/i,
    /at one twenty/i,
    /stay on the posters/i,
    /that works for us/i,
    /stuff the envelopes/i,
    /pen down|it's down\./i,
    /forty-five's plenty/i,
    /somebody who isn't me/i,
    /right way up/i,
    // Doubts that may be settled.
    /fastgate came in/i,
    /one bar of signal/i,
    /committee can grumble/i,
  ],
  meetings: [{ words: /wednesday the tenth|10(?:th)? (?:of )?april|april 10/i, at: '2030-04-10T11:30' }],
  budget: /\b29[,. ]?000|\b29k|twenty-nine thousand/i,
  notBudget: [
    /\b34[,. ]?100|thirty-four thousand/i,
    /\b24[,. ]?300|twenty-four three/i,
    /\b9[,. ]?800|nine eight/i,
    /\b28[,. ]?950|twenty-eight nine fifty/i,
    /\b26[,. ]?500|twenty-six and a half/i,
    /\b600[,. ]?000|six hundred thousand/i,
    /\b12[,. ]?000|twelve thousand/i,
  ],
  decisionMaker: /eluned|bowen/i,
  timeline: /twenty-first of june|21(?:st)? (?:of )?june|june 21|2030-06-21/i,
  competitors: ['Fastgate'],
  notCompetitors: ['Bandloop', 'Dyffryn Sound', 'Harbour Fest', 'Devon', 'Spain', 'Marisol', 'Dai'],
  objections: [
    { kind: 'price', words: /that's me out|thousand in the pot/i },
    { kind: 'trust', words: /frightens me|buy a pint|they all say that/i },
    { kind: 'need', words: /why they need this|managed with cash/i },
  ],
  lead: { name: 'Cerys Maddock', company: 'Dyffryn Sound', email: 'cerys@dyffrynsound.example' },
  mailTo: 'cerys@dyffrynsound.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:34|24|9[,. ]?8|28|26|600|12[,. ]?0)/i,
    /(?:cerys|huw|dai|marisol)(?: maddock)? (?:signs|decides|approves|is the decision)/i,
    /(?:80 ?%|80 percent|eighty per cent) after the (?:festival|weekend) (?:is |was )?(?:agreed|accepted)/i,
    /(?:meeting|call) (?:is |was )?(?:agreed |set |planned )?(?:on|for) (?:tuesday|(?:the )?9|april 9|(?:the )?ninth)/i,
    /jamal(?: okoye)? (?:will|to) (?:call|talk|speak)[^.]{0,15}(?:stall|traders|eluned|chair)/i,
    /(?:dragon|vip) (?:bands|wristbands) (?:are |were |have been )?(?:ordered|agreed)/i,
  ],
  mood: 'positive',
}
