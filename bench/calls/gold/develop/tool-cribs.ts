import type { CallGold } from '../call-gold.ts'

/** United States; a demo to an aircraft repairer: work orders that it has to write into, cameras that a union dislikes, one cabinet too many and a rival's ten weeks. */
export const toolCribs: CallGold = {
  file: 'tool-cribs.vtt',
  kind: 'demo',
  // A Tuesday, one in the afternoon in Kansas.
  calledAt: '2036-05-20T18:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Cleo Vantner',
  us: ['Cleo Vantner'],
  people: [
    {
      id: 'lead-1',
      name: 'Jocelyn Amos',
      company: 'Corbel Aero Repair',
      email: 'jocelyn.amos@corbelaero.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Cleo Vantner',
      words: /ask engineering|email you the version/i,
      due: '2036-05-21',
    },
    {
      owner: 'us',
      assignee: 'Cleo Vantner',
      words: /on paper, for the shop steward|one-page statement/i,
      due: '2036-05-23',
    },
    {
      owner: 'us',
      assignee: 'Cleo Vantner',
      words: /on a quote for you|when would i have it|thursday\. who signs/i,
      due: '2036-05-22',
    },
    {
      owner: 'them',
      assignee: 'Vernon Stokes',
      words: /drawing of the floor|dig it out tonight/i,
      due: '2036-05-20',
    },
  ],
  notActions: [
    /loaner on the floor|let me send it back/i,
    /opened that wing/i,
    /vernon did\. it was/i,
    /supervisor's phone rings/i,
    /deletes the hands/i,
    /then it's in a wing/i,
    /bring a flashlight/i,
    /loud morning/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday, the 27th|one works|call my line/i,
    // Shown during the demo.
    /let me show you the log|can you show us a calibration|watch drawer four/i,
    // An order that is not placed yet.
    /june 13th/i,
    /i'll be gentle/i,
    /when the power goes/i,
    /five i can live with/i,
    // They could do with one fewer.
    /paint shop doesn't need/i,
    /which version|we're on 7/i,
  ],
  meetings: [{ words: /tuesday, the 27th|one works|call my line/i, at: '2036-05-27T13:00' }],
  budget: /\b70[,. ]?000|\b70k/i,
  notBudget: [/\b28[,. ]?000/i, /\b9[,. ]?400/i, /\b75[,. ]?200/i, /\b6[,. ]?000\b/i, /\b65[,. ]?800/i],
  decisionMaker: /lettie|the president/i,
  timeline:
    /end of july|july 31|31(?:st)? (?:of )?july|2036-07-31|august 11|11(?:th)? (?:of )?august|faa audit/i,
  competitors: ['Toolmaster'],
  notCompetitors: ['Cribwise', 'Corbel Aero Repair', 'Skyledger', 'FAA', 'Lettie Corbel'],
  objections: [
    // An integration that they require.
    { kind: 'need', words: /write that into skyledger|without that i can't use it/i },
    { kind: 'trust', words: /the union's not going to|camera that looks at faces/i },
    { kind: 'price', words: /over what we have|has to cover the lot/i },
    { kind: 'timing', words: /ten weeks for delivery|out of time/i },
  ],
  lead: { name: 'Jocelyn Amos', company: 'Corbel Aero Repair', email: 'jocelyn.amos@corbelaero.example' },
  mailTo: 'jocelyn.amos@corbelaero.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:28|9[,. ]?400|75|65[,. ]?800|6[,. ]?000)/i,
    /(?:vernon|jocelyn|cleo)(?: stokes| amos| vantner)? (?:signs|decides|approves|is the decision)/i,
    /(?:loaner|trial cabinet) (?:is |was )?(?:agreed|accepted|will be (?:sent|delivered))/i,
    /cameras? (?:record|see|show)s? (?:the )?faces/i,
    /(?:order|contract) (?:is |was )(?:placed|signed)/i,
  ],
  mood: 'positive',
}
