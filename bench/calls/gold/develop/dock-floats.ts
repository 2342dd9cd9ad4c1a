import type { CallGold } from '../call-gold.ts'

/** Canada; a yacht club in New Brunswick asks for floating docks after a storm: 140,000 from a levy, a grant that nobody counts, ice that cracked others, members who vote in March, and the only address is the secretary's. */
export const dockFloats: CallGold = {
  file: 'dock-floats.txt',
  kind: 'qualification',
  // A Friday, a quarter past one in the afternoon in New Brunswick (standard time).
  calledAt: '2036-01-18T17:15:00Z',
  timeZone: 'America/Moncton',
  owner: 'Colin Arsenault',
  us: ['Colin'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Jocelyn',
      words: /dig those out|save me a boat trip|by the end of next week|\bsoundings\b/i,
      due: '2036-01-25',
    },
    {
      owner: 'them',
      assignee: 'Ron',
      words: /with an auger|how far apart|on sunday|measures? (?:the )?(?:anchor|block|distance|spacing)/i,
      due: '2036-01-20',
    },
    {
      owner: 'us',
      assignee: 'Colin',
      words: /straight to him|he gets it today|\bsheet\b/i,
      due: '2036-01-18',
    },
    {
      owner: 'us',
      assignee: 'Colin',
      words: /names of the people|text them to me|both on tuesday|two harbours/i,
      due: '2036-01-22',
    },
    {
      owner: 'them',
      assignee: 'Jocelyn',
      words: /pictures of it|\bgangway\b|somebody standing|find a volunteer/i,
      due: '2036-01-18',
    },
    {
      owner: 'us',
      assignee: 'Colin',
      words: /rough price|the 30th, then|the 30th works|read it to you/i,
      due: '2036-01-30',
    },
  ],
  notActions: [
    /hold a slot|no, leave it/i,
    /middle of april/i,
    /come to the general meeting|let outsiders/i,
    /from the province/i,
    /taking the docks out/i,
    /brother-in-law/i,
    /it's gone\b/i,
    /let him\./i,
    /in a potato field/i,
  ],
  open: [
    // Colin asks the two harbours himself.
    /ask them first/i,
    // Small remarks.
    /call me, or text me/i,
    /in big letters/i,
    /i'll tell him/i,
    /before\.$/i,
    /sits down on the 31st/i,
    // Remarks that may count as doubts.
    /some outfit from ontario|tells that story/i,
    /more of a threat/i,
    /on the nose/i,
    /vote against it/i,
    /the whole pot/i,
    /members do, at the general/i,
  ],
  meetings: [],
  budget: /\b140[,. ]?000|\b140 ?k\b/i,
  notBudget: [/\b88[,. ]?000/, /\b60[,. ]?000/],
  decisionMaker: /members|general meeting/i,
  timeline: /may 17|17(?:th)? (?:of )?may|victoria day|2036-05-17/i,
  competitors: [],
  notCompetitors: ['Tidewater', 'Pointe-Noire', 'Ontario', 'Ron Steeves'],
  objections: [
    { kind: 'timing', words: /just about is what scares|slip by a week/i },
    { kind: 'trust', words: /cracked open|and it moves/i },
    { kind: 'need', words: /twice a year, with volunteers|can't see that working/i },
  ],
  lead: { name: 'Jocelyn Burke', company: 'Pointe-Noire', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:88[,. ]?000|60[,. ]?000|200[,. ]?000)/i,
    /(?:jocelyn|ron|the commodore|the committee)(?: burke| steeves)? (?:decides|picks the supplier|has the final say|is the decision)/i,
    /jocelyn(?: burke)?'s (?:e-?mail|mail|address)[^.]*ron\.steeves@/i,
    /colin(?: arsenault)? (?:will|to|should) (?:attend|speak at|present at|hold a slot|reserve)/i,
    /(?:grant|province)[^.]*(?:is|was|has been|already) (?:approved|granted|received)/i,
    /(?:price|quote|estimate)[^.]*(?:by|on|due) (?:1 february|february 1|feb(?:\.|ruary)? 1)\b/i,
  ],
  mood: 'positive',
}
