import type { CallGold } from '../call-gold.ts'

/** Cape Town; a caterer and her chef are shown software for costing plates; a program lost their recipes before; a day on site, a year up front and a waste module are refused; the husband bought once. */
export const recipeCosting: CallGold = {
  file: 'recipe-costing.vtt',
  kind: 'demo',
  // A Thursday, eleven in the morning in Cape Town.
  calledAt: '2032-05-13T09:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Ashwin Naicker',
  us: ['Ashwin Naicker', 'Larissa Botha'],
  people: [
    {
      id: 'lead-1',
      name: 'Nomvula Sithole',
      company: 'Quince Catering',
      email: 'nomvula@quincecatering.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Ashwin Naicker',
      words: /does it read makro's|sure about theirs|ask our developers|back to you on that/i,
      due: '2032-05-17',
    },
    {
      owner: 'them',
      assignee: 'Carel Vosloo',
      words: /have five of your recipes|in my book|take the photos on sunday/i,
      due: '2032-05-16',
    },
    {
      owner: 'us',
      assignee: 'Larissa Botha',
      words: /in your own account|type them in myself/i,
      due: '2032-05-19',
    },
    {
      owner: 'them',
      assignee: 'Refilwe',
      words: /your latest invoices|refilwe's got|scan those and mail/i,
      due: '2032-05-14',
    },
    {
      owner: 'us',
      assignee: 'Ashwin Naicker',
      words: /the quote this afternoon|black on white|\bdo that\./i,
      due: '2032-05-13',
    },
    {
      owner: 'us',
      assignee: 'Ashwin Naicker',
      words: /can i get this, what you showed|get the link tonight|recording since the lasagne/i,
      due: '2032-05-13',
    },
  ],
  notActions: [
    /in about two thousand and nineteen/i,
    /promised me coffee/i,
    /comes to your kitchen|there's no room|stand in the walk-in/i,
    /pay the year upfront|no upfront|went bankrupt/i,
    /stadium boxes/i,
    /food waste|weighing leftovers/i,
    /used to do the buying/i,
    /eighty recipes were gone/i,
    /i change the price of the mince/i,
    /last buy a lamb shank/i,
    /you can photograph them/i,
    /had nothing left/i,
    /isn't going on the internet/i,
    /download everything/i,
  ],
  open: [
    // The next session is a meeting.
    /meet again on thursday|thursday at eleven/i,
    // To some an objection of need.
    /no use to me/i,
    /if carel can use it|haven't put a cent/i,
    /we'll talk about it then/i,
    /keep it short/i,
    /that's what they said as well/i,
    // A question about power cuts; to some a worry.
    /load-shedding|stone age/i,
    /who sees them/i,
    /that's very doable/i,
    /still heavy/i,
    /only you two and me/i,
    /there's coffee/i,
    /first of september|heritage day/i,
  ],
  meetings: [{ words: /meet again on thursday|thursday at eleven/i, at: '2032-05-20T11:00' }],
  budget: null,
  notBudget: [
    /eighty-six rand|\b86\b/i,
    /four hundred and eighty thousand|\b480[,. ]?000|\b480k/i,
    /thirty-one|thirty-four|\b3[14]\b/i,
    /two thousand four hundred|two four\b|\b2[,. ]?400/i,
  ],
  decisionMaker: /nomvula|sithole/i,
  timeline: /first of september|september 1\b|1(?:st)? (?:of )?september|2032-09-01/i,
  competitors: ['Menumate'],
  notCompetitors: ['Plateworks', 'Quince Catering', 'Makro', 'Refilwe', 'Xola', 'Themba'],
  objections: [
    { kind: 'need', words: /what i need a computer for|i know what a plate costs/i },
    { kind: 'trust', words: /very nervous about typing|eighty recipes were gone/i },
    { kind: 'price', words: /for a calculator|that's heavy|still heavy/i },
  ],
  lead: { name: 'Nomvula Sithole', company: 'Quince Catering', email: 'nomvula@quincecatering.example' },
  mailTo: 'nomvula@quincecatering.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:r|zar)? ?(?:2[,. ]?400|480|86\b|two thousand|four hundred)/i,
    /(?:themba|carel|refilwe|xola)(?: vosloo)? (?:signs|decides|approves|is the decision)/i,
    /larissa(?: botha)? (?:will|to) (?:visit|come to|set up|spend)[^.]{0,20}(?:kitchen|site|day)/i,
    /(?:nomvula|quince catering)(?: sithole)? (?:agreed|agrees|will|to) (?:to )?pay[^.]{0,15}(?:upfront|up front|year)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:24 september|september 24|heritage)/i,
  ],
  mood: 'positive',
}
