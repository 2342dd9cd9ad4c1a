import type { CallGold } from '../call-gold.ts'

/** Iowa, imported by the colleague who passed the number on; radon tests for seven schools: 24 thousand against 28,900, a lab that once mixed up two schools, a board that puts things off. */
export const radonTests: CallGold = {
  file: 'radon-tests.txt',
  kind: 'imported',
  // A Thursday, half past one in the afternoon in Iowa (summer time).
  calledAt: '2029-10-18T18:30:00Z',
  timeZone: 'America/Chicago',
  // Not in the call.
  owner: 'Shelby Voss',
  us: ['Todd'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Darlene',
      words: /whole folder|scan the (?:2021 )?(?:folder|results)|results from 2021/i,
      due: '2029-10-22',
    },
    {
      owner: 'them',
      assignee: 'Darlene',
      words: /count again|walk the (?:new )?wing|new count|room count/i,
      due: '2029-10-23',
    },
    {
      owner: 'us',
      assignee: 'Todd',
      words: /quote at \$68|send (?:you |greg |darlene )?a quote|separate line/i,
      due: '2029-10-19',
    },
    { owner: 'us', assignee: 'Todd', words: /sample report/i, due: '2029-10-18' },
    {
      owner: 'us',
      assignee: 'Todd',
      words: /insurance certificate|certificate and the license|by the 5th|state license/i,
      due: '2029-11-05',
    },
    {
      owner: 'us',
      assignee: 'Todd',
      words: /half a page|something short to read|week from today/i,
      due: '2029-10-25',
    },
    {
      owner: 'us',
      assignee: 'Todd',
      words: /keep a week free|second week of january/i,
      due: null,
    },
  ],
  notActions: [
    // Refused.
    /split it over two winters|have to wait/i,
    /come to the meeting|rather you didn't/i,
    /not signing anything/i,
    // Conditional.
    /names of three contractors/i,
    // Done already.
    /asked them on monday/i,
    /left a gadget/i,
  ],
  open: [
    // The next call is a meeting.
    /friday the 26th/i,
    /call you both next week/i,
    /say hi to shelby/i,
    /will do\./i,
    /put the kits out themselves|they could\. they did/i,
    /kits have to go out/i,
    /all the papers in/i,
    /what's your address|darlene\.hruska@/i,
    // Remarks that may count as doubts.
    /need this at all/i,
    /sixty a room/i,
    /without a contract/i,
    /newspaper/i,
    /and that's it/i,
    /anything above twenty thousand/i,
  ],
  meetings: [{ words: /friday the 26th|oct(?:ober)? 26/i, at: '2029-10-26T10:00' }],
  budget: /twenty-four thousand|\b24[,. ]?000|\b24 ?k\b/i,
  notBudget: [
    /\b28[,. ]?900/i,
    /sixty thousand|\b60[,. ]?000|\b60 ?k\b/i,
    /\b23[,. ]?120/i,
    /above twenty thousand|\b20[,. ]?000|\b20 ?k\b/i,
  ],
  decisionMaker: /school board|the board|\bboard\b/i,
  timeline: /march 1\b|march 1st|(?:\b1|1st) (?:of )?march|2030-03-01/i,
  competitors: ['Prairie Air Testing'],
  notCompetitors: ['Groundlevel Labs', 'Linn Fork', 'Cedar Falls', 'Tolle', 'Shelby'],
  objections: [
    { kind: 'price', words: /more than we can pay/i },
    { kind: 'trust', words: /mixed up two of our schools|not very trusting/i },
    { kind: 'timing', words: /that's my problem|puts it off to december|january is gone/i },
  ],
  lead: { name: 'Darlene Hruska', company: 'Linn Fork', email: 'darlene.hruska@linnfork.example' },
  mailTo: 'darlene.hruska@linnfork.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:28[,. ]?900|60[,. ]?000|23[,. ]?120|20[,. ]?000|sixty thousand)/i,
    /(?:darlene|greg|todd|mr\.? tolle)(?: hruska| pohl| reiser)? (?:signs|decides|approves|is the decision)/i,
    /todd(?: reiser)? (?:will|to|should) (?:attend|come to|join) [^.]{0,20}(?:board|meeting)/i,
    /(?:has|have|is) (?:agreed|accepted)[^.]{0,30}two winters/i,
    /groundlevel(?: labs)? (?:will|to) install/i,
    /shelby(?: voss)? (?:will|to|should) (?:send|write|scan|count)/i,
  ],
  mood: 'mixed',
}
