import type { CallGold } from '../call-gold.ts'

export const sachetWater: CallGold = {
  file: 'sachet-water.txt',
  kind: 'discovery',
  // A Monday, two in the afternoon in Enugu.
  calledAt: '2027-10-04T13:00:00Z',
  timeZone: 'Africa/Lagos',
  owner: 'Tunde Bakare',
  us: ['Tunde'],
  people: [{ id: 'lead-1', name: 'Adaeze Okonkwo', company: 'Coal City Table Water', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Emeka',
      words: /want to see the reject figures|snap the pages/i,
      due: '2027-10-04',
    },
    {
      owner: 'them',
      assignee: 'Adaeze',
      words: /post me a sample roll|drop a roll/i,
      due: '2027-10-07',
    },
    {
      owner: 'us',
      assignee: 'Tunde',
      words: /video of the test run/i,
      due: '2027-10-11',
    },
    {
      owner: 'us',
      assignee: 'Tunde',
      words: /electrical data sheet|he reads everything/i,
      due: '2027-10-05',
    },
    {
      owner: 'us',
      assignee: 'Tunde',
      words:
        /single-head option|that is the fifteenth|see it, and let me know|what the single-head one can do/i,
      due: '2027-10-15',
    },
    {
      owner: 'them',
      assignee: 'Adaeze',
      words: /show him the reject figures/i,
      due: '2027-10-09',
    },
    {
      owner: 'us',
      assignee: 'Tunde',
      words: /address out of our list|remove that one too/i,
      due: '2027-10-04',
    },
  ],
  notActions: [
    /borehole/i,
    /write to chief also|i won't use it/i,
    /you could pass by|maybe, if there is no traffic/i,
    /might change all four|dream quietly/i,
    /asked us to call by two/i,
  ],
  open: [
    // The condition of the video, and its acceptance.
    /let it show the counter|it will show the counter/i,
    // A part of the quotation, whose day is not said again.
    /i would like that\. two days|what of training|two days at the machine/i,
    // What the uncle thinks: a need to one, a report of a third to another.
    /made him a chief/i,
    // Complaints of the old machines and of their technician.
    /left with my spanner|sealing jaws are finished|water on the floor/i,
    // The refusal of a side offer.
    /leave the borehole/i,
    // A grumble beside the price.
    /it will not grow/i,
    // A week to avoid.
    /then the second week/i,
    // The address to use.
    /use adaeze@/i,
  ],
  meetings: [{ words: /tuesday the nineteenth|monday the eighteenth/i, at: '2027-10-19T11:00' }],
  budget: /fifteen million|fifteen for two|\b15(?:\.0)? ?(?:million|m\b)|\b15[,. ]?000[,. ]?000/i,
  notBudget: [
    /one point two million|\b1[.,]2 ?(?:million|m\b)|\b1[,.]200[,.]000/i,
    /nine point five|\b9[.,]5\b|\b9[,.]500[,.]000/i,
    /seven point five|\b7[.,]5\b|\b7[,.]500[,.]000/i,
    /fifty-naira/i,
  ],
  decisionMaker: /benedict|chief|uncle/i,
  timeline: /first of december|1 december|december 1|december|dry season/i,
  competitors: [],
  notCompetitors: ['Fillmaster', 'NEPA', 'NAFDAC', 'WhatsApp', 'Onitsha', 'Ogui Road'],
  objections: [
    { kind: 'trust', words: /not convinced that they can survive/i },
    { kind: 'price', words: /that price is too high/i },
    { kind: 'authority', words: /without his signature no machine/i },
    { kind: 'timing', words: /nobody can install anything then/i },
    { kind: 'trust', words: /trust nobody on spares/i },
  ],
  lead: { name: 'Adaeze Okonkwo', company: 'Coal City Table Water', email: 'adaeze@coalcitywater.example' },
  mailTo: 'adaeze@coalcitywater.example',
  never: [
    /(?:adaeze|emeka|chidi)(?: okonkwo| ude)? (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:₦|ngn|n)? ?(?:9[.,]5|7[.,]5|1[.,]2)/i,
    /(?:will|to) (?:supply|install|quote) (?:a|the) (?:borehole|reverse)/i,
    /(?<!(?:\bnot|n't|never|no need to|should i) )(?:write to|email|mail) (?:the )?(?:chief|chidi)/i,
    /(?:order|buy|replace)(?:s|ed)? (?:all )?four (?:new )?machines/i,
  ],
  mood: 'mixed',
}
