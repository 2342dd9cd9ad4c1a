import type { CallGold } from '../call-gold.ts'

/** Minnesota; a school district renews its rented violins; twenty-six thousand; the superintendent signs over ten thousand, the activities director did once; in the building by the twenty-first of August. */
export const schoolViolins: CallGold = {
  file: 'school-violins.txt',
  kind: 'renewal',
  // A Tuesday, ten in the morning in Minnesota (summer time).
  calledAt: '2042-04-08T15:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Tobin Sather',
  us: ['Tobin'],
  people: [
    { id: 'lead-1', name: 'Kou Vang', company: 'Bemis Lake Schools', email: 'kvang@bemislake.example' },
    { id: 'lead-2', name: 'Lois Engebretson', company: 'Bemis Lake Schools', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tobin',
      words:
        /swing by|before noon|loaners|up your way|four fiddles|no pegs|(?:fiddles|violins|instruments) (?:with|without) /i,
      due: '2042-04-09',
    },
    {
      owner: 'us',
      assignee: 'Tobin',
      words:
        /with and without|have it thursday|thursday\. i'd|come to without|broken out|do it over|without (?:the )?insurance/i,
      due: '2042-04-10',
    },
    {
      owner: 'them',
      assignee: 'Kou',
      words: /sizes for the fall|how many halves|fourth graders|the eighteenth|\bsizes\b|three-quarters/i,
      due: '2042-04-18',
    },
    {
      owner: 'us',
      assignee: 'Peg',
      words: /\bpeg\b|clean copy|taken out|end of next week|do the wording|renews all by itself|attorney/i,
      due: '2042-04-18',
    },
    {
      owner: 'them',
      assignee: 'Lois',
      words:
        /mail the check|owe you for the strings|invoice from february|three hundred and forty|\bcheck\b/i,
      due: '2042-04-11',
    },
  ],
  notActions: [
    /carbon fiber|six hundred a year|i like wood/i,
    /practice app|mean look/i,
    /dropped in on her|i wouldn't\. she/i,
    /put the claim in/i,
    /can't cut twenty|have to move out/i,
    /dropped off a flyer/i,
    /it was gary's/i,
    /drive to duluth|driving to duluth/i,
    /i multiplied it/i,
    /if the paper's done/i,
    /i taught/i,
  ],
  open: [
    // Agreed: the next talk, a meeting to most readers.
    /twenty-second|talk again once|call my line|i will\. go find/i,
    /tell her it's done/i,
    /i'll be reading it/i,
    /twenty-first|hand them out/i,
    /keep meaning to call|kids are sharing/i,
    /on one page|one page it is/i,
    /letting him finish/i,
    // A smaller number elsewhere: an objection to some.
    /one seventy-five|smaller number|lakeland/i,
    /carry it yourselves/i,
    /standard language/i,
    /nineteen halves/i,
    /would it still cover/i,
    /levy meeting/i,
    /over ten thousand/i,
  ],
  meetings: [{ words: /twenty-second/i, at: '2042-04-22T10:00' }],
  budget: /twenty-six(?: thousand)?|\b26[,. ]?000|\b26 ?k/i,
  notBudget: [
    /two hundred and fifteen|\b215\b/i,
    /one ninety|\b190\b/i,
    /thirty thousand one|\b30[,. ]?100|thirty is more/i,
    /six hundred|\b600\b/i,
    /one seventy-five|\b175\b/i,
    /ten thousand|\b10[,. ]?000/i,
    /three hundred and forty|\b340\b/i,
  ],
  decisionMaker: /abdi|superintendent/i,
  timeline:
    /august twenty-first|august 21|aug\.? 21|21(?:st)? (?:of )?aug|twenty-first of august|2042-08-21|open house|september (?:second|2)\b|2042-09-02/i,
  competitors: ['Lakeland Music'],
  notCompetitors: ['Prairie Strings', 'Bemis Lake Schools', 'Duluth', 'Fargo', 'Peg', 'Gary'],
  objections: [
    {
      kind: 'price',
      words: /more than we can pay|thirty thousand one|twenty-six thousand for|didn't move it/i,
    },
    {
      kind: 'trust',
      words: /don't trust anything|caught on a copier|renews all by itself|so was the copier/i,
    },
  ],
  lead: { name: 'Kou Vang', company: 'Bemis Lake Schools', email: 'kvang@bemislake.example' },
  mailTo: 'kvang@bemislake.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:215|190|30|600|175|10[,. ]?000|340|two hundred|one ninety|thirty|six hundred|ten thousand)/i,
    /(?:kou|lois|gary|tobin|peg|the activities director)(?: vang| engebretson| sather)? (?:signs|decides|approves|is the decision)/i,
    /tobin(?: sather)? (?:will|to) (?:visit|see|call|drop in on) (?:dr|the superintendent)/i,
    /(?:carbon fiber|carbon cellos|app) (?:is |are |was |were )?(?:agreed|ordered|accepted)/i,
    /(?:kou|lois|bemis lake schools)(?: vang| engebretson)? (?:has )?(?:renewed|signed|switched)/i,
  ],
  mood: 'positive',
}
