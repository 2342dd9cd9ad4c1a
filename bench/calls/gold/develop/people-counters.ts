import type { CallGold } from '../call-gold.ts'

/** Canada; the door counters of an outdoor chain come up for renewal: eleven percent more, stores that close, a mirror that doubles people, a rival at half the price; the CFO signs. */
export const peopleCounters: CallGold = {
  file: 'people-counters.vtt',
  kind: 'renewal',
  // A Wednesday, half past one in the afternoon in Halifax (summer time).
  calledAt: '2037-10-14T16:30:00Z',
  timeZone: 'America/Halifax',
  owner: 'Clyde Gallant',
  us: ['Clyde'],
  people: [
    {
      id: 'lead-1',
      name: 'Peigi Landry',
      company: 'Saltbox Outfitters',
      email: 'plandry@saltboxoutfitters.example',
    },
    {
      id: 'lead-2',
      name: 'Emery Rudderham',
      company: 'Saltbox Outfitters',
      email: 'erudderham@saltboxoutfitters.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Peigi',
      words: /when would you know|list of closures/i,
      due: '2037-10-31',
    },
    { owner: 'us', assignee: 'Clyde', words: /rework the quote|quote for eighteen/i, due: '2037-10-15' },
    { owner: 'us', assignee: 'Clyde', words: /accuracy check/i, due: '2037-10-20' },
    {
      owner: 'us',
      assignee: 'Clyde',
      words: /credit on the nine|anything back for that/i,
      due: '2037-10-16',
    },
    { owner: 'them', assignee: 'Emery', words: /port opened|open it friday/i, due: '2037-10-16' },
    { owner: 'us', assignee: 'Verda', words: /verda|one-page how-to/i, due: '2037-10-19' },
    {
      owner: 'them',
      assignee: 'Peigi',
      words: /new quote in to her|on the twenty-second/i,
      due: '2037-10-22',
    },
  ],
  notActions: [
    // Refused.
    /hourly view|don't sell me/i,
    /side by side|two hands/i,
    /hold the price for three|not with stores closing/i,
    // Done already.
    /gave her those in september/i,
    /renewal went out/i,
    /retired up to/i,
    /moved the saturday shifts/i,
    /stepwell was in/i,
    /turkey/i,
    /two weeks old/i,
  ],
  open: [
    // The next talk is a meeting.
    /tuesday the twenty-seventh|fire drill/i,
    /half past three/i,
    /we can work with that/i,
    /one year it is/i,
    /a guess is fine|eighteen's a guess/i,
    /bring up moncton/i,
    /against what|four hours of video|counted by hand/i,
    /ask what we ever did/i,
    /need anything else/i,
    /i'd appreciate that|they do, yeah/i,
    /i'd like that noted|^noted/i,
    /signs a thing till january/i,
    // Remarks that may count as doubts.
    /nine days with nothing/i,
    /not a cent/i,
    /that's what they said about you/i,
    /wouldn't know where to click/i,
    /not a nickel over/i,
    /could be three/i,
  ],
  meetings: [
    {
      words: /twenty-seventh|27(?:th)? (?:of )?october|october 27|half past three/i,
      at: '2037-10-27T15:30',
    },
  ],
  budget: /eighteen[- ]five|\b18[,. ]?500|\b18\.5 ?k/i,
  notBudget: [/\b19[,. ]?050/i, /\b17[,. ]?160/i, /\b1[,. ]?900/i],
  decisionMaker: /roberta|slaunwhite|\bcfo\b/i,
  timeline:
    /thirteenth of november|november (?:thirteenth|13)|\b13(?:th)? (?:of )?november|2037-11-13|november (?:thirtieth|30)|2037-11-30/i,
  competitors: ['Stepwell'],
  notCompetitors: [
    'Doorwise',
    'Saltbox Outfitters',
    'Verda',
    'Wallace',
    'Moncton',
    'Bridgewater',
    'Dartmouth',
    'Baddeck',
  ],
  objections: [
    { kind: 'price', words: /eleven percent|can't swallow/i },
    { kind: 'need', words: /we're closing some|door that's locked/i },
    { kind: 'trust', words: /fourteen hundred|the other twenty-one/i },
    { kind: 'competitor', words: /stepwell was in|half of what you charge/i },
  ],
  lead: {
    name: 'Peigi Landry',
    company: 'Saltbox Outfitters',
    email: 'plandry@saltboxoutfitters.example',
  },
  mailTo: 'plandry@saltboxoutfitters.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:19[,. ]?050|17[,. ]?160|1[,. ]?900)/i,
    /(?:peigi|emery|wallace|clyde|verda)(?: landry| rudderham| gallant)? (?:signs|decides|approves|is the decision)/i,
    /three[- ]year (?:term|deal|contract|renewal) (?:is|was|has been) (?:agreed|accepted|signed)/i,
    /hourly view (?:is|was|has been) (?:agreed|ordered|accepted|added)/i,
    /(?:side[- ]by[- ]side|trial|pilot)[^.]{0,20} (?:is|was|has been) (?:agreed|planned)/i,
    /(?:meeting|call) (?:is |was )?(?:agreed|set|booked|fixed|scheduled) (?:for|on) [^.]{0,24}(?:at two|2 ?p\.?m|14:00)/i,
  ],
  mood: 'mixed',
}
