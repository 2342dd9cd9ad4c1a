import type { CallGold } from '../call-gold.ts'

/** Kenya; infusion pumps are shown to an intensive care ward: batteries that fade, sets that cost, a port that sleeps; a colleague shows the pump; nobody knows who approves under the new rules. */
export const infusionPumps: CallGold = {
  file: 'infusion-pumps.vtt',
  kind: 'demo',
  // A Wednesday, eleven in the morning in Kenya.
  calledAt: '2030-07-10T08:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Brian Otieno',
  us: ['Brian', 'Akinyi'],
  people: [
    {
      id: 'lead-1',
      name: 'Mercy Chebet',
      company: 'Kerio Ridge County Hospital',
      email: 'mchebet@kerioridge.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Brian', words: /can you bring one|demo unit/i, due: '2030-07-15' },
    { owner: 'us', assignee: 'Brian', words: /county price|new quotation/i, due: '2030-07-12' },
    {
      owner: 'us',
      assignee: 'Akinyi',
      words: /which ones\? and how|send you the brands|accuracy/i,
      due: '2030-07-10',
    },
    {
      owner: 'them',
      assignee: 'Mercy',
      words: /concentrations|our anaesthetist|our list/i,
      due: '2030-07-19',
    },
    { owner: 'them', assignee: 'Kiprono', words: /photos of our sockets|sockets/i, due: '2030-07-11' },
  ],
  notActions: [
    // Refused.
    /rent you some|renting/i,
    /with forty pumps|patients do i tell to share/i,
    /can't promise you/i,
    // Jokes.
    /pray about it/i,
    /both halves of brian/i,
    // Supposed, or done already.
    /if you find out/i,
    /sent you the certificate|true, i saw it/i,
    /put one zero too many/i,
    /tuesday the 23rd/i,
    /trained three nurses/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 25th/i,
    /test one yourself/i,
    /friday is okay/i,
    /think about it/i,
    /i do\. two days on site|who trains us|night staff too/i,
    /collect papers|poisons board/i,
    /those would come first/i,
    /gentle/i,
    /ordinary brands/i,
    /need eight weeks/i,
    // Remarks that may count as doubts.
    /that's above us/i,
    /take any set/i,
    /eight weeks, if the port/i,
    /nobody has written it down/i,
    /went to qatar/i,
    /i'm the difficult one/i,
    /stop me if/i,
    /how long on battery/i,
  ],
  meetings: [{ words: /thursday the 25th|july 25|25 july/i, at: '2030-07-25T14:00' }],
  budget: /eight point four million|\b8\.4\b|\b8[,. ]400[,. ]000/i,
  notBudget: [/\b185[,. ]?000/i, /\b8\.88/i, /\b7\.4\b/i, /\b160[,. ]?000/i, /\b340\b/i],
  // Nobody has written it down.
  decisionMaker: null,
  timeline: /sixteenth of september|september (?:16|sixteenth)|\b16(?:th)? (?:of )?september|2030-09-16/i,
  competitors: ['Medisar'],
  notCompetitors: ['Tiba Medical Supplies', 'Mombasa', 'Nairobi', 'Qatar', 'Pharmacy and Poisons Board'],
  objections: [
    { kind: 'trust', words: /battery on paper|forty minutes/i },
    { kind: 'price', words: /there's the trap|pay you forever/i },
    { kind: 'competitor', words: /medisar|warranty of three years|less for more/i },
    { kind: 'timing', words: /isn't sleeping|how you make september/i },
  ],
  lead: {
    name: 'Mercy Chebet',
    company: 'Kerio Ridge County Hospital',
    email: 'mchebet@kerioridge.example',
  },
  mailTo: 'mchebet@kerioridge.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes|ksh|kshs)?\.? ?(?:8\.88|7\.4|185[,. ]?000|160[,. ]?000)/i,
    /(?<!not |whether the )\b(?:mercy|kiprono|akinyi|brian|medical superintendent)(?: chebet| otieno)? (?:signs|decides|approves|is the decision)/i,
    /(?<!no )(?:rental|renting|hire) (?:of (?:the )?pumps )?(?:is|was|has been) (?:agreed|accepted|planned)/i,
    /(?<!no )three[- ]year warranty (?:is|was|has been) (?:agreed|granted|promised)/i,
    /(?:next (?:call|meeting|talk|visit)|(?:call|meeting|talk|visit) (?:is |was )?(?:agreed|fixed|set|planned|booked)):? (?:is )?(?:on |for )?(?:tuesday|july 23|23 july)/i,
  ],
  mood: 'mixed',
}
