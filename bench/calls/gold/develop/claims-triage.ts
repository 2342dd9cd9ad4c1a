import type { CallGold } from '../call-gold.ts'

/** Things done on the screen are no tasks; the only address is of one who must not be written to. */
export const claimsTriage: CallGold = {
  file: 'claims-triage.txt',
  kind: 'demo',
  // A Tuesday, two in the afternoon there.
  calledAt: '2027-04-13T18:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Declan Roche',
  us: ['Declan', 'Priya'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Declan', words: /model card|tonight works/i, due: '2027-04-13' },
    {
      owner: 'them',
      assignee: 'Bobbie',
      words: /blank forms|couple of blanks|i'm in tampa/i,
      due: '2027-04-15',
    },
    { owner: 'us', assignee: 'Priya', words: /sandbox/i, due: '2027-04-19' },
    { owner: 'us', assignee: 'Priya', words: /sizing sheet|friday's fine/i, due: '2027-04-16' },
    {
      owner: 'us',
      assignee: 'Declan',
      words:
        /write it up for florida|florida(?:-only)? proposal|proposal for florida|the twentieth is good|\bi will\.(?:$| you)/i,
      due: '2027-04-20',
    },
    {
      owner: 'them',
      assignee: 'Bobbie',
      words: /annette on the next one|ask (?:her|annette) to join|to join us/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /(?<!forward (?:the|that|this) )\binvit(?:e|ation)\b/i,
      due: null,
    },
    { owner: 'them', assignee: 'Bobbie', words: /\bwill do\b|forward (?:it|the invit\w+)/i, due: null },
  ],
  notActions: [
    /open a claim/i,
    /i'll click on it/i,
    /your test login|set up [^.]{0,15}login/i,
    /ride along|doing their licenses/i,
    /recording|hair like a scarecrow/i,
    /don't you write to her/i,
  ],
  open: [
    /wednesday the twenty-eighth/i,
    /don't you write to her/i,
    /need to get into your test/i,
    // Of a mandate, a shrug, a date that presses.
    /when it's wrong/i,
    /lowballs a widow/i,
    /up to twenty-five|it's her call/i,
    /no use to me till/i,
    /be the bad guy/i,
    /not this month|doing their licenses/i,
  ],
  meetings: [{ words: /wednesday the twenty-eighth/i, at: '2027-04-28T11:00' }],
  budget: /hundred and thirty|\b130/i,
  notBudget: [
    /four million|\b4(?:[.,]0)? ?m/i,
    /hundred and seventy|one-seventy|\b170/i,
    /one-fifteen|\b115/i,
    /twenty-five|\b25[,. ]?000|\$ ?25\b/i,
  ],
  decisionMaker: /annette|broussard|chief claims/i,
  timeline: /june|season starts/i,
  competitors: [],
  notCompetitors: ['Harbor Mutual', 'Annette', 'Florida', 'Adjustwell'],
  objections: [
    { kind: 'trust', words: /don't trust a black box/i },
    { kind: 'price', words: /a lot of money for sorting|too rich for me/i },
    { kind: 'timing', words: /freeze every system|before the freeze/i },
    { kind: 'need', words: /senior adjusters|they know, so they|don't think they need/i },
  ],
  lead: { name: 'Bobbie', company: 'Harbor Mutual', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:170|115|25|4)\b/i,
    /(?:bobbie|trent)(?: kowalski)? (?:decides|signs|approves|is the decision)/i,
    /(?<!not |n't |never )(?:declan|priya|adjustwell) (?:will|to) (?:email|write to|contact|send) annette/i,
    /(?:will|to) send (?:bobbie |on )?(?:the |a )recording/i,
    /priya (?:will|to) ride along/i,
    /all three states (?:agreed|chosen)/i,
  ],
  mood: 'mixed',
}
