import type { CallGold } from '../call-gold.ts'

/** Ireland; a sandwich maker's floor is bargained down; dear, a rival at fifty-eight, a guarantee that once wasn't, no four days; tiles are forgotten, the smell is signed off, the rival's sample chipped. */
export const epoxyFloors: CallGold = {
  file: 'epoxy-floors.txt',
  kind: 'negotiation',
  // A Monday, half past two in the afternoon in Ireland.
  calledAt: '2037-09-07T13:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Declan Quilligan',
  us: ['Declan'],
  people: [
    {
      id: 'lead-1',
      name: 'Muireann Behan',
      company: 'Barrow Valley Sandwiches',
      email: 'muireann.behan@barrowvalley.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Declan',
      words: /price me that|the new price|dry store done light|inbox on wednesday/i,
      due: '2037-09-09',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words:
        /something that says that|do a letter for a job|when would i have it|by friday, muireann|insurer's letter/i,
      due: '2037-09-11',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /\bmairead\b|ring you tomorrow|^(?:muireann: )?do\.$/i,
      due: '2037-09-08',
    },
    {
      owner: 'them',
      assignee: 'Muireann',
      words: /confirm the two weekends|what production has on|twenty-fifth of september suit/i,
      due: '2037-09-08',
    },
    {
      owner: 'them',
      assignee: 'Noel',
      words: /drawing of those drains|behind the boiler|chance of a copy|print shop|have it thursday/i,
      due: '2037-09-10',
    },
  ],
  notActions: [
    /loading bay at the reduced|leave the bay be/i,
    /give him a ring|doesn't do phones/i,
    /if the concrete's wet|membrane/i,
    /three thousand two hundred|i've the receipt/i,
    /leave out the coving/i,
    /out to see that one|word tile/i,
    /data sheets off them/i,
    /a spanner fall/i,
    /build up a bit of stock|doesn't build up/i,
    /answer the phone/i,
    /about the mayonnaise/i,
  ],
  open: [
    // How the work would be laid out; agreed in principle, not ordered.
    /do it in halves|that i could live with/i,
    // Bargaining beside the sum; her pockets to some an objection.
    /turning out my pockets/i,
    /you'll swallow that|weekend labour/i,
    /thinks? out loud/i,
    /it's worse since/i,
    /down and dry by/i,
  ],
  meetings: [],
  budget: /sixty-four|\b64[,. ]?000|\b64 ?k/i,
  notBudget: [
    /seventy-one and a half|\b71[,. ]?500|\b71\.5/i,
    /fifty-eight|\b58[,. ]?000|\b58 ?k/i,
    /two thousand eight hundred|\b2[,. ]?800/i,
    /three thousand two hundred|\b3[,. ]?200/i,
  ],
  decisionMaker: /padraig|managing director/i,
  timeline:
    /by the ninth|ninth of october|october 9|9(?:th)? (?:of )?october|2037-10-09|nineteenth of october|october 19|19(?:th)? (?:of )?october/i,
  competitors: ['Flowdeck'],
  notCompetitors: ['Sealcrete', 'Barrow Valley Sandwiches', 'Mairead', 'Naas', 'Noel', 'Padraig'],
  objections: [
    { kind: 'price', words: /far too dear|i'd to stay sitting/i },
    // Said by the way: a cheaper paper lies before her.
    { kind: 'competitor', words: /flowdeck in front of me|why i'd go for the dearer|so you see where i am/i },
    { kind: 'trust', words: /i'd be slower is the guarantee|plaster off a knee|wasn't a sinner/i },
    { kind: 'timing', words: /i'll get four days|nineteen thousand sandwiches/i },
  ],
  lead: {
    name: 'Muireann Behan',
    company: 'Barrow Valley Sandwiches',
    email: 'muireann.behan@barrowvalley.example',
  },
  mailTo: 'muireann.behan@barrowvalley.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:71|58|2[,. ]?800|3[,. ]?200|seventy-one|fifty-eight|two thousand|three thousand)/i,
    /(?:muireann|noel|mairead|quality)(?: behan)? (?:signs|decides|is the decision)/i,
    /padraig (?:wants|prefers|insists on) tiles/i,
    /declan(?: quilligan)? (?:will|to) (?:call|ring|phone) padraig/i,
    /(?:loading bay) (?:is |was )?(?:agreed|included|added)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:july|september 25|25 september)/i,
    /weekend labou?r (?:is |was )?(?:free|waived|swallowed)/i,
  ],
  mood: 'mixed',
}
