import type { CallGold } from '../call-gold.ts'

/** Germany; a pump maker bargains for a quoting program; thirty thousand for the first year with the set-up inside; Dr Albers alone may sign two years, Mr Lenz is retired; no date, a warehouse moves. */
export const pumpQuotes: CallGold = {
  file: 'pump-quotes.txt',
  kind: 'negotiation',
  // A Wednesday, two in the afternoon in Germany.
  calledAt: '2040-04-18T12:00:00Z',
  timeZone: 'Europe/Berlin',
  owner: 'Rhys Maddock',
  us: ['Rhys'],
  people: [
    {
      id: 'lead-1',
      name: 'Friederike Thoma',
      company: 'Ruhrtal Pumpen',
      email: 'f.thoma@ruhrtalpumpen.example',
    },
    { id: 'lead-2', name: 'Jörn', company: 'Ruhrtal Pumpen', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Rhys',
      words: /new offer|twenty and fifteen|as readers|set-up in two parts|put that in as well/i,
      due: '2040-04-20',
    },
    {
      owner: 'them',
      assignee: 'Jörn',
      words: /three old|one simple|until tuesday|(?:^|: )by when\?/i,
      due: '2040-04-24',
    },
    {
      owner: 'us',
      assignee: 'Rhys',
      words: /show you ours|build all three|test account/i,
      due: '2040-04-30',
    },
    {
      owner: 'them',
      assignee: 'Friederike',
      words:
        /ask her if two years|i can ask|i see her tomorrow|write you an email|(?:ask|asks) dr\.? (?:wiebke )?albers/i,
      due: '2040-04-19',
    },
    {
      owner: 'us',
      assignee: 'Rhys',
      words: /sanjit|sap every night|take them over alone|rather not guess/i,
      due: null,
    },
  ],
  notActions: [
    /customer of ours|\blyon\b/i,
    /present the offer|please not\b/i,
    /another ten per cent/i,
    /delivered a motor/i,
    /show the bicycle|with a bicycle/i,
    /mr lenz/i,
    /spare parts i sing/i,
    /read it twice/i,
    /won't push for one/i,
    /sell me the problem/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /third of may|thursday the third|i am there\./i,
    /when do we speak again/i,
    // What he does with it once he has it.
    /look if it finds/i,
    // A condition of theirs.
    /when he says yes/i,
    /one page and no people/i,
    /twelve thousand/i,
    /set-up has to be inside/i,
  ],
  meetings: [{ words: /third of may|thursday the third/i, at: '2040-05-03T14:00' }],
  budget: /thirty thousand|\b30[,. ]?000|\b30 ?k\b/i,
  notBudget: [
    /\b32[,. ]?760/i,
    /\b9[,. ]?500/i,
    /\b14[,. ]?000/i,
    /twelve thousand|\b12[,. ]?000/i,
    /twenty-four thousand|\b24[,. ]?000|\b24 ?k\b/i,
    /\b78\b/i,
  ],
  decisionMaker: /wiebke|albers|managing director/i,
  timeline: null,
  competitors: ['Konfigura'],
  notCompetitors: [
    'Tallyform',
    'Ruhrtal Pumpen',
    'SAP',
    'Lenz',
    'Sanjit',
    'Moers',
    'Rotterdam',
    'Lyon',
    'Aachen',
  ],
  objections: [
    { kind: 'price', words: /too expensive|program that makes a pdf/i },
    { kind: 'competitor', words: /konfigura|twenty-four thousand|they speak german/i },
    { kind: 'authority', words: /not allowed to sign|nothing above one year/i },
    {
      kind: 'timing',
      words: /can't start anything|warehouse moves|packs boxes|can't name you a date|first the move/i,
    },
  ],
  lead: { name: 'Friederike Thoma', company: 'Ruhrtal Pumpen', email: 'f.thoma@ruhrtalpumpen.example' },
  mailTo: 'f.thoma@ruhrtalpumpen.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:32|9[,. ]?500|14|12|24|twelve|twenty-four)/i,
    /(?:friederike|jörn|rhys|lenz|sanjit)(?: thoma| maddock)? (?:signs|decides|approves|is the decision)/i,
    /rhys(?: maddock)? (?:will|to) (?:present|visit|meet|call) [^.]{0,20}albers/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:may|april|tuesday|end of the month)/i,
    /(?:visit|trip)[^.]{0,20}lyon (?:is )?(?:agreed|planned|booked)/i,
  ],
  mood: 'mixed',
}
