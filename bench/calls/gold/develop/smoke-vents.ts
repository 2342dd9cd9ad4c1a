import type { CallGold } from '../call-gold.ts'

/** Dubai; with times; a cold call to a facility manager about smoke vents; no sum, no date, and nobody knows who decides; a report, a circular and photos of plates are all that is promised. */
export const smokeVents: CallGold = {
  file: 'smoke-vents.txt',
  kind: 'qualification',
  // A Monday, half past ten in Dubai.
  calledAt: '2042-02-17T06:30:00Z',
  timeZone: 'Asia/Dubai',
  owner: 'Yusra Haddadin',
  us: ['Yusra'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Yusra',
      words:
        /inspection report|photographs of dampers|rusted ones|that i would look at|go home today|will be there before|name covered/i,
      due: '2042-02-17',
    },
    {
      owner: 'them',
      assignee: 'Prem',
      words:
        /\bprem\b|photo of the plates|photos of the (?:fan )?plates|would he send|send them on wednesday|plate on each/i,
      due: '2042-02-19',
    },
    {
      owner: 'us',
      assignee: 'Yusra',
      words: /circular|can you get it|don't have the number|loves a number|in english is|civil defence/i,
      due: '2042-02-18',
    },
  ],
  notActions: [
    /write to the lawyers|please no|bill for reading/i,
    /one free test|have to report it/i,
    /call you after the summer|don't call/i,
    /misses a quarter|if they miss one/i,
    /tell you what i pay/i,
    /evacuated for him/i,
    /sold me a pump/i,
    /press the buttons/i,
    /booth at intersec|a pen from/i,
    /greetings to the parrot|don't greet/i,
    /never go home/i,
    /then she apologised/i,
    /we did a tower/i,
  ],
  open: [
    // A courtesy on his side.
    /i'll tell him today/i,
    /facilities at|office address/i,
    /let you go/i,
    /waiting for the lift/i,
    // Frozen, fighting, fine as it is: objections to some.
    /is frozen|no figure/i,
    /nobody could tell|two lawyers|in a year who/i,
    /miss nothing|sheet says/i,
    /money i don't have/i,
    /only chillers/i,
    /told me it changed/i,
    /laugh at me/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/fifty-eight|\b58[,. ]?000|\b58 ?k/i, /hundred thousand|\b100[,. ]?000/i],
  decisionMaker: null,
  timeline: null,
  competitors: ['Gulf Draft Services'],
  notCompetitors: [
    'Clearshaft Systems',
    'Marjan Heights',
    'Civil Defence',
    'Intersec',
    'Joy',
    'Prem',
    'Marina',
  ],
  objections: [
    {
      kind: 'trust',
      words: /should yours be true|tower in the marina sold|never pumped|everybody who calls/i,
    },
    { kind: 'price', words: /fifty-eight!|that's double|too expensive|laugh at me/i },
  ],
  lead: { name: 'Zubair Qureshi', company: 'Marjan Heights', email: 'facilities@marjanheights.example' },
  mailTo: 'facilities@marjanheights.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aed|dirhams?)? ?(?:58|100|fifty-eight|a hundred)/i,
    /(?:zubair|prem|joy|yusra|the lawyers?|the court)(?: qureshi| haddadin)? (?:signs|decides|approves|is the decision)/i,
    /yusra(?: haddadin)? (?:will|to) (?:write to the lawyers|test|call (?:again )?(?:after|in) (?:the )?summer)/i,
    /free test (?:is |was )?(?:agreed|accepted|planned)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:summer|january|wednesday|quarter|year)/i,
  ],
  mood: 'mixed',
}
