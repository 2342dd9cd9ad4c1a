import type { CallGold } from '../call-gold.ts'

/** Ireland; a cardboard baler shown on video to a furniture warehouse in Cork: six skips a week, a pipe above the only free corner, an owner who dislikes sales visits, and December. */
export const wasteBalers: CallGold = {
  file: 'waste-balers.vtt',
  kind: 'demo',
  // A Thursday, ten in the morning in Ireland (summer time).
  calledAt: '2035-06-14T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Niamh Hession',
  us: ['Niamh', 'Declan'],
  people: [
    {
      id: 'lead-1',
      name: 'Fergus Tuohy',
      company: 'Lee Valley Furniture',
      email: 'fergus.tuohy@leevalley.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Niamh',
      words: /calculation|own figures/i,
      due: '2035-06-20',
    },
    {
      owner: 'them',
      assignee: 'Fergus',
      words: /skip invoices|the last twelve|last 12/i,
      due: '2035-06-15',
    },
    {
      owner: 'them',
      assignee: 'Kevin',
      words: /kevin|measure|height and|photo of the plug/i,
      due: '2035-06-14',
    },
    {
      owner: 'us',
      assignee: 'Niamh',
      words: /risk assessment/i,
      due: '2035-06-18',
    },
    {
      owner: 'us',
      assignee: 'Niamh',
      words: /service manager|could you ask him|his answer|one day for december/i,
      due: '2035-06-22',
    },
    {
      owner: 'us',
      assignee: 'Niamh',
      words: /garden centre|mallow|about a visit|see one at work|customer near/i,
      due: '2035-06-19',
    },
    {
      owner: 'them',
      assignee: 'Fergus',
      words: /wardrobe box|those boxes|longest box/i,
      due: '2035-06-18',
    },
  ],
  notActions: [
    /i'll open it now/i,
    /going to load it/i,
    /always do that on the day/i,
    /if you'd like to rent|we don't rent/i,
    /if you take the service contract/i,
    /have to think about that/i,
    /spare machines|within two working days/i,
    /came to cork|doesn't like sales visits/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 28th/i,
    // He may speak to the owner himself.
    /leave that to me/i,
    /what about training/i,
    /show them a cycle/i,
    /three-phase/i,
    /best thing/i,
    // Remarks that may count as doubts.
    /look at these machines very carefully|lost two fingers/i,
    /pipe above it|only free corner/i,
    /won't be more|on racking/i,
    /blank page/i,
    /breaks down in december/i,
  ],
  meetings: [{ words: /thursday the 28th/i, at: '2035-06-28T14:00' }],
  budget: /\b16[,. ]?000|\b16k/i,
  notBudget: [/\b30[,. ]?000/i, /€95\b/i, /\b13[,. ]?900/i, /\b320\b/i, /\b45[,. ]?000/i, /\b640\b/i],
  decisionMaker: /lehane|desmond|owner/i,
  timeline: /(?:first|\b1|1st) (?:of )?september|september 1\b|(?:start|beginning) of september|2035-09-01/i,
  competitors: [],
  notCompetitors: ['Greenway Waste', 'Greenway'],
  objections: [
    { kind: 'need', words: /not convinced|from february to may/i },
    // The response time of our service.
    { kind: 'trust', words: /two days is too long|block our fire exit/i },
  ],
  lead: { name: 'Fergus Tuohy', company: 'Lee Valley Furniture', email: 'fergus.tuohy@leevalley.example' },
  mailTo: 'fergus.tuohy@leevalley.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:13[,. ]?900|45[,. ]?000|30[,. ]?000)/i,
    /(?:fergus|orla|kevin)(?: tuohy| keane)? (?:decides|signs|approves|is the decision)/i,
    /niamh (?:will|is to|should|plans to) (?:visit|come to|travel to|go to) cork/i,
    /rent(?:al|ing)? (?:is|was) (?:agreed|accepted|preferred)/i,
    /declan (?:will|is to) lend/i,
    /one[- ]day response (?:in december )?(?:is|was) (?:agreed|promised|confirmed)/i,
  ],
  mood: 'positive',
}
