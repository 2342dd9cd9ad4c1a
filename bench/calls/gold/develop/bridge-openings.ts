import type { CallGold } from '../call-gold.ts'

/** Netherlands; software for eleven bridges goes from the salesman to the project lead; twenty-five thousand for extras; nobody says who decides; keepers with binoculars. */
export const bridgeOpenings: CallGold = {
  file: 'bridge-openings.txt',
  kind: 'handover',
  // A Wednesday, three in the afternoon in the Netherlands.
  calledAt: '2030-11-13T14:00:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Fenna de Wit',
  us: ['Sander', 'Fenna'],
  people: [
    {
      id: 'lead-1',
      name: 'Marieke Hoogland',
      company: 'Gemeente Oudewaard',
      email: 'm.hoogland@oudewaard.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Fenna',
      words: /ask our developers|ask the developers|what can be done about it/i,
      due: '2030-11-19',
    },
    {
      owner: 'them',
      assignee: 'Wout',
      words: /scan them|three hundred pages|are there drawings/i,
      due: '2030-11-22',
    },
    {
      owner: 'us',
      assignee: 'Fenna',
      words: /three variants|variants for the training/i,
      due: '2030-11-30',
    },
    {
      owner: 'them',
      assignee: 'Marieke',
      words: /look up his name|who do i talk to|control room/i,
      due: '2030-11-14',
    },
    { owner: 'them', assignee: 'Marieke', words: /forward it to fenna|forward the/i, due: '2030-11-13' },
    {
      owner: 'us',
      assignee: 'Fenna',
      words: /i'll fill it in|have it back within|fill in the (?:security )?form/i,
      due: '2030-11-27',
    },
    {
      owner: 'us',
      assignee: 'Sander',
      words: /text you his number|waiting for the number|zoutmeer/i,
      due: '2030-11-13',
    },
    { owner: 'us', assignee: 'Fenna', words: /project plan/i, due: '2030-12-10' },
  ],
  notActions: [
    // Refused, put off or only if.
    /night cameras|don't need those/i,
    /harbour module|that's still a no/i,
    /two evenings|after six you won't/i,
    /every two weeks\?/i,
    /short film|you can ask again/i,
    /meet kees|doesn't like to be met/i,
    // Done already.
    /i filled that in back/i,
    /came back last thursday/i,
    /planned for next year/i,
  ],
  open: [
    // The next call is a meeting.
    /11th of december/i,
    /at two\?|^two is good/i,
    /once a month/i,
    /look at that old one myself/i,
    /then i'll think about it/i,
    /keep it simple/i,
    /with names/i,
    /from today you call me/i,
    /connected by the end of january/i,
    /runs on until the end of june/i,
    /keep the binoculars/i,
    /warm coat/i,
    /new one/i,
    // Remarks that may count as doubts.
    /understood it differently/i,
    /exclamation mark/i,
    /window and binoculars/i,
    /won't connect anything/i,
    /forty questions/i,
    /somebody with wet feet/i,
    /a bit careful/i,
    /has to last until the summer/i,
  ],
  meetings: [{ words: /11th of december|december 11|11 december/i, at: '2030-12-11T14:00' }],
  budget: /twenty-five thousand|\b25[,. ]?000|\b25 ?k/i,
  notBudget: [/\b118[,. ]?000/i, /nine thousand|\b9[,. ]?000/i, /\b6[,. ]?500/i],
  // Signed already; nobody says by whom.
  decisionMaker: null,
  timeline: /1st of april|april 1\b|\b1 april|2031-04-01/i,
  competitors: ['Sluisplan'],
  notCompetitors: [
    'Vaarwerk',
    'Gemeente Oudewaard',
    'Oudewaard',
    'Havenboek',
    'Molenbrug',
    'Zoutmeer',
    'Kees',
  ],
  objections: [
    { kind: 'trust', words: /same with sluisplan|never saw them again/i },
    { kind: 'timing', words: /don't see is the training|no time left/i },
    { kind: 'need', words: /what it's good for|window and binoculars/i },
  ],
  lead: {
    name: 'Marieke Hoogland',
    company: 'Gemeente Oudewaard',
    email: 'm.hoogland@oudewaard.example',
  },
  mailTo: 'm.hoogland@oudewaard.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:118|9[,. ]?000|6[,. ]?500)/i,
    /(?:marieke|wout|sander|fenna|kees)(?: hoogland| de wit)? (?:decides|approves|is the decision)/i,
    /(?:fenna|sander)(?: de wit)? (?:will|to|should) (?:offer|install|quote|send) .{0,20}(?:night cameras|harbour module)/i,
    /havenboek (?:is|as) (?:a |the )?(?:competitor|rival)/i,
    /waiting times? (?:is|are|will be) (?:included|in the contract|in this version)/i,
    /(?:wout|marieke)(?: hoogland)? (?:will|to) (?:make|shoot|appear in) .{0,20}film/i,
  ],
  mood: 'positive',
}
