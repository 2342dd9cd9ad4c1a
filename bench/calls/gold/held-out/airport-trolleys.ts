import type { CallGold } from '../call-gold.ts'

/** Malaysia; a terminal manager complains about 46 of 300 baggage trolleys: sums of all kinds and no budget, a credit that is only put to the director, loan trolleys and a new pier refused. */
export const airportTrolleys: CallGold = {
  file: 'airport-trolleys.txt',
  kind: 'complaint',
  // A Monday, half past four in the afternoon in Penang.
  calledAt: '2029-11-12T08:30:00Z',
  timeZone: 'Asia/Kuala_Lumpur',
  owner: 'Priscilla Tan',
  us: ['Priscilla'],
  people: [
    {
      id: 'lead-1',
      name: 'Faizal Hamdan',
      company: 'Bayan Gateway',
      email: 'faizal.hamdan@bayangateway.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Siti',
      words: /photos of the wheels|ten photos/i,
      due: '2029-11-12',
    },
    {
      owner: 'us',
      assignee: 'Priscilla',
      words: /pass them on|plant in ipoh/i,
      due: '2029-11-13',
    },
    {
      owner: 'us',
      assignee: 'Ganesh',
      words: /when is somebody coming|ganesh|every back wheel/i,
      due: '2029-11-15',
    },
    {
      owner: 'us',
      assignee: 'Priscilla',
      words: /give me that in writing|work order/i,
      due: '2029-11-12',
    },
    {
      owner: 'us',
      assignee: 'Priscilla',
      words: /sixty thousand back|put it to my director|yes or no by friday/i,
      due: '2029-11-16',
    },
    { owner: 'us', assignee: 'Priscilla', words: /cleaning sheet|sheet about it/i, due: '2029-11-14' },
    {
      owner: 'them',
      assignee: 'Faizal',
      words: /serial numbers|the list from me/i,
      due: '2029-11-13',
    },
    { owner: 'them', assignee: 'Siti', words: /all in one place|loading bay/i, due: '2029-11-14' },
  ],
  notActions: [
    // Refused.
    /loan trolleys|the blue ones\?/i,
    /director ring her|shout at him/i,
    /new pier|a hundred and twenty more/i,
    /can't say anything about/i,
    // Only if it goes wrong.
    /send a lorry/i,
    // Done already, or not done.
    /should have called you/i,
    /in writing in september/i,
    /sent your mr\. lim/i,
    /i sent four/i,
  ],
  open: [
    // The next talk is a meeting.
    /the twentieth/i,
    /take tuesday/i,
    /monday at four\?/i,
    /got that down/i,
    /put it on your wall/i,
    /every trolley running/i,
    /won't be paying|the work is free/i,
    /not "we're looking"/i,
    /one word, encik/i,
    /much rather/i,
    /first the wheels\. what/i,
    /the fine\?/i,
    /ask siti here/i,
    /hose them down/i,
    /think about trolleys/i,
    // Faults told.
    /brake doesn't let go/i,
    /back left one/i,
    /lying behind my terminal/i,
    /one toe/i,
    /somebody should\. your man/i,
  ],
  meetings: [{ words: /the twentieth|20(?:th)? (?:of )?nov|nov(?:ember)? 20/i, at: '2029-11-20T16:00' }],
  // Nothing is being bought.
  budget: null,
  notBudget: [
    /\b1[,. ]?260[,. ]?000|1\.26|two hundred and sixty thousand/i,
    /\b60[,. ]?000|sixty thousand/i,
    /\b85\b|eighty-five/i,
    /\b500\b|five hundred ringgit/i,
    /\b6[,. ]?500|six and a half thousand/i,
    /\b1[,. ]?200[,. ]?000|1\.2 ?m|one million two/i,
  ],
  decisionMaker: /datin|rohani|chief operating/i,
  timeline: /twenty-fourth|24(?:th)? (?:of )?nov|nov(?:ember)? 24|2029-11-24/i,
  competitors: ['Trolmax'],
  notCompetitors: ['Rolaway', 'Bayan Gateway', 'Ipoh', 'Subang', 'Ganesh', 'Lim', 'Raj', 'Penang'],
  objections: [
    { kind: 'trust', words: /folder of your promises|won't believe this one/i },
    { kind: 'price', words: /why should i pay|for your mistake/i },
    { kind: 'competitor', words: /what trolmax did|i'm thinking about it/i },
  ],
  lead: {
    name: 'Faizal Hamdan',
    company: 'Bayan Gateway',
    email: 'faizal.hamdan@bayangateway.example',
  },
  mailTo: 'faizal.hamdan@bayangateway.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:rm|myr)? ?(?:1[,.]2|60|85|500|6[,. ]?500)/i,
    /(?:faizal|siti|priscilla|mr\.? raj|mr\.? lim)(?: hamdan| tan)? (?:decides|approves|is the decision)/i,
    /(?:credit|refund) of (?:rm ?)?60[,. ]?000 (?:is |was |has been )?(?:agreed|granted|approved|confirmed)/i,
    /loan trolleys (?:are |were |will be |to be )(?:sent|delivered|agreed|brought)/i,
    /(?:meeting|call) (?:is |was )?(?:agreed |set |planned )?(?:on|for) monday/i,
    /(?:ordered|ordering|order of|agreed to buy) (?:120|a hundred and twenty)/i,
  ],
  mood: 'negative',
}
