import type { CallGold } from '../call-gold.ts'

/** Australia; the snake handlers of a solar farm come up for renewal: forty-eight thousand against fifty-two five, two hours' wait in February, one training too many, a cheaper rival three hours away. */
export const snakeCallouts: CallGold = {
  file: 'snake-callouts.txt',
  kind: 'renewal',
  // A Thursday, ten in the morning in Queensland.
  calledAt: '2038-08-12T00:00:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Kerry Doolan',
  us: ['Kerry'],
  people: [
    {
      id: 'lead-1',
      name: 'Mick Tranter',
      company: 'Warrigal Solar',
      email: 'mick.tranter@warrigalsolar.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Kerry',
      words: /whole log|how long it took|call-?out log|log of (?:the |all )?call-?outs|response times/i,
      due: '2038-08-16',
    },
    {
      owner: 'them',
      assignee: 'Priya',
      words: /list of starters|starters? list|how many new starters|list of new starters/i,
      due: '2038-08-12',
    },
    {
      owner: 'us',
      assignee: 'Kerry',
      words: /sums again|new price/i,
      due: '2038-08-18',
    },
    {
      owner: 'them',
      assignee: 'Mick',
      words: /give janelle a ring|ring janelle|call janelle|about the permit/i,
      due: '2038-08-13',
    },
    {
      owner: 'us',
      assignee: 'Shaz',
      words: /shaz|walks? the north fence/i,
      due: '2038-08-24',
    },
    {
      owner: 'them',
      assignee: 'Mick',
      words: /slashed|slash the grass|grass is up/i,
      due: '2038-08-20',
    },
  ],
  notActions: [
    // Refused.
    /take out the weekends|leave the weekends/i,
    /three years i mentioned|nobody knows who owns us/i,
    // Conditional.
    /if it's under ten/i,
    /if i'm not out on a job/i,
    // Done already.
    /dropped a box/i,
    /sent you the new agreement/i,
    /put on a third handler/i,
    /had a quote off/i,
    /i told her\b/i,
  ],
  open: [
    // The next call is a meeting.
    /give you a bell|half past seven/i,
    /talk at our safety day/i,
    /new first aid posters/i,
    /where a roo went through/i,
    /bring trev's belt/i,
    /keep them away/i,
    /something i can show janelle/i,
    /not the one who mucks/i,
    // Remarks that may count as doubts.
    /two hours till somebody/i,
    /can't muck around/i,
    /buy a net/i,
    /forty-one thousand/i,
    /it won't move/i,
    /snake's not going anywhere/i,
  ],
  meetings: [
    {
      words: /give you a bell|half past seven|thursday the 19th|19 aug|aug(?:ust)? 19/i,
      at: '2038-08-19T07:30',
    },
  ],
  budget: /forty-eight thousand|\b48[,. ]?000|\b48 ?(?:k\b|grand)/i,
  notBudget: [
    /\b46 grand|\b46[,. ]?000|\b46 ?k\b/i,
    /fifty-two five|\b52[,. ]?500|\b52\.5/i,
    /forty-one thousand|\b41[,. ]?000|\b41 ?k\b/i,
    /three grand|\b3[,. ]000/i,
    /fifteen hundred|\b1[,. ]?500/i,
  ],
  decisionMaker: /janelle|foy|asset manager/i,
  timeline: /(?:\b1|1st|first)(?: of)? october|october (?:1|1st|first)\b|2038-10-01/i,
  competitors: ['Scales Away'],
  notCompetitors: ['Warrigal Solar', 'Toowoomba', 'Chinchilla', 'Trev', 'Damo'],
  objections: [
    { kind: 'price', words: /that's too much|get that past sydney/i },
    { kind: 'trust', words: /contract says forty-five|not comfortable putting/i },
    { kind: 'need', words: /don't reckon we need four/i },
  ],
  lead: { name: 'Mick Tranter', company: 'Warrigal Solar', email: 'mick.tranter@warrigalsolar.example' },
  mailTo: 'mick.tranter@warrigalsolar.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:46|52[,. ]?500|41[,. ]?000|fifty-two|forty-one)/i,
    /(?:mick|priya|damo)(?: tranter)? (?:signs|decides|approves|is the decision)/i,
    /kerry(?: doolan)? (?:will|to|should) (?:drop off|send|bring|deliver) [^.]{0,20}posters/i,
    /(?:has|have|is) (?:agreed|accepted|signed)[^.]{0,20} three[- ]year/i,
    /weekends? (?:will be|are|were) (?:dropped|taken out|removed|left out)/i,
    /kerry(?: doolan)? (?:will|to|should) walk the (?:north )?fence/i,
  ],
  mood: 'mixed',
}
