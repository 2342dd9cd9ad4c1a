import type { CallGold } from '../call-gold.ts'

/** Ghana and Belgium; a chocolate maker who filled in a form: cracked moulds from before, twelve weeks are too many, two extras left out; who decides is not settled and she asks that no name be written; no address is said. */
export const chocolateMoulds: CallGold = {
  file: 'chocolate-moulds.txt',
  kind: 'qualification',
  // A Thursday, nine in the morning in Ghana.
  calledAt: '2033-08-11T09:00:00Z',
  timeZone: 'Africa/Accra',
  owner: 'Joost Verbeek',
  us: ['Joost'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Joost', words: /washing sheet/i, due: '2033-08-11' },
    { owner: 'them', assignee: 'Abena', words: /could i see that|her sketch/i, due: '2033-08-11' },
    {
      owner: 'us',
      assignee: 'Lieve',
      words: /lieve|turn around|picture a week from today/i,
      due: '2033-08-18',
    },
    {
      owner: 'us',
      assignee: 'Joost',
      words: /ask our planning|ask them, please|whether seven weeks/i,
      due: '2033-08-12',
    },
    { owner: 'us', assignee: 'Joost', words: /write the offer/i, due: '2033-08-16' },
    {
      owner: 'them',
      assignee: 'Abena',
      words: /how wide is the belt|measure the belt|send you the width/i,
      due: '2033-08-12',
    },
    { owner: 'them', assignee: 'Abena', words: /four bars/i, due: '2033-08-13' },
  ],
  notActions: [
    // Refused or left out.
    /forget the hundred|that one i can't forget/i,
    /small square one|small one will wait/i,
    /and a mirror finish|leave that one too/i,
    /on the fourteenth|pass each other/i,
    /don't write any name/i,
    /want to bury them/i,
    // Done already.
    /paid everything in front/i,
    /we got it in june/i,
    /filled in our form/i,
  ],
  open: [
    // The next talk is a meeting.
    /the twenty-third/i,
    /the twenty-second/i,
    /monday is for the farm/i,
    /sample in resin/i,
    /come and touch it/i,
    /on whatsapp, please/i,
    /no problem\. may i ask/i,
    /in millimetres/i,
    /leave it empty/i,
    /hear the planning first/i,
    /won't say no/i,
    /on the ship on/i,
    /another two thousand/i,
    /praising the other/i,
    /food certificate/i,
    // Of the other makers.
    /formika/i,
    /haven't agreed who decides/i,
  ],
  meetings: [{ words: /twenty-third|23(?:rd)? (?:of )?aug|aug(?:ust)? 23/i, at: '2033-08-23T15:00' }],
  budget: /\b8[,. ]?000|\b8k|eight thousand/i,
  notBudget: [
    /\b900\b|nine hundred/i,
    /\b150\b|hundred and fifty/i,
    /\b2[,. ]?400|two thousand four hundred/i,
    /\b6[,. ]?300|six thousand three hundred/i,
  ],
  // Four owners who have not agreed.
  decisionMaker: null,
  timeline: /first of october|1(?:st)? (?:of )?oct|oct(?:ober)? (?:1\b|1st|first)|2033-10-01/i,
  competitors: ['Lucky Form', 'Formika'],
  notCompetitors: ['Moldano', 'Golden Pod Chocolate', 'Efua', 'Lieve', 'Aburi', 'Kumasi', 'London'],
  objections: [
    { kind: 'trust', words: /not paying a mould maker|held something in my hand|cracking like/i },
    { kind: 'timing', words: /twelve weeks\? no|too long for me|my container is gone/i },
    { kind: 'price', words: /only for the tool|too much for a piece/i },
  ],
  lead: { name: 'Abena Sarpong', company: 'Golden Pod Chocolate', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|\$|eur)? ?(?:900|150\b|2[,. ]?400|6[,. ]?300)/i,
    /decision[- ]?makers?(?: is)?:? (?:abena|efua|joost|miss sarpong)/i,
    /mirror finish (?:is |was |has been )?(?:agreed|ordered|included|accepted)/i,
    /(?:meeting|call) (?:is |was )?(?:agreed |set |planned )?(?:on|for) (?:monday|(?:the )?22|august 22|(?:the )?twenty-second)/i,
    /joost(?: verbeek)? (?:will|to) (?:visit|drive|come)/i,
    /(?:twelve|12) weeks (?:is |was |are |were )?(?:agreed|accepted)/i,
  ],
  mood: 'positive',
}
