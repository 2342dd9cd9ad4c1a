import type { CallGold } from '../call-gold.ts'

/** Ireland; a first call about aluminium shelves for mushroom houses: timber that would do five more years, a Dutchman who takes the old timber away; an uncle has the last word; no date at all. */
export const mushroomShelves: CallGold = {
  file: 'mushroom-shelves.txt',
  kind: 'discovery',
  // A Thursday, half past three in the afternoon in Ireland (summer time).
  calledAt: '2029-10-11T14:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Conor Mulhearn',
  us: ['Conor'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Conor',
      words: /without the floor rails|work it out for you/i,
      due: '2029-10-17',
    },
    { owner: 'us', assignee: 'Conor', words: /new form out|you the form/i, due: '2029-10-11' },
    { owner: 'them', assignee: 'Olek', words: /measure every door/i, due: '2029-10-13' },
    {
      owner: 'us',
      assignee: 'Conor',
      words: /would you ask\?|ask the boss/i,
      due: '2029-10-15',
    },
    { owner: 'them', assignee: 'Bernadette', words: /talk to him myself/i, due: '2029-10-14' },
    {
      owner: 'us',
      assignee: 'Conor',
      words: /two names|somebody that has yours/i,
      due: '2029-10-19',
    },
  ],
  notActions: [
    // Refused.
    /farm in tipperary|half of tipperary|leave tipperary|^leave it/i,
    /cleaning contract|we clean our own/i,
    /would i give him a ring/i,
    // Jokes.
    /mushrooms up in a hotel/i,
    // Done already.
    /applied in the spring/i,
    /sold the bog field/i,
    /did, and then i went out/i,
    /say hello, olek/i,
  ],
  open: [
    // The visit is a meeting.
    /friday the nineteenth/i,
    /eleven, and mind your head/i,
    /^do\. email's best/i,
    /monday's fine/i,
    /to this number/i,
    /tell him i was asking|ask me who you are/i,
    /might be an exception/i,
    /take the old timber away/i,
    /price list changes/i,
    /that'd be something/i,
    /called out and had a look/i,
    /strangers would be lovely/i,
    // Remarks that may count as doubts.
    /no date at all|right than early/i,
    /that's pressure/i,
    /not looking at anything/i,
    /low door|two metres ten/i,
    /the last word|nothing goes up/i,
    /not a penny past/i,
    /everybody has a date/i,
    /holds? mould/i,
    /better power washer/i,
    /doesn't get the bill/i,
  ],
  meetings: [{ words: /friday the nineteenth|october 19|19 october/i, at: '2029-10-19T11:00' }],
  budget: /hundred and eighty thousand|\b180[,. ]?000|\b180k/i,
  notBudget: [
    /four thousand pounds/i,
    /thirty-four thousand|\b34[,. ]?000/i,
    /two hundred and four|\b204[,. ]?000/i,
  ],
  decisionMaker: /packie|uncle/i,
  timeline: null,
  competitors: ['Van der Kuil'],
  notCompetitors: [
    'Stillgang Growing Systems',
    'Tullyvin Mushrooms',
    'Tipperary',
    'Cavan',
    'Dublin',
    'Packie',
  ],
  objections: [
    { kind: 'need', words: /do five more|not convinced i need/i },
    { kind: 'price', words: /shed full of shelves/i },
    { kind: 'competitor', words: /old timber away for nothing|forty tonnes/i },
  ],
  lead: {
    name: 'Bernadette Treanor',
    company: 'Tullyvin Mushrooms',
    email: 'bernadette@tullyvinmushrooms.example',
  },
  mailTo: 'bernadette@tullyvinmushrooms.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:34|204|4[,. ]?000|two hundred and four|thirty-four)/i,
    /(?<!not )\b(?:bernadette|olek|conor)(?: treanor| mulhearn)? (?:signs|decides|approves|has the last word|is the decision)/i,
    /conor(?: mulhearn)? (?:will|is going to) (?:ring|call|phone) packie/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:1 january|january 1|first of january|november)/i,
    /(?:next (?:call|meeting|talk|visit)|(?:call|meeting|talk|visit) (?:is |was )?(?:agreed|fixed|set|planned|booked)):? (?:is )?(?:on |for )?wednesday/i,
    /(?<!no )(?:visit|trip) to tipperary (?:is |was )?(?:agreed|planned|booked)/i,
  ],
  mood: 'positive',
}
