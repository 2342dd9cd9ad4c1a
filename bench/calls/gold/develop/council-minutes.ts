import type { CallGold } from '../call-gold.ts'

/** Nova Scotia; minutes software is shown to a town's clerk and her deputy; a mic kit, a webinar and captions are declined; council once voted, the CAO signs now; a first draft's sum and a neighbour's price. */
export const councilMinutes: CallGold = {
  file: 'council-minutes.txt',
  kind: 'demo',
  // A Thursday, two in the afternoon in Nova Scotia.
  calledAt: '2030-03-21T17:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Zoya Rahimi',
  us: ['Zoya', 'Tyrell'],
  people: [
    {
      id: 'lead-1',
      name: "Rochelle d'Entremont",
      company: 'Town of Pennant Harbour',
      email: 'clerk@pennantharbour.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Zoya', words: /draft minutes of this/i, due: '2030-03-21' },
    { owner: 'us', assignee: 'Tyrell', words: /switch on the french|off by default/i, due: '2030-03-21' },
    {
      owner: 'them',
      assignee: 'Garth',
      words: /written out the way|you could do that, couldn't|over to you tomorrow|phone book/i,
      due: '2030-03-22',
    },
    {
      owner: 'them',
      assignee: 'Rochelle',
      words: /audio from one|what about february|february sounds|in that folder|by tuesday/i,
      due: '2030-03-26',
    },
    {
      owner: 'us',
      assignee: 'Zoya',
      words: /another town our size|want to talk to one|clerk to clerk|who's willing|name and a number/i,
      due: '2030-03-29',
    },
    {
      owner: 'them',
      assignee: 'Rochelle',
      words: /run your terms by|same building as my dentist/i,
      due: null,
    },
  ],
  notActions: [
    /microphone kit|new mics in two years/i,
    /live captions|leave the captions/i,
    /webinar for new clerks|tax bills/i,
    /comes back in, oh|two evenings/i,
    /for my curling club/i,
    /furnace guy|luck with the furnace/i,
    /as long as i'm not embarrassing/i,
    /bring the doughnuts/i,
    /changed the policy in january/i,
    /knocked it down/i,
    /say something clever/i,
  ],
  open: [
    // What follows once the file is there; the deputy wants to see it.
    /couple of days on my end|see it on the dog|^(?:tyrell: )?you will\.$|seen the dog/i,
    // The next call is a meeting.
    /ninth of april|the ninth at ten/i,
    /onboarding's two weeks|old way off/i,
    /he'll be driving/i,
    /it looks for the mover/i,
    /irwin signs it/i,
    // Hearsay of a lower price: an objection to some.
    /heard they're paying eight|heard at the rink/i,
  ],
  meetings: [{ words: /ninth of april|the ninth at ten/i, at: '2030-04-09T10:00' }],
  budget: /sixteen thousand|\b16[,. ]?000|\b16k/i,
  notBudget: [
    /three hundred and forty|\$?\b340\b/i,
    /thirteen five|\b13[,. ]?500/i,
    /was twenty-two|\b22[,. ]?000/i,
    /paying eight|\b8[,. ]?000/i,
    /twenty-four hundred|\b2[,. ]?400/i,
    /over five thousand|\b5[,. ]?000/i,
  ],
  decisionMaker: /irwin|dalgleish|\bcao\b/i,
  timeline: /first of september|september (?:1\b|meeting)|1(?:st)? (?:of )?september|2030-09-01/i,
  competitors: ['Halliday Transcription', 'Gavelworks'],
  notCompetitors: [
    'Quorumly',
    'Pennant Harbour',
    'Port Maitland Falls',
    'Truro',
    'Moncton',
    'Thibodeau',
    'Surette',
    'LeBlanc',
  ],
  objections: [
    { kind: 'trust', words: /made up a whole sentence|don't trust a computer/i },
    { kind: 'authority', words: /can't move on anything that stores|solicitor's had a look/i },
  ],
  lead: {
    name: "Rochelle d'Entremont",
    company: 'Town of Pennant Harbour',
    email: 'clerk@pennantharbour.example',
  },
  mailTo: 'clerk@pennantharbour.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ca)?\$? ?(?:22|13[,. ]?5|8[,. ]?000|5[,. ]?000|2[,. ]?400|twenty-two|thirteen)/i,
    /(?:council|garth|rochelle)(?: d'entremont)? (?:signs|decides|approves|is the decision)/i,
    /zoya(?: rahimi)? (?:will|to) (?:send|supply|include|throw in) [^.]{0,20}(?:mic|microphone)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|april|january)/i,
    /rochelle[^.]{0,20} (?:will|to) (?:attend|join) [^.]{0,15}webinar/i,
  ],
  mood: 'positive',
}
