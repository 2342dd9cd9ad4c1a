import type { CallGold } from '../call-gold.ts'

/** Idaho; a climbing gym is called cold during a birthday party; samples, drawings, a wish list, freight and a fire sheet are agreed; a call to the owner, a trade-in and a Christmas rebate are not; no budget. */
export const climbingHolds: CallGold = {
  file: 'climbing-holds.txt',
  kind: 'qualification',
  // A Wednesday, one in the afternoon in Boise.
  calledAt: '2031-12-03T20:00:00Z',
  timeZone: 'America/Boise',
  owner: 'Kenzie Ott',
  us: ['Kenzie'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Kenzie',
      words: /put my hands on one|slopers|pringle|box in the mail|potato chip\.$|sample/i,
      due: '2031-12-04',
    },
    {
      owner: 'them',
      assignee: 'Trent',
      words:
        /drawings for the new|the contractor's got|would gus let|i'll bug him|a scan by the tenth|tenth is awesome|drawings/i,
      due: '2031-12-10',
    },
    {
      owner: 'them',
      assignee: 'Juniper',
      words: /wish list|she's got a list|email it to you over|kenzie at knurl/i,
      due: '2031-12-07',
    },
    { owner: 'us', assignee: 'Kenzie', words: /freight number|what about shipping/i, due: '2031-12-05' },
    {
      owner: 'us',
      assignee: 'Kenzie',
      words:
        /what the stuff's made of|actual rating|with a letterhead|ravi|the sheet from him|fire (?:rating|sheet)/i,
      due: '2031-12-08',
    },
  ],
  notActions: [
    /call with her|she'd kill me/i,
    /over ten thousand|do christmas|before christmas/i,
    /washing machine|hot tub|pressure washer/i,
    /take old ones in trade|keeping the crimps/i,
    /steal (?:his|an) arête/i,
    /give 'em back|till they die/i,
    /move this ladder|watch the mat/i,
    /sponsor our youth/i,
    /paid him out/i,
    /first truck/i,
    /go save those mats|cake on the mats/i,
    /comes around once a quarter/i,
    /drop anything on yourself/i,
    /seen your stickers/i,
  ],
  open: [
    // The telling of his setter; to some part of her promise, to some his own.
    /i'll tell her tonight/i,
    // Vague.
    /potato chip first/i,
    /if things change/i,
    /for the inspection anyway/i,
    /need to be here by|two weeks to set/i,
    // Friendship with a rival and doubt about peeling: objections to some.
    /with basalt grips|friends with hank/i,
    /told me and it peeled/i,
    /off a picture/i,
    /the freight was more/i,
    /under a volume/i,
    /been on me about it/i,
    /there's no number/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /nine hundred and forty|\b940\b/i,
    /one point three million|\b1\.3/i,
    /ten thousand|\b10[,. ]?000|\b10k/i,
    /six for my|six hundred|\b600\b/i,
  ],
  decisionMaker: /lorelei/i,
  timeline: /march first|march 1\b|1(?:st)? (?:of )?march|middle of february|mid-?february/i,
  competitors: ['Basalt Grips'],
  notCompetitors: ['Knurl', 'Statesman', 'Gus', 'Juniper', 'Ravi', 'Phil', 'Lorelei', 'Provo', 'Pringle'],
  objections: [
    { kind: 'need', words: /closet full of holds|don't know that we need/i },
    { kind: 'price', words: /that's nuts|five pieces of plastic/i },
    { kind: 'timing', words: /can't do christmas|not gonna be before christmas/i },
  ],
  lead: { name: 'Trent Ybarra', company: 'Sawtooth Boulder Barn', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:1\.3|10[,. ]?000|940|600|nine hundred|one point three|ten thousand)/i,
    /(?:trent|phil|juniper|gus)(?: ybarra)? (?:signs|decides|approves|owns|is the decision)/i,
    /kenzie(?: ott)? (?:will|to) (?:call|contact|meet) lorelei/i,
    /kenzie(?: ott)? (?:will|to) (?:rent|wash|take back|collect)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:christmas|december)/i,
  ],
  mood: 'positive',
}
