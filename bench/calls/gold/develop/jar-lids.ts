import type { CallGold } from '../call-gold.ts'

/** Jamaica; a maker of lids from Trinidad calls a sauce factory; no budget and no date are told; the finance chief decides since the sale; a visit, a fair and an introduction are declined. */
export const jarLids: CallGold = {
  file: 'jar-lids.txt',
  kind: 'qualification',
  // A Friday, ten in the morning in Jamaica.
  calledAt: '2044-02-12T15:00:00Z',
  timeZone: 'America/Jamaica',
  owner: 'Keisha Ramlogan',
  us: ['Keisha'],
  people: [{ id: 'lead-1', name: 'Desmond Pryce', company: 'Blue Mahoe Sauces', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Keisha',
      words: /lab results|test to show that|mona i trust/i,
      due: '2044-02-12',
    },
    {
      owner: 'us',
      assignee: 'Keisha',
      words:
        /look at some samples|hundred of each|you could send them|should the samples go|courier on monday|spanish town road|name on (?:it|the box)/i,
      due: '2044-02-15',
    },
    {
      owner: 'them',
      assignee: 'Shanice',
      words: /shanice|drawing of the glass|the neck i need/i,
      due: '2044-02-12',
    },
    {
      owner: 'us',
      assignee: 'Keisha',
      words: /smallest order|two pallets|production manager|hear from me by wednesday|that i'd like to know/i,
      due: '2044-02-17',
    },
  ],
  notActions: [
    /introduce me to her|not before i know/i,
    /trade show|fly for lids/i,
    /pass by the plant|leave march alone/i,
    /if the samples hold up|if they hold up/i,
    /not going to tell you/i,
    /used to be me alone/i,
    /bring back eleven pallets/i,
    /giving them to the schools/i,
    /couldn't close them/i,
    /accountant cries/i,
  ],
  open: [
    // No certain agreement to call again.
    /after easter|before easter/i,
    // What he will do with the samples.
    /upside down in vinegar/i,
    /for doubles/i,
    /costs me nothing/i,
    /then i'll be quick|couple of minutes/i,
    // To some the same doubt or another one.
    /enough there for months|back where i started/i,
    /seventeen, and we/i,
    /hold vinegar/i,
    /couldn't tell you offhand|when the stock goes down/i,
    /sauce is calling/i,
    /guard will keep it/i,
    /that part is true/i,
    /i had to ask/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/\b41\b/i, /\b47\b/i, /\b6 dollars/i],
  decisionMaker: /althea|grant|\bcfo\b/i,
  timeline: null,
  competitors: ['Tropix Packaging'],
  notCompetitors: ['Lidcraft', 'Blue Mahoe', 'Mona', 'Shanice', 'Colombia', 'Toronto', 'Miami'],
  objections: [
    { kind: 'need', words: /don't need any right now|warehouse is full|enough there for months/i },
    { kind: 'price', words: /too dear|same piece of tin/i },
    { kind: 'trust', words: /wary of any new lid|ate the lining|eleven pallets/i },
  ],
  lead: { name: 'Desmond Pryce', company: 'Blue Mahoe Sauces', email: 'd.pryce@bluemahoe.example' },
  mailTo: 'd.pryce@bluemahoe.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|us|jmd|\$)? ?(?:41|47|6\b|400)/i,
    /(?:desmond|shanice|keisha|accountant)(?: pryce| ramlogan)? (?:signs|decides|approves|is the decision)/i,
    /keisha(?: ramlogan)? (?:will|to) (?:visit|pass by|meet|call miss|contact miss)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march|may\b|easter|april)/i,
    /desmond(?: pryce)? (?:will|to) (?:introduce|attend|order|visit)/i,
  ],
  mood: 'mixed',
}
