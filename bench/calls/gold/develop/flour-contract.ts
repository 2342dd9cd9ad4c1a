import type { CallGold } from '../call-gold.ts'

/** Oregon; a bakery haggles over flour; deposits and last month's sum beside the budget; the sister signs since a neon croissant. */
export const flourContract: CallGold = {
  file: 'flour-contract.txt',
  kind: 'negotiation',
  // A Thursday, half past two in Oregon.
  calledAt: '2030-05-16T21:30:00Z',
  timeZone: 'America/Los_Angeles',
  owner: 'Marisol Quint',
  us: ['Marisol'],
  people: [
    { id: 'lead-1', name: 'Beck Varney', company: 'Slowrise Bakehouse', email: 'beck@slowrise.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marisol',
      words: /draft you the clause|put a review in it|want in writing|okay\. monday/i,
      due: '2030-05-20',
    },
    {
      owner: 'us',
      assignee: 'Wendell',
      words: /before five or after nine|in dispatch move you|new route week|early run/i,
      due: '2030-06-03',
    },
    { owner: 'them', assignee: 'Priya', words: /send me a count|count them tomorrow/i, due: '2030-05-17' },
    { owner: 'them', assignee: 'Beck', words: /walk her through/i, due: '2030-05-19' },
    {
      owner: 'us',
      assignee: 'Marisol',
      words: /last twelve months|pull that|got it for the weekend/i,
      due: '2030-05-17',
    },
    { owner: 'us', assignee: 'Marisol', words: /lab sheet|check with our lab/i, due: null },
    {
      owner: 'them',
      assignee: 'Priya',
      words: /lot numbers|send those along|have them by wednesday/i,
      due: '2030-05-22',
    },
  ],
  notActions: [
    /silo thing|put a silo/i,
    /gave him a pie/i,
    /twenty loaves on sunday/i,
    /neon croissant/i,
    /came by last week/i,
    /wendell drove that one/i,
    /talking to corinne/i,
    /organic whole wheat/i,
    /kiss wendell|he'd retire/i,
    /if corinne hates/i,
  ],
  open: [
    // The next call is a meeting; to some also a task.
    /twenty-third|two's good/i,
    // The credit follows on the count: a second promise to some.
    /credit it|i owe you/i,
    /if i go to thirty-seven/i,
    /leave it off|using up what we've got/i,
    // A statement; to some an objection of authority.
    /isn't me who signs/i,
    /three cents under/i,
    /sat down/i,
    /flat, but fine|it was flat/i,
    /twelve months is a long time|stuck up here/i,
    /show up in an ice storm/i,
    /runs out june|locked in/i,
    /ash numbers/i,
    /tasted the point two/i,
    /middle of our bake-off/i,
    /you say that every year/i,
    /bring up the trucks/i,
    /above that i'm working/i,
  ],
  meetings: [{ words: /twenty-third|two's good/i, at: '2030-05-23T14:00' }],
  budget: /twenty-six thousand|\b26[,. ]?000|\b26k/i,
  notBudget: [
    /twenty-three nine|\b23[,. ]?900|\b23\.9/i,
    /twenty-five and a half|\b25[,. ]?500|\b25\.5/i,
    /four hundred eighty|\b480\b/i,
    /four-thousand-dollar|\b4[,. ]?000/i,
  ],
  decisionMaker: /corinne|sister/i,
  timeline: /june fourteenth|middle of june|june 14|14(?:th)? (?:of )?june/i,
  competitors: ['Cascade Milling'],
  notCompetitors: ['Tillman Grain', 'Slowrise Bakehouse', 'Wendell', 'Corvallis', 'Albany', 'Corinne'],
  objections: [
    { kind: 'price', words: /can't put that in a loaf|thirty-nine and a half/i },
    { kind: 'competitor', words: /three cents under you|cascade milling/i },
    { kind: 'need', words: /not so sure we even need|don't sell enough/i },
  ],
  lead: { name: 'Beck Varney', company: 'Slowrise Bakehouse', email: 'beck@slowrise.example' },
  mailTo: 'beck@slowrise.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:23|25|480|4[,. ]?000|twenty-three|twenty-five)/i,
    /(?:\bbeck|priya|wendell)(?: varney)? (?:signs|decides|approves|is the decision)/i,
    /marisol(?: quint)? (?:will|to) (?:call|contact|talk to) corinne/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:\bmay\b|fall|june 30|june thirtieth)/i,
  ],
  mood: 'mixed',
}
