import type { CallGold } from '../call-gold.ts'

/** United States; two dogs in a run and a card service of their own as conditions, a rival's lower price, a hacked vet; the mother decides. */
export const kennelRuns: CallGold = {
  file: 'kennel-runs.vtt',
  kind: 'demo',
  // A Thursday, two in the afternoon in Vermont.
  calledAt: '2035-03-15T18:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Marty Sheff',
  us: ['Marty Sheff'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Marty Sheff',
      words: /ask our payments|when do i know|an answer on monday|not sure that it does/i,
      due: '2035-03-19',
    },
    { owner: 'us', assignee: 'Marty Sheff', words: /security sheet/i, due: '2035-03-15' },
    {
      owner: 'us',
      assignee: 'Marty Sheff',
      words: /write that up|the quote by noon|\bquote by\b/i,
      due: '2035-03-16',
    },
    {
      owner: 'them',
      assignee: 'Nell Hathaway',
      words: /could export that|wednesday, maybe|wednesday's okay|names, owners and breeds/i,
      due: '2035-03-21',
    },
    {
      owner: 'them',
      assignee: 'Nell Hathaway',
      words: /take her through it/i,
      due: '2035-03-18',
    },
  ],
  notActions: [
    /demo of her own|ask you for the binder/i,
    /train your staff|bite trainers|the videos are fine/i,
    /put biscuit in/i,
    /link them here/i,
    /paid another kennel/i,
    /a mug\b/i,
    /here on april/i,
    /then i'll actually read/i,
  ],
  open: [
    // The next call is a meeting.
    /call on tuesday|tuesday the twentieth|tuesday at nine/i,
    // The import is part of the work.
    /we import them|four hundred and thirty dogs/i,
    /setup down to 400/i,
    // A remark about paper; to some a doubt of the need.
    /asked me for a password/i,
    /what's the damage/i,
    /nobody sleeps/i,
    /he's never paid|has he paid/i,
    /two pages or forty/i,
  ],
  meetings: [{ words: /call on tuesday|tuesday the twentieth|tuesday at nine/i, at: '2035-03-20T09:00' }],
  budget: /\b4[,. ]?000|\b4k\b|four thousand/i,
  notBudget: [
    /\b1[,. ]?140/i,
    /\b289\b/i,
    /\b750\b/i,
    /\b219\b/i,
    /\b3[,. ]?868/i,
    /thousand dollars happens|\b1[,. ]?000\b/i,
  ],
  decisionMaker: /mabel|my mother|her mother|nell's mother/i,
  timeline: /may twenty-first|may 21|21(?:st)? (?:of )?may|2035-05-21|memorial day/i,
  competitors: ['Barkwell'],
  notCompetitors: ['Tailboard', 'Pinebrook', 'Grangepay', 'Biscuit'],
  objections: [
    { kind: 'need', words: /can't do two in a run|no good to us/i },
    { kind: 'need', words: /we're staying there|need it to work with/i },
    { kind: 'trust', words: /vet got hacked|writing apologies/i },
    { kind: 'competitor', words: /barkwell quoted me|pay you seventy more/i },
  ],
  lead: { name: 'Nell Hathaway', company: 'Pinebrook', email: 'nell@pinebrookkennels.example' },
  mailTo: 'nell@pinebrookkennels.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:1[,. ]?140|289|750|219|3[,. ]?868|1[,. ]?000)/i,
    /(?:nell|sid)(?: hathaway)? (?:signs|decides|approves|is the decision)/i,
    /marty(?: sheff)? (?:will|to|should) (?:give|show|demo)[^.]{0,20}(?:mabel|mother)/i,
    /marty(?: sheff)? (?:will|to) (?:come up|train|visit)/i,
    /(?<!if |whether |that )tailboard (?:already )?(?:supports|works with|connects to|integrates with) grangepay/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april twenty-sixth|april 26|26 april)/i,
  ],
  mood: 'positive',
}
