import type { CallGold } from '../call-gold.ts'

/** Kenya; first call about cages for 10,000 hens: the bank gives 4 million and pays only at the end, the owner decides from Nairobi, and the only address that is said is the vet's. */
export const poultryCages: CallGold = {
  file: 'poultry-cages.txt',
  kind: 'qualification',
  // A Friday, nine in the morning in Kenya.
  calledAt: '2034-02-10T06:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Brian Otieno',
  us: ['Brian'],
  people: [{ id: 'lead-1', name: 'Mercy Chebet', company: 'Tumaini Farms', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Mercy',
      words: /photo of the page|write it down|power (?:cuts|failures|outages)|for the pump/i,
      due: '2034-02-10',
    },
    {
      owner: 'us',
      assignee: 'Brian',
      words: /release paper|like to see it, please|before five/i,
      due: '2034-02-10',
    },
    {
      owner: 'them',
      assignee: 'Mercy',
      words: /plan of the house|house plan|collect it from|at a funeral|the builder/i,
      due: '2034-02-15',
    },
    {
      owner: 'us',
      assignee: 'Brian',
      // The vet's copy is the same drawing.
      words: /quote with a drawing|send the drawing|drawing to dr|copy him/i,
      due: '2034-02-17',
    },
    {
      owner: 'us',
      assignee: 'Brian',
      words: /finance manager|grace|ring you about it/i,
      due: '2034-02-13',
    },
    {
      owner: 'us',
      assignee: 'Brian',
      words: /if a visit|one in naivasha|farm with your cages/i,
      due: null,
    },
  ],
  notActions: [
    /call him directly/i,
    /prepare it and then/i,
    /if you order this month/i,
    /young hens and feed/i,
    /within two days/i,
    /sent it on wednesday/i,
    /on thursday next week/i,
    /drives through naivasha/i,
  ],
  open: [
    // The visit is a meeting.
    /tuesday the 21st/i,
    /bring you a second one/i,
    /pair of boots|have my own/i,
    /picture on the phone/i,
    // Remarks that may count as doubts.
    /not the automatic one/i,
    /without that, we can't/i,
    /own speed/i,
    /if a drinker leaks/i,
    /goes off very often/i,
    /haven't fixed that/i,
    /happy with kenbird/i,
  ],
  meetings: [{ words: /tuesday the 21st/i, at: '2034-02-21T10:00' }],
  budget: /\b4(?:\.0)? ?(?:m\b|mn\b|million)|\b4[,. ]?000[,. ]?000/i,
  notBudget: [/4\.2 ?m/i, /5\.6 ?m/i, /\b3 ?m/i],
  decisionMaker: /kamau/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['Kenbird', 'Dr Barasa', 'Barasa'],
  objections: [
    { kind: 'timing', words: /six weeks|stuck at the port/i },
    { kind: 'price', words: /bank only pays|not one shilling/i },
  ],
  lead: { name: 'Mercy Chebet', company: 'Tumaini Farms', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:ksh|kes)? ?(?:4\.2|5\.6|3) ?m/i,
    /(?:mercy|dr barasa|grace|mr kamau's brother)(?: chebet)? (?:decides|signs|approves|is the decision)/i,
    /brian(?: otieno)? (?:will|to|should) call (?:mr )?kamau/i,
    /(?:mercy|kamau)(?: chebet)?(?:'s)? (?:e-?mail|address)(?: is)?:? ?jbarasa/i,
    /(?:50%|deposit) (?:is|was|has been) (?:agreed|accepted|paid)/i,
    /(?:brian|rift poultry systems) (?:will |to )?(?:supply|supplies) (?:the )?(?:young hens|feed)/i,
  ],
  mood: 'positive',
}
