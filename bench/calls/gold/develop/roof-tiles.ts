import type { CallGold } from '../call-gold.ts'

/** Yorkshire; two shades of tile and many cracked; a visit and a sealer are refused; the scaffold's cost hangs on a condition; a driver and a quality manager are to do things; no budget. */
export const roofTiles: CallGold = {
  file: 'roof-tiles.txt',
  kind: 'complaint',
  // A Tuesday, ten in the morning in England.
  calledAt: '2029-11-13T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Rhodri Beynon',
  us: ['Rhodri'],
  people: [
    {
      id: 'lead-1',
      name: 'Lindsey Marsden',
      company: 'Marsden and Thwaite',
      email: 'lindsey@marsdenthwaite.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Rhodri', words: /raise a credit|credit note/i, due: '2029-11-15' },
    {
      owner: 'them',
      assignee: 'Baz',
      words:
        /picture of every|all nine|after my dinner|this afternoon, you|'em this afternoon|batch (?:code|label)/i,
      due: '2029-11-13',
    },
    { owner: 'us', assignee: 'Steve', words: /we'll take them away|steve|pick them up/i, due: '2029-11-16' },
    {
      owner: 'us',
      assignee: 'Rhodri',
      words:
        /three thousand that match|ask the kiln|before twelve|ring you either way|either way, yes|just ring me tomorrow/i,
      due: '2029-11-14',
    },
    {
      owner: 'us',
      assignee: 'Helen Ruddock',
      words:
        /something in writing|from somebody with a title|helen|written by wednesday|one page, no waffle/i,
      due: '2029-11-21',
    },
    {
      owner: 'them',
      assignee: 'Lindsey',
      words: /delivery notes|dig them out|scan them over/i,
      due: '2029-11-16',
    },
  ],
  notActions: [
    /come out and have a look|hold a tile/i,
    /sealer/i,
    /aren't with you by|talk about the scaffold/i,
    /on hold, by the way|stopped it/i,
    /there's no fee/i,
    /bring us some bacon|on the wagon\. sorry/i,
    /white stick|can't promise you he hasn't/i,
    /go back to westmoor/i,
    /put a man on the packing line/i,
    /you delivered nine/i,
    /no swearing/i,
    /ignore the reminder/i,
  ],
  open: [
    // Passed on to the driver or the architect: a task to some.
    /come in by the church|^(?:[^:]*: )?by the church/i,
    /i'll tell him wednesday|ringing me at two/i,
    /have it out with dispatch/i,
    /we will be talking about it|who's paying for the scaffold/i,
    // The replacement itself, not promised yet.
    /on the ground by|the twenty-sixth\. i've/i,
    /find me the three thousand/i,
    // Complaints, and to some an objection.
    /in april it was/i,
    /stood about since|shouldn't have left/i,
    /chessboard|salmon|blocking the neighbour/i,
    /eleven hundred and fifty/i,
    /no restocking fee|tried that on me/i,
    /tell me which kiln/i,
    /tell me from the beginning/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /eighty-five quid|£ ?85\b/i,
    /eleven hundred and fifty|\b1[,. ]?150/i,
    /fourteen thousand two hundred|\b14[,. ]?200/i,
  ],
  decisionMaker: null,
  timeline: /twenty-sixth|november 26|26(?:th)? (?:of )?november|monday the 26/i,
  competitors: ['Westmoor'],
  notCompetitors: [
    'Hollin Clay',
    'Marsden and Thwaite',
    'Otley',
    'Harrogate',
    'Stoke',
    'Steve',
    'Helen Ruddock',
  ],
  objections: [
    { kind: 'trust', words: /supposed to believe|next lot'll be any better|second time this year/i },
    { kind: 'competitor', words: /half a mind to go back|never once had to ring/i },
  ],
  lead: { name: 'Lindsey Marsden', company: 'Marsden and Thwaite', email: 'lindsey@marsdenthwaite.example' },
  mailTo: 'lindsey@marsdenthwaite.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:14|85|1[,. ]?150|fourteen|eighty|eleven)/i,
    /rhodri(?: beynon)? (?:will|to) (?:visit|come out|inspect|drive)/i,
    /rhodri(?: beynon)? (?:will|to) (?:supply|send|deliver) [^.]{0,15}sealer/i,
    /(?:rhodri|hollin clay)(?: beynon)? (?:will|agreed to) pay [^.]{0,20}scaffold/i,
    /(?:decision maker|decides):? .{0,12}(?:architect|helen|baz|conservation)/i,
  ],
  mood: 'negative',
}
