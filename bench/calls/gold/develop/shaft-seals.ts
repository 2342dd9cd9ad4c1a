import type { CallGold } from '../call-gold.ts'

/** South Africa; a sugar mill bargains over shaft seals: 2.24 million against 1.9, three failed in six weeks, 71 instead of 84, no date for the start. */
export const shaftSeals: CallGold = {
  file: 'shaft-seals.txt',
  kind: 'negotiation',
  // A Wednesday, two in the afternoon in Durban; the 21st is a public holiday.
  calledAt: '2029-03-14T12:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Lindiwe Mthembu',
  us: ['Lindiwe'],
  people: [
    { id: 'lead-1', name: 'Pieter Naudé', company: 'Inkonka Sugar', email: 'pnaude@inkonkasugar.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Rashid',
      words: /your driver|to (?:the|lindiwe's) driver|the one in the bag/i,
      due: '2029-03-15',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /report on (?:it|the)|cut it open|lab report|with pictures, please|report with pictures/i,
      due: '2029-03-28',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words:
        /three that failed|replace (?:those|the three)|they leave here|three (?:failed|replacement) seals/i,
      due: '2029-03-19',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /redo the offer|change the 84|new offer|revised offer|tomorrow by lunch/i,
      due: '2029-03-15',
    },
    {
      owner: 'them',
      assignee: 'Rashid',
      words: /shift books|make sure of the 71|confirm .*\b71\b/i,
      due: '2029-03-16',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /chetty|consignment/i,
      due: '2029-03-20',
    },
    { owner: 'us', assignee: 'Lindiwe', words: /sipho|ask him for a date|night shift/i, due: null },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /\bbee\b|new certificate|vendor desk/i,
      due: '2029-03-14',
    },
  ],
  notActions: [
    // Refused or put off.
    /signed for two seasons|we sign for one/i,
    /eight percent off everything|one thing after the other/i,
    /thirty days instead|not a chance/i,
    /come up and meet her|doesn't see suppliers/i,
    // Conditional.
    /i just change it/i,
    // Done already.
    /spares list in january|it's on the wall/i,
    /softer hammer/i,
    /put my coffee on it/i,
  ],
  open: [
    /give me until monday/i,
    /then you get it at the same price|one more in november/i,
    /lay on our shelf/i,
    /i have to explain that/i,
    /then we buy fewer/i,
    /go down four percent/i,
    /no date\. the old one/i,
    // Remarks that may count as doubts.
    /second one depends on the rain/i,
    /head office pays when/i,
    /did six weeks|third one since january/i,
    /leak like my roof/i,
    /any cheaper/i,
    /at 1\.9 i'd be paying/i,
    /not over a million/i,
    /nothing left to complain/i,
  ],
  meetings: [],
  budget: /one point nine million|\b1[.,]9\b ?(?:m\b|mill?ion)?|\b1[,. ]?900[,. ]?000/i,
  notBudget: [
    /\b2\.24/i,
    /\b2\.15/i,
    /\b1\.82/i,
    /down to 2\.1\b/i,
    /\b300[,. ]?000/i,
    /\b19[,. ]?500/i,
    /\b26[,. ]?700/i,
  ],
  decisionMaker: /thandeka|dlamini|head of procurement/i,
  // The old agreement rolls on; there is no date.
  timeline: null,
  competitors: ['Kudu'],
  notCompetitors: ['Inkonka Sugar', 'Sipho', 'Chetty'],
  objections: [
    { kind: 'price', words: /walk in there with eleven|eleven percent more/i },
    { kind: 'competitor', words: /kudu wants/i },
    { kind: 'trust', words: /another box like that|all from the same box/i },
  ],
  lead: { name: 'Pieter Naudé', company: 'Inkonka Sugar', email: 'pnaude@inkonkasugar.example' },
  mailTo: 'pnaude@inkonkasugar.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:r|zar)? ?(?:2\.24|2\.15|2\.1\b|1\.82|300)/i,
    /(?:pieter|rashid|chetty)(?: naudé)? (?:decides|approves|is the decision)/i,
    /lindiwe(?: mthembu)? (?:will|to|should) (?:meet|visit|see) (?:thandeka|mrs dlamini)/i,
    /consignment (?:was|has been) (?:agreed|approved|granted)/i,
    /(?:thirty|30)[- ]days? (?:payment )?(?:is|was|were) (?:agreed|accepted)/i,
    /two[- ]seasons? (?:is|was|were|agreement) (?:agreed|signed|accepted)/i,
    /(?:juice pumps?|eight percent) (?:is|are|was|were) (?:agreed|included)/i,
  ],
  mood: 'mixed',
}
