import type { CallGold } from '../call-gold.ts'

/** United States; a publisher's river is said wrong 214 times; a retake on a dark day if the narrator can, a second listener, a smaller invoice; a rival has called; no budget, no decider. */
export const audiobookNarration: CallGold = {
  file: 'audiobook-narration.txt',
  kind: 'complaint',
  // A Thursday, three in the afternoon in Philadelphia.
  calledAt: '2036-11-06T20:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Gretchen Abbate',
  us: ['Gretchen', 'Dov'],
  people: [
    { id: 'lead-1', name: 'Orrin Hsu', company: 'Pennyroyal Press', email: 'orrin@pennyroyal.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Dov',
      words: /could you call him|i'll call him|i'll tell you tonight|tonight's good|hear from dov tonight/i,
      due: '2036-11-06',
    },
    {
      owner: 'us',
      assignee: 'Gretchen',
      words: /put a second listener|her name's yolanda|she'd be on this one|starting with this one/i,
      due: null,
    },
    { owner: 'us', assignee: 'Gretchen', words: /her notes|see that it happened/i, due: null },
    {
      owner: 'them',
      assignee: 'Orrin',
      words: /ask the author to record|could you\? by when|when she's mad|sunday's perfect/i,
      due: '2036-11-09',
    },
    { owner: 'us', assignee: 'Gretchen', words: /corrected invoice|from me tomorrow/i, due: '2036-11-07' },
  ],
  notActions: [
    /record one\b|please don't/i,
    /by the twenty-eighth/i,
    /hold the second novel|leave it where it is/i,
    /send felix to apologize|have him row/i,
    /took that down myself|swapped out/i,
    /wrote to them already/i,
    /that sheet in july/i,
    /uploaded the wrong version/i,
    /called me from her car/i,
    /voxbarn's been calling/i,
  ],
  open: [
    // A plan that hangs on the narrator's yes.
    /redoes every one|on his dark day|i'd edit through|by friday the fourteenth|wait for the yes/i,
    // His own site, once there is a new sample.
    /new one i'll put it back/i,
    /no charge for the retake|nine hundred off/i,
    // Where it was owed: on sale, weeks ahead.
    /has to be up on all/i,
    /not signing anything for it/i,
    /walk us through it/i,
    // Said of the river's name; to some a complaint of trust.
    /it never got to the narrator|bashful murderer/i,
    // A rival on the phone; to some a competitor's objection.
    /guy from south philly|pronounce the river/i,
    /say it for me once/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/sixty-eight hundred|\b6[,. ]?800/i, /nine hundred|\b900\b/i, /thousand two|\b1[,. ]?200/i],
  decisionMaker: null,
  timeline:
    /december second|december 2\b|2(?:nd)? (?:of )?december|2036-12-02|november 18|(?:the )?eighteenth|2036-11-18/i,
  competitors: ['Voxbarn'],
  notCompetitors: ['Loudleaf', 'Pennyroyal', 'Schuylkill', 'Passyunk', 'Felix', 'Yolanda', 'Applegate'],
  objections: [
    { kind: 'timing', words: /too late for me|stores want it two weeks/i },
    { kind: 'trust', words: /why do i believe|the second time|listens to it before i do/i },
    { kind: 'price', words: /not paying the rest|lot of money for/i },
  ],
  lead: { name: 'Orrin Hsu', company: 'Pennyroyal Press', email: 'orrin@pennyroyal.example' },
  mailTo: 'orrin@pennyroyal.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:6[,. ]?800|900|1[,. ]?200|sixty-eight|nine hundred)/i,
    /(?:yolanda|felix|author)(?: hsu)? (?:signs|decides|approves|is the decision)/i,
    /gretchen(?: abbate)? (?:will|to) (?:hold|postpone|pause|send felix|have felix apologi)/i,
    /orrin(?: hsu)? (?:will|to|agreed to) (?:switch|move to voxbarn|sign with)/i,
    /dov (?:will|to) (?:record|deliver|send) [^.]{0,20}hair dryer/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:twenty-eighth|november 28|28 november|sixteenth|november 16)/i,
  ],
  mood: 'mixed',
}
