import type { CallGold } from '../call-gold.ts'

/** England; a town council rings up about its Christmas lights in June: £18,000, a contractor of nine years, the full council votes on 13 July. */
export const christmasLights: CallGold = {
  file: 'christmas-lights.txt',
  kind: 'qualification',
  // A Thursday, three in the afternoon in London (summer time).
  calledAt: '2032-06-17T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Becky Lowe',
  us: ['Becky'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Dougie',
      words: /lays? (?:them|the lights|out|.* lights) (?:all )?out|lay them all out|dougie/i,
      due: '2032-06-23',
    },
    {
      owner: 'them',
      assignee: 'Malcolm',
      words:
        /scan(?:s|ned)? the (?:\w+ )?report|may i see that before|report on (?:it|the lamp posts)|test report|2030 report/i,
      due: '2032-06-21',
    },
    {
      owner: 'us',
      assignee: 'Becky',
      words: /quote/i,
      due: '2032-07-02',
    },
    {
      owner: 'us',
      assignee: 'Becky',
      words: /drawings (?:will|are difficult|by|to)|on the 6th|go out on the 7th|sends? the drawings/i,
      due: '2032-07-06',
    },
    {
      owner: 'us',
      assignee: 'Becky',
      words: /two (?:\w+ )?(?:contacts|references)|hear that from another council/i,
      due: '2032-06-18',
    },
    {
      owner: 'us',
      assignee: 'Becky',
      words: /insurance certificate|certificate of insurance/i,
      due: '2032-06-18',
    },
    {
      owner: 'them',
      assignee: 'Malcolm',
      words: /map of the|photo of (?:it|the map)|photo(?:graph)?s? .*map/i,
      due: '2032-06-21',
    },
  ],
  notActions: [
    // Refused.
    /present it to them|let suppliers speak/i,
    /tuesday the 29th/i,
    // Conditional, or of others.
    /if we get the job|do the application/i,
    /if we repair what/i,
    /rotary club|height in september/i,
    // Done already.
    /offered us the same/i,
    /spoken to them already/i,
    /it was abolished/i,
    /start on the 8th/i,
  ],
  open: [
    // The visit is a meeting.
    /thursday,? the 24th|see you on thursday|ten is good/i,
    /have a look at them/i,
    /i just write the report/i,
    /on tuesday, 13 july/i,
    /your insurance\. we ask/i,
    /not marlford/i,
    /kettle on/i,
    /don't use the one on the website/i,
    // Remarks that may count as doubts.
    /kept us waiting/i,
    /people haven't forgotten/i,
    /manage that/i,
  ],
  meetings: [{ words: /thursday,? the 24th|24 june|june 24/i, at: '2032-06-24T10:00' }],
  budget: /\b18[,. ]?000|\b18k/i,
  notBudget: [
    /\b12[,. ]?500/i,
    /\b40[,. ]?000/i,
    /\b9[,. ]?000\b/i,
    /\b11[,. ]?000/i,
    /\b20[,. ]?000/i,
    /\b2[,. ]?000\b/i,
  ],
  decisionMaker: /full council|\bcouncil(?:lors)? votes?|town council/i,
  timeline:
    /27(?:th)? (?:of )?november|november 27|24(?:th)? (?:of )?november|november 24|2032-11-2[47]|switch-on/i,
  competitors: ['Festoon Southern'],
  notCompetitors: ['Western Grid', 'Rotary Club', 'Marlford', 'Brightstreet Displays'],
  objections: [
    { kind: 'competitor', words: /rather stay with them|know every lamp post/i },
    { kind: 'price', words: /so it's over|find another 2,000/i },
    { kind: 'trust', words: /60 miles away|street dark until monday/i },
  ],
  lead: {
    name: 'Malcolm Treadwell',
    company: 'Wexcombe Town Council',
    email: 'deputyclerk@wexcombe-tc.example',
  },
  mailTo: 'deputyclerk@wexcombe-tc.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:12[,. ]?500|40[,. ]?000|20[,. ]?000)/i,
    /(?:malcolm|events committee|dougie)(?: treadwell)? (?:decides|approves|votes|is the decision)/i,
    /becky(?: lowe)? (?:will|to|should) (?:present|speak) .*council/i,
    /(?:visit|meeting|meet) .*(?:tuesday the 29th|29 june)/i,
    /drawings by (?:friday|2 july|the 2nd)/i,
    /(?:western grid|rotary club|marlford) (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'positive',
}
