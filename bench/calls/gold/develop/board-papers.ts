import type { CallGold } from '../call-gold.ts'

/** Alberta; a mutual's board papers are up for renewal: 12 percent more, hands instead of votes, a morning without a pack, one year and not three; the AGM's package on 1 March; a subtitle file. */
export const boardPapers: CallGold = {
  file: 'board-papers.srt',
  kind: 'renewal',
  // A Tuesday, ten in the morning in Alberta.
  calledAt: '2039-01-18T17:00:00Z',
  timeZone: 'America/Edmonton',
  owner: 'Gideon Marsh',
  us: ['Gideon'],
  people: [
    {
      id: 'lead-1',
      name: 'Odette Beaulne',
      company: 'Wheatfield Mutual',
      email: 'obeaulne@wheatfield.example',
    },
    { id: 'lead-2', name: 'Ansel Roth', company: 'Wheatfield Mutual', email: 'aroth@wheatfield.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Gideon', words: /take it out, please|new order form/i, due: '2039-01-20' },
    {
      owner: 'us',
      assignee: 'Gideon',
      words: /is that in the contract|have it added|see the wording/i,
      due: '2039-01-21',
    },
    {
      owner: 'us',
      assignee: 'Gideon',
      words: /confirm that in a letter|have the letter/i,
      due: '2039-01-19',
    },
    {
      owner: 'them',
      assignee: 'Marie-Claude',
      words: /your user list|marie-claude|email it to you/i,
      due: '2039-01-24',
    },
    {
      owner: 'us',
      assignee: 'Gideon',
      words: /anything for that morning|priscilla|please do\./i,
      due: '2039-01-21',
    },
  ],
  notActions: [
    /trained the two|they've decided/i,
    /present to the committee|don't like guests/i,
    /courier them the paper/i,
    /wrote in december/i,
    /updates are on saturdays/i,
    /take me four days/i,
    /could do it myself/i,
    /the one from 2036/i,
    /worried about the new directors/i,
  ],
  open: [
    // The next call is a meeting.
    /february 2\b/i,
    /bring muffins/i,
    /like to read/i,
    // Two who went back to paper; to some an objection.
    /stopped using it|past grande prairie/i,
    /81 and 84/i,
    // A rival's lower price, put aside at once.
    /dossierbox|virginia|regulator wants/i,
    /price can move/i,
    /hasn't been opened/i,
    /go over the renewal/i,
    /^(?:odette: )?a month\.$/i,
    /ansel has a point/i,
    /that's doable/i,
  ],
  meetings: [{ words: /february 2\b/i, at: '2039-02-02T10:00' }],
  budget: /\b32[,. ]?000|\b32k/i,
  notBudget: [/\b34[,. ]?900/i, /\b31[,. ]?200/i, /\b31[,. ]?700/i, /\b24[,. ]?600/i],
  decisionMaker: /governance committee/i,
  timeline: /march 1\b|\b1(?:st)? (?:of )?march|march (?:first|1st)|2039-03-01/i,
  competitors: ['Dossierbox'],
  notCompetitors: ['Foliant', 'Wheatfield', 'Halvorsen', 'Priscilla', 'Marie-Claude', 'Montreal'],
  objections: [
    { kind: 'price', words: /12 percent more|give themselves two/i },
    { kind: 'need', words: /vote with their hands|why that needs software/i },
    // Said by the story of that morning, and by the report.
    { kind: 'trust', words: /there was no pack|somebody's printout|so did the one/i },
    // Terms: how long.
    { kind: 'trust', words: /ask the board for three|after november i/i },
  ],
  lead: { name: 'Odette Beaulne', company: 'Wheatfield Mutual', email: 'obeaulne@wheatfield.example' },
  mailTo: 'obeaulne@wheatfield.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:34[,. ]?900|31[,. ]?200|31[,. ]?700|24[,. ]?600)/i,
    /(?:odette|ansel|priscilla|marie-claude|gideon)(?: beaulne| roth| marsh)? (?:decides|signs|approves|is the decision)/i,
    /gideon(?: marsh)? (?:will|to|should) (?:train|present|speak)/i,
    /three[- ]year (?:term|renewal|agreement) (?:is|was|has been) (?:agreed|accepted|signed)/i,
    /(?:free month|month's credit|a month) (?:is|was|has been) (?:agreed|granted|approved)/i,
    /(?:switching|moving|going) to dossierbox/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|december)/i,
  ],
  mood: 'mixed',
}
