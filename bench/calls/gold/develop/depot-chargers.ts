import type { CallGold } from '../call-gold.ts'

/** England; one colleague hands over to another before the signature, and the customer names three conditions: a link, the grid, the years. */
export const depotChargers: CallGold = {
  file: 'depot-chargers.txt',
  kind: 'handover',
  // A Thursday, three in the afternoon in England.
  calledAt: '2035-02-08T15:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Ivor Strand',
  us: ['Ivor', 'Hettie'],
  people: [
    {
      id: 'lead-1',
      name: 'Pru Denby',
      company: 'Castlegate Couriers',
      email: 'pru.denby@castlegate.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Hettie',
      words: /from our developers|in writing by wednesday/i,
      due: '2035-02-14',
    },
    {
      owner: 'us',
      assignee: 'Hettie',
      words: /have one that says it|new quote|quote in two steps/i,
      due: '2035-02-16',
    },
    {
      owner: 'them',
      assignee: 'Pru',
      words: /drawing of the drains|landlord|could you ask him|ring him tomorrow/i,
      due: '2035-02-09',
    },
    {
      owner: 'us',
      assignee: 'Ivor',
      words: /fuse board|in the file tonight|before you're on a ferry/i,
      due: '2035-02-08',
    },
    { owner: 'us', assignee: 'Hettie', words: /test report/i, due: '2035-02-08' },
  ],
  notActions: [
    /ring roland|not yet, please|nothing right to/i,
    /solar roof|i said no\. twice|three times, then/i,
    /approved in november/i,
    /five for a bakery/i,
    /came by on tuesday/i,
    /i can add, don't worry/i,
    /he reads everything twice/i,
    /carol did before/i,
    /i said it was possible/i,
  ],
  open: [
    // The visit is a meeting.
    /are you there on tuesday|tuesday the thirteenth|half past eight/i,
    // How the quote is to be written; a part of it.
    /how i'll write it|that's not what the quote says/i,
    // The work itself.
    /then we split it|have to be charged/i,
    // A rival's lower price, told without weight.
    /they're at 41,000/i,
    /takes over from me/i,
    /postcard/i,
    /bring boots/i,
    /five i could defend/i,
    // Neighbours; to some a worry.
    /these things hum/i,
    // The same condition once more.
    /not to be possible/i,
    /three things between/i,
    /on the fourteenth of may/i,
    /minus the kettle/i,
  ],
  meetings: [{ words: /tuesday the thirteenth|half past eight/i, at: '2035-02-13T08:30' }],
  budget: /\b48[,. ]?000|\b48k/i,
  notBudget: [/\b46[,. ]?200/i, /\b41[,. ]?000|\b41k/i, /\b2[,. ]?150/i, /\b1[,. ]?900/i],
  decisionMaker: /roland|tranter|managing director/i,
  timeline: /fourteenth of may|may 14|14(?:th)? (?:of )?may|2035-05-14/i,
  competitors: ['Plugwell'],
  notCompetitors: ['Voltyard', 'Castlegate Couriers', 'Routemaster', 'Carol'],
  objections: [
    { kind: 'need', words: /without that link|has to tell the chargers/i },
    { kind: 'timing', words: /may isn't going to happen|bigger connection before/i },
    // A term of ten years.
    { kind: 'timing', words: /tie ourselves down|you want ten years|lease on the yard/i },
  ],
  lead: { name: 'Pru Denby', company: 'Castlegate Couriers', email: 'pru.denby@castlegate.example' },
  mailTo: 'pru.denby@castlegate.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:46|41|2[,. ]?150|1[,. ]?900)/i,
    /(?:pru|carol|hettie|ivor)(?: denby| ormond| strand)? (?:signs|decides|approves|is the decision)/i,
    /hettie(?: ormond)? (?:will|to|should) (?:ring|call|contact|meet)[^.]{0,12}roland/i,
    /ivor(?: strand)? (?:will|to) (?:send|write|prepare) (?:the |a )?(?:new )?quote/i,
    /(?:castlegate|pru)(?: couriers| denby)? (?:wants|ordered|accepted|will take)[^.]{0,12}solar/i,
    /contract (?:is |was |has been )signed/i,
  ],
  mood: 'positive',
}
