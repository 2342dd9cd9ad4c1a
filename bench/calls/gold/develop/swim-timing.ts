import type { CallGold } from '../call-gold.ts'

/** Queensland; timing pads for a swimming club; forty-six thousand from a grant and the raffles; a committee of seven votes, an old president just bought; the coach sees no need and fears the salt; a Saturday at the pool is declined. */
export const swimTiming: CallGold = {
  file: 'swim-timing.txt',
  kind: 'discovery',
  // A Thursday, four in the afternoon in Queensland (no summer time).
  calledAt: '2042-05-08T06:00:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Brock Haldane',
  us: ['Brock'],
  people: [
    {
      id: 'lead-1',
      name: 'Val Stobie',
      company: 'Pandanus Point Swimming Club',
      email: 'val@pandanuspointswim.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brock',
      words:
        /a yarn with their coach|blokes in yeppoon|check with her first|text you her number|even better, she'll/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Brock',
      words: /sizes and weights|what do they weigh|flick you/i,
      due: '2042-05-08',
    },
    {
      owner: 'them',
      assignee: 'Clarrie',
      words:
        /run a tape over|turning end|clarrie|send you the photo|he'll do it sunday|sunday's perfect|end wall/i,
      due: '2042-05-11',
    },
    {
      owner: 'us',
      assignee: 'Brock',
      words: /two prices|plain board|friday the sixteenth/i,
      due: '2042-05-16',
    },
    {
      owner: 'them',
      assignee: 'Val',
      words:
        /send me those|scan them at work|have them monday|does the fund have rules|pages of it|write it up the right way/i,
      due: '2042-05-12',
    },
  ],
  notActions: [
    /pad up one saturday|not worth the drive|no water in it/i,
    /filled it in twice|worked both times/i,
    /if we get the second grant|don't count on it/i,
    /used to be old keith|just bought things/i,
    /look at their own kid/i,
    /been hiring a set/i,
    /which i cooked/i,
    /argues with the parents/i,
    /two summers and they were/i,
    /re-doing the tiles/i,
  ],
  open: [
    // Agreed: the evening with the committee.
    /tenth of june|coming to the committee|i'll be there|definitely coming/i,
    /do a slice/i,
    /put you on the speaker/i,
    // Why nothing goes in earlier: no objection to most readers.
    /shut june and july|before august anyway|^(?:tugger: )?nup/i,
    // To some already a doubt about the rules.
    /three quotes|australian supplier/i,
    // What they hope from it.
    /sitting there with a sandwich|save me my sunday/i,
    /we don't need colours/i,
    /lugging them/i,
    /that's plenty of time|when would you want it/i,
    /i'll let you go/i,
    /feed him|sting you/i,
    /talk to it/i,
    /forget to press/i,
    /looked at it from on top/i,
    /got it out everywhere/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /not worth the drive/i,
  ],
  meetings: [{ words: /tenth of june|coming to the committee/i, at: '2042-06-10T19:00' }],
  budget: /forty-six|\b46[,. ]?000|\b46 ?k|\b46\b/i,
  notBudget: [
    /three thousand eight|\b3[,. ]?800/i,
    /twelve hundred|\b1[,. ]?200/i,
    /nineteen hundred|\b1[,. ]?900/i,
    /sixty-two|\b62[,. ]?000|\b62\b/i,
  ],
  decisionMaker: /committee/i,
  timeline: /november|carnival|\bnov\b|2042-11/i,
  competitors: ['Lanetec'],
  notCompetitors: [
    'Splitwall Timing',
    'Pandanus Point Swimming Club',
    'Yeppoon',
    'Moranbah',
    'Meetbook',
    'Clarrie',
    'Keith',
  ],
  objections: [
    { kind: 'need', words: /need the gear at all|just for show|same stopwatch since/i },
    { kind: 'trust', words: /they were cactus|why yours won't|it's the salt|everyone says marine/i },
  ],
  lead: {
    name: 'Val Stobie',
    company: 'Pandanus Point Swimming Club',
    email: 'val@pandanuspointswim.example',
  },
  mailTo: 'val@pandanuspointswim.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aud|\$)? ?(?:3[,. ]?800|1[,. ]?200|1[,. ]?900|62|three thousand|twelve hundred|nineteen hundred|sixty-two)/i,
    /(?:tugger|keith|clarrie|brock)(?: haldane)? (?:signs|decides|approves|is the decision)/i,
    /brock(?: haldane)? (?:will|to) (?:bring|demonstrate|demo) [^.]{0,20}(?:pad|saturday|pool)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:june|july|august)/i,
  ],
  mood: 'positive',
}
