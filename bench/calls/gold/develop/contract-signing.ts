import type { CallGold } from '../call-gold.ts'

/** Canada; electronic signatures for a firm that leases farm machines: 1.80 or 1.55 an envelope, fourteen thousand, a rival at 1.40, a minimum that goes and a start that moves to November. */
export const contractSigning: CallGold = {
  file: 'contract-signing.vtt',
  kind: 'negotiation',
  // A Wednesday, two in the afternoon in Winnipeg (summer time).
  calledAt: '2040-09-12T19:00:00Z',
  timeZone: 'America/Winnipeg',
  owner: 'Nathalie Gagnon',
  us: ['Nathalie'],
  people: [
    {
      id: 'lead-1',
      name: 'Doug Petrenko',
      company: 'Prairie Lease',
      email: 'doug.petrenko@prairielease.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Nathalie',
      words: /ask pierre|his answer by|pierre's answer|know on friday|1\.55, and/i,
      due: '2040-09-14',
    },
    {
      owner: 'them',
      assignee: 'Doug',
      words: /counts by month|monthly (?:envelope )?(?:counts|numbers)|spread over the year/i,
      due: '2040-09-17',
    },
    {
      owner: 'us',
      assignee: 'Nathalie',
      words: /take the minimum out|new draft|(?:without|remove|removing) the minimum/i,
      due: '2040-09-13',
    },
    {
      owner: 'us',
      assignee: 'Amit',
      words:
        /amit|say the 20th|the 20th, then|(?<!know )where (?:the|their|all) documents are (?:stored|kept)|want it on paper/i,
      due: '2040-09-20',
    },
    { owner: 'them', assignee: 'Doug', words: /kathleen/i, due: null },
    {
      owner: 'them',
      assignee: 'Doug',
      words: /tarnow|email it to you tonight|connection on the lease system/i,
      due: '2040-09-12',
    },
    {
      owner: 'us',
      assignee: 'Nathalie',
      words: /test account|open one for him|\bwei\b/i,
      due: '2040-09-12',
    },
  ],
  notActions: [
    /fifteen thousand tier/i,
    /pay the year up front|quarterly, like/i,
    /training in person|somebody to brandon/i,
    /logo/i,
    /talk to a customer of ours|if it all runs well/i,
    /snow blower/i,
    /1\.70 on my own/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 18th|speak again once/i,
    /if pierre says no/i,
    /everything's in quebec/i,
    // Remarks that may count as doubts.
    /first number/i,
    /before that's finished|october 1 is gone/i,
    /fewer than eight thousand|don't want that in there/i,
    /fifteen thousand leases|quarterly, like/i,
    /ask me in a year|not before/i,
  ],
  meetings: [{ words: /tuesday the 18th/i, at: '2040-09-18T10:00' }],
  budget: /\b14[,. ]?000\b|\b14k\b|fourteen thousand/i,
  notBudget: [/18,900/, /16,200/, /thirty thousand/i, /twenty thousand/i],
  decisionMaker: /marlene/i,
  timeline: /november 5|\b5(?:th)? (?:of )?november|2040-11-05/i,
  competitors: ['Signaro'],
  notCompetitors: ['Tarnow', 'Calgary'],
  objections: [
    { kind: 'price', words: /still too much|not a dollar more/i },
    { kind: 'competitor', words: /signaro quoted|hard to argue with/i },
    { kind: 'trust', words: /sits in ohio|can't use you/i },
  ],
  lead: {
    name: 'Doug Petrenko',
    company: 'Prairie Lease',
    email: 'doug.petrenko@prairielease.example',
  },
  mailTo: 'doug.petrenko@prairielease.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:30[,. ]?000|20[,. ]?000|16[,. ]?200|18[,. ]?900)/i,
    /(?:doug|kathleen|wei|pierre)(?: petrenko)? (?:decides|signs|is the decision)/i,
    /(?:go live|going live|live|start) (?:on|by) october 1\b/i,
    /price of \$?1\.55 (?:was|is|has been) (?:agreed|accepted|approved)/i,
    /(?:will|agreed to) pay (?:annually|up front|the year up front)/i,
    /logo (?:may|can|will) be (?:used|put)/i,
  ],
  mood: 'mixed',
}
