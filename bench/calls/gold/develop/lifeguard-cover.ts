import type { CallGold } from '../call-gold.ts'

/** Arizona; a retirement community's guards are to be renewed; ninety-six five is what was handed down; the treasurer has the last word, Gus signed once; the pools open in May. */
export const lifeguardCover: CallGold = {
  file: 'lifeguard-cover.txt',
  kind: 'renewal',
  // A Tuesday, nine in the morning in Arizona.
  calledAt: '2039-03-22T16:00:00Z',
  timeZone: 'America/Phoenix',
  owner: 'Quentin Marsh',
  us: ['Quentin'],
  people: [
    {
      id: 'lead-1',
      name: 'Yesenia Ortega',
      company: 'Saguaro Bluffs',
      email: 'yesenia@saguarobluffs.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Quentin',
      words:
        /rework the schedule|new number by thursday|^(?:yesenia: )?thursday works|drop a position|without the slide/i,
      due: '2039-03-24',
    },
    {
      owner: 'us',
      assignee: 'Quentin',
      words:
        /put that in the contract|credit if we miss|see the language|end of this week|counsel has to read|contract language/i,
      due: '2039-03-25',
    },
    {
      owner: 'them',
      assignee: 'Yesenia',
      words: /ask our broker|know on monday|what does your insurer/i,
      due: '2039-03-28',
    },
    {
      owner: 'them',
      assignee: 'Yesenia',
      words: /pool hours|final hours|by april 1st/i,
      due: '2039-04-01',
    },
    {
      owner: 'us',
      assignee: 'Evan',
      words: /his report|by that thursday|inspection report/i,
      due: '2039-04-07',
    },
  ],
  notActions: [
    /give her a call|please don't|winifred is my department/i,
    /if thursday's number is ugly/i,
    /swim lessons|two weeks a year/i,
    /gus moved/i,
    /a towel on it|sat in it myself/i,
    /paid the county/i,
    /haven't opened it/i,
    /letter framed/i,
    /joke about aerobics/i,
    /say out loud at an annual/i,
    /last year it came in/i,
    /umbrellas/i,
  ],
  open: [
    // The inspection's day is agreed; a meeting to most readers, a task of Evan's to some.
    /5th of april|tuesday the 5th|evan walks|when can he come/i,
    /guards on all three/i,
    // The rival is told, to some an objection.
    /desert chair/i,
    /if it's a condition/i,
    /last word on anything/i,
    /standby guard/i,
    /talk soon/i,
    /a planter now/i,
    /two hundred and fifty a shift/i,
    /gate code/i,
    /no jokes/i,
    /how it lands|what would land/i,
  ],
  meetings: [{ words: /5th of april|tuesday the 5th/i, at: '2039-04-05T08:00' }],
  budget: /ninety-six|\b96[.,]5|\b96[,. ]?500|\b96\b/i,
  notBudget: [
    /eighty-eight thousand|\b88[,. ]?200/i,
    /a hundred and four\b|\b104\b|\b104[,. ]?000|\b104 ?k/i,
    /two hundred and fifty|\b250\b/i,
    /thirty-two hundred|\b3[,. ]?200\b/i,
  ],
  decisionMaker: /winifred|\bpike\b|treasurer/i,
  timeline: /may 7|may seventh|7(?:th)? (?:of )?may|2039-05-07/i,
  competitors: ['Desert Chair'],
  notCompetitors: ['Blue Whistle', 'Saguaro Bluffs', 'Sandpiper', 'Gus', 'Evan', 'Mesa', 'Tucson'],
  objections: [
    { kind: 'price', words: /eighteen percent|say out loud|a hundred and four\. i have/i },
    { kind: 'trust', words: /two no-shows|a towel on it|before my name goes|what's different/i },
    {
      kind: 'need',
      words: /why we have guards at all|swim at your own risk|great answer for them|nobody's drowned/i,
    },
  ],
  lead: { name: 'Yesenia Ortega', company: 'Saguaro Bluffs', email: 'yesenia@saguarobluffs.example' },
  mailTo: 'yesenia@saguarobluffs.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:88|104|250|3[,. ]?200|eighty-eight|a hundred and four|thirty-two)/i,
    /(?:yesenia|gus|evan)(?: ortega)? (?:signs|decides|approves|is the decision)/i,
    /quentin(?: marsh)? (?:will|to) (?:call|contact|ring) (?:winifred|pike)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april 1|april 5|july)/i,
  ],
  mood: 'mixed',
}
