import type { CallGold } from '../call-gold.ts'

/** United States; a demo of truck slots to a paper maker: carriers who only call, a file instead of an API, a June without hours; the price fits. */
export const dockSlots: CallGold = {
  file: 'dock-slots.txt',
  kind: 'demo',
  // A Wednesday, one in the afternoon in Denver.
  calledAt: '2037-05-13T19:00:00Z',
  timeZone: 'America/Denver',
  owner: 'Clark Ostrander',
  us: ['Clark'],
  people: [
    {
      id: 'lead-1',
      name: 'Ximena Solis',
      company: 'Millard Paper',
      email: 'ximena.solis@millardpaper.example',
    },
    { id: 'lead-2', name: 'Kenji Ngo', company: 'Millard Paper', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Clark',
      words: /documentation|error codes|you'll have it today/i,
      due: '2037-05-13',
    },
    { owner: 'us', assignee: 'Clark', words: /test account|set that up by friday/i, due: '2037-05-15' },
    {
      owner: 'us',
      assignee: 'Clark',
      words: /one-page calculation|take the 210|that page to you/i,
      due: '2037-05-18',
    },
    {
      owner: 'us',
      assignee: 'Clark',
      words: /their dock manager|do that\. twenty minutes|his name and a time/i,
      due: '2037-05-20',
    },
    {
      owner: 'them',
      assignee: 'Luis',
      words: /gate list|\bluis\b|send it to you tomorrow/i,
      due: '2037-05-14',
    },
  ],
  notActions: [
    /fifteen minutes with her|let me handle constance/i,
    /two years getting rid/i,
    /they'll call, like they've/i,
    /seen the detention bills/i,
    /every five minutes/i,
    /moving the data center/i,
    /\$100 for donuts/i,
    /went through in april/i,
    /talked to gatetime/i,
    /then it's deleted/i,
  ],
  open: [
    // The next talk is a meeting.
    /thursday the 21st|i'll be there/i,
    /dock 9/i,
    // The beginning of work.
    /start on july 6th/i,
    /five weeks for the other two/i,
    /somebody who uses it/i,
    /a quarter to two/i,
    /doesn't like being sold to/i,
    // What follows of June; a part of the same point.
    /first free day|all of june|all of it\./i,
  ],
  meetings: [{ words: /thursday the 21st|i'll be there/i, at: '2037-05-21T13:00' }],
  budget: /\b45[,. ]?000|\b45k/i,
  notBudget: [
    /\b41[,. ]?400/i,
    /\b44[,. ]?900/i,
    /\b1[,. ]?150\b/i,
    /\b3[,. ]?500\b/i,
    /\b210[,. ]?000/i,
    /\b68[,. ]?000/i,
  ],
  decisionMaker: /constance|\bcoo\b/i,
  timeline: /september 4|4(?:th)? (?:of )?september|labor day|2037-09-04/i,
  competitors: ['GateTime'],
  notCompetitors: ['Harborline', 'Selkirk Board', 'Millard Paper', 'Constance Bell', 'Luis'],
  objections: [
    // Carriers who won't take it up.
    { kind: 'need', words: /going to open a link|they'll call, like/i },
    // An integration that they require.
    { kind: 'need', words: /another file transfer|api or it's nothing/i },
    { kind: 'timing', words: /june's impossible|can't give anybody an hour/i },
  ],
  lead: { name: 'Ximena Solis', company: 'Millard Paper', email: 'ximena.solis@millardpaper.example' },
  mailTo: 'ximena.solis@millardpaper.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:41[,. ]?400|44[,. ]?900|210[,. ]?000|68[,. ]?000|25[,. ]?000)/i,
    /(?:ximena|kenji|luis|clark)(?: solis| ngo| ostrander)? (?:decides|signs|approves|is the decision)/i,
    /clark(?: ostrander)? (?:will|to|should) (?:call|meet|present to|speak (?:to|with)) constance/i,
    /(?:price|cost)s? (?:is|was|are) (?:too high|too expensive|an objection)/i,
    /(?:signed|switched|go(?:ing)?) (?:to|with) gatetime/i,
  ],
  mood: 'positive',
}
