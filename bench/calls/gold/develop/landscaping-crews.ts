import type { CallGold } from '../call-gold.ts'

/** A first call after a referral; Harjit is the known one and not the lead; the steward's address is said and not to be used; the founder decided once. */
export const landscapingCrews: CallGold = {
  file: 'landscaping-crews.txt',
  kind: 'qualification',
  // A Thursday, half past nine in the morning there.
  calledAt: '2029-02-08T17:30:00Z',
  timeZone: 'America/Vancouver',
  owner: 'Colin Mathers',
  us: ['Colin'],
  people: [
    {
      id: 'lead-1',
      name: 'Harjit Dhaliwal',
      company: 'Evergreen Grounds',
      email: 'harjit.dhaliwal@evergreengrounds.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Teddy',
      words: /last june|june from teddy|(?:whiteboard|pictures) .{0,25}june/i,
      due: '2029-02-12',
    },
    { owner: 'us', assignee: 'Colin', words: /test run/i, due: '2029-02-20' },
    { owner: 'us', assignee: 'Colin', words: /pricing team/i, due: null },
    {
      owner: 'them',
      assignee: 'Joyce',
      words: /ask him for them|ask harjit|savings on paper/i,
      due: '2029-02-09',
    },
    { owner: 'us', assignee: 'Colin', words: /fact sheet/i, due: '2029-02-08' },
    { owner: 'them', assignee: 'Sandra', words: /phone list|share it with me/i, due: '2029-02-13' },
    { owner: 'us', assignee: 'Naomi', words: /rollout plan/i, due: '2029-02-16' },
  ],
  notActions: [
    /trial account/i,
    /shop steward|don't write to him/i,
    /phones me every friday/i,
    /on a whiteboard, at five|text it to the crew leads/i,
    /another customer's word/i,
    /sleep until six/i,
    /brought it up/i,
  ],
  open: [
    // The next talk is a meeting; to some also a task.
    /thursday the twenty-second|nine thirty on/i,
    /without the (?:customers' )?names/i,
    /want to read it first|like to read it|only you\b/i,
    /get in touch with you/i,
    /it used to be our founder/i,
    /whiteboard through our planner/i,
    /mower from a plow/i,
    /union doesn't love/i,
    /takes the whiteboard away/i,
    /harjit pays/i,
    /when somebody's sick/i,
  ],
  meetings: [{ words: /thursday the twenty-second|nine thirty on/i, at: '2029-02-22T09:30' }],
  budget: /fifteen thousand|\b15[,. ]?000|\b15k/i,
  notBudget: [
    /forty-five thousand|\b45[,. ]?000|\b45k/i,
    /thirty-nine|\b39\b/i,
    /thirty-two\b(?! in summer)|\b32\b/i,
    /\bnine, and that|nine thousand|\b9[,. ]?000|\b9k/i,
  ],
  decisionMaker: /joyce|penner|now i decide/i,
  timeline: /april second|april 2\b|2(?:nd)? (?:of )?april/i,
  competitors: ['Routewise'],
  notCompetitors: ['Crewtrail', 'Evergreen Grounds', 'Kelowna', 'Manitoba', 'Abbotsford', 'Harjit Dhaliwal'],
  objections: [
    { kind: 'price', words: /more than i'm okay with/i },
    { kind: 'need', words: /use of a computer/i },
  ],
  lead: {
    name: 'Joyce Penner',
    company: 'Evergreen Grounds',
    email: 'joyce.penner@evergreengrounds.example',
  },
  mailTo: 'joyce.penner@evergreengrounds.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|cad )?(?:45|forty-five|39|thirty-nine|32|thirty-two|9[,. ]?000|nine thousand)/i,
    /(?:walt|friesen|harjit|teddy|sandra) (?:signs|decides|approves|is the decision)/i,
    /colin (?:will|to) (?:email|write to|send) .{0,20}steward/i,
    /(?:will|to) (?:set up|open|create) .{0,12}trial account/i,
  ],
  mood: 'positive',
}
