import type { CallGold } from '../call-gold.ts'

/** Kenya; brake testers for three garages before a new rule, imported by the colleague who met them at the fair: 6.5 million against 8.7, spare parts, the owner flies on Thursday. */
export const brakeTesters: CallGold = {
  file: 'brake-testers.txt',
  kind: 'imported',
  // A Tuesday, ten in the morning in Nairobi.
  calledAt: '2044-05-10T07:00:00Z',
  timeZone: 'Africa/Nairobi',
  // Not in the call.
  owner: 'Peter Njoroge',
  us: ['Wanjiru'],
  people: [{ id: 'lead-1', name: 'Brian Otieno', company: 'Lakeview Motors', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words:
        /make you a quote|have the quote|send it to her secretary|could it be earlier|quote (?:for|to|by)/i,
      due: '2044-05-11',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /stock list|friday is fine|(?:spare )?parts list/i,
      due: '2044-05-13',
    },
    {
      owner: 'them',
      assignee: 'Otieno',
      words: /drawings|take pictures|them this evening/i,
      due: '2044-05-10',
    },
    {
      owner: 'us',
      assignee: 'Kamau',
      words: /(?<!that )kamau\b|come by on thursday|measures? the (?:floor|concrete)/i,
      due: '2044-05-12',
    },
    {
      owner: 'them',
      assignee: 'Otieno',
      words: /tell the manager|that he's coming|(?:informs?|tells?) the nakuru manager|manager in nakuru/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Otieno',
      words: /electrician|by monday i can tell/i,
      due: '2044-05-16',
    },
    {
      owner: 'them',
      assignee: 'Mercy',
      words: /umoja|for their rates|hear from me by/i,
      due: '2044-05-31',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /thika|if you can visit|see a tester at work|on a saturday|mention that/i,
      due: null,
    },
  ],
  notActions: [
    // Refused.
    /used tester|no used ones/i,
    /ring her that day/i,
    // Conditional, or of others.
    /pro forma/i,
    /kenya power/i,
    /order by mid-june/i,
    /send its buses to nakuru/i,
    // Done already.
    /we bought a used lift/i,
    /already gone up/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 24th|half past ten/i,
    /greet peter|let him know/i,
    /leave that to me|calls from suppliers/i,
    /is thursday okay/i,
    /two days in each garage/i,
    // Remarks that may count as doubts.
    /no used ones/i,
    /then it's tight/i,
    /how are we to pay/i,
    /not sure about eldoret/i,
    /before i recommend it/i,
    /don't know how thick/i,
  ],
  meetings: [{ words: /tuesday the 24th|24 may|may 24/i, at: '2044-05-24T10:30' }],
  budget: /\b6\.5 ?(?:million|m\b)|\b6[,. ]?500[,. ]?000/i,
  notBudget: [/\b2\.9 ?m/i, /\b8\.7 ?m/i, /\b4 ?million/i, /\b1\.8 ?m/i],
  decisionMaker: /achieng|\bowner\b/i,
  timeline: /(?:\b1|1st) (?:of )?september|september 1\b|2044-09-01/i,
  competitors: [],
  notCompetitors: ['Axlecheck', 'Lakeview Motors', 'Umoja Bank', 'Kenya Power'],
  objections: [
    { kind: 'price', words: /far too much/i },
    { kind: 'trust', words: /the spare parts|four months for a sensor|standing still/i },
  ],
  lead: { name: 'Brian Otieno', company: 'Lakeview Motors', email: null },
  // The only address said is the secretary's.
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:ksh ?)?(?:4 ?million|8\.7 ?million|2\.9 ?million)/i,
    /(?:otieno|mercy|janet|garage managers?)(?: decides| approves| signs| is the decision)/i,
    /wanjiru (?:will|to|should) (?:call|ring|phone) mrs achieng/i,
    /quote (?:by|on) thursday/i,
    /(?:agreed|wants?|chose|accepted) (?:to buy )?(?:the |a )?used tester/i,
    /(?:umoja bank|kenya power) (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
