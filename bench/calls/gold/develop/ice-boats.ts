import type { CallGold } from '../call-gold.ts'

export const iceBoats: CallGold = {
  file: 'ice-boats.txt',
  kind: 'discovery',
  // A Wednesday.
  calledAt: '2026-03-18T18:30:00Z',
  timeZone: 'America/New_York',
  owner: 'Curtis Boyle',
  us: ['Curtis'],
  people: [
    {
      id: 'lead-1',
      name: 'Denise Thibodeau',
      company: 'Stover Cove Co-op',
      email: 'denise@stovercovecoop.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Denise',
      words: /nameplate|rusty but you can|model and the amps|copy it out|text it over|texting's good/i,
      due: '2026-03-19',
    },
    { owner: 'us', assignee: 'Curtis', words: /spec sheet|saltwater unit|\bdo that\b/i, due: '2026-03-18' },
    {
      owner: 'us',
      assignee: 'Curtis',
      words:
        /load calc|in writing|the twenty-seventh|name at the bottom|that i'd like|going to run before we buy/i,
      due: '2026-03-27',
    },
    {
      owner: 'us',
      assignee: 'Curtis',
      words:
        /deer neck|stand next to it|drive over for that|set that up with them|give them a call|if they'd have him|take me a little while/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Denise',
      words: /tell walt|walt about the salt|hear it from me|in for coffee/i,
      due: '2026-03-19',
    },
    {
      owner: 'them',
      assignee: 'Denise',
      words: /drawing|when the hoist went in|scan it|scan the|nephew|whenever you get to it/i,
      due: null,
    },
  ],
  notActions: [
    /electric bills|with the bookkeeper|not bothering her/i,
    /okay a deposit|could ask him|i'm not going to\b/i,
    /calling a special meeting/i,
    /need financing|tidewater/i,
    /compressor rebuilt/i,
  ],
  meetings: [{ words: /the twenty-fourth|ten-thirty|come see it|next tuesday/i, at: '2026-03-24T10:30' }],
  budget: /eighty-five|\b85/i,
  notBudget: [
    /thirty-four hundred|\b3[,.]?400/i,
    /hundred and ten thousand|\b110/i,
    /nine thousand|\b9[,.]?000/i,
    /forty thousand|\b40[,.]?000/i,
    /seventy-eight|\b78/i,
    /sixty bucks|\$60\b/i,
  ],
  decisionMaker: /walt|greeley|president/i,
  timeline: /june|\b6\/1\b/i,
  competitors: ['NorthFlake', 'Kelvane'],
  notCompetitors: ['Harbor Electric', 'Tidewater Savings', 'Port Harlan', 'Clam Shack', 'Deer Neck', 'Leroy'],
  objections: [
    { kind: 'need', words: /put money in it|run it another year|can't tell them they're wrong/i },
    { kind: 'competitor', words: /theirs is seawater|all for that one/i },
    { kind: 'price', words: /puts us way over|pour concrete/i },
    {
      kind: 'trust',
      words: /that bothers me|going to run before we buy|swore up and down|browned out half the cove/i,
    },
    { kind: 'authority', words: /can't commit us|which machine, that's walt|whatever he picks/i },
    { kind: 'timing', words: /awful quick|don't meet till|special meeting/i },
  ],
  lead: { name: 'Denise', company: 'Stover Cove Co-op', email: 'denise@stovercovecoop.example' },
  mailTo: 'denise@stovercovecoop.example',
  never: [
    /(?:denise|the members) (?:decides?|signs?|picks?|approves?) (?:the|which) machine/i,
    /budget(?: (?:is|of))?:? ?\$?(?:110|125|78|40)[,.]?000/i,
    /denise will (?:send|get|share)[^.]{0,20}electric bills/i,
    /denise will (?:call|ask)[^.]{0,20}(?:special meeting|deposit)/i,
  ],
  mood: 'mixed',
}
