import type { CallGold } from '../call-gold.ts'

export const grainSilos: CallGold = {
  file: 'grain-silos.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in South Australia.
  calledAt: '2027-09-14T00:30:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Priyanka Nair',
  us: ['Priyanka'],
  people: [{ id: 'lead-1', name: 'Leanne Kuchel', company: 'Kuchel Grain Storage', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Darren',
      words: /send me the drawings|get them to you by friday/i,
      due: '2027-09-17',
    },
    { owner: 'us', assignee: 'Priyanka', words: /coverage map|righto, do that/i, due: '2027-09-15' },
    {
      owner: 'us',
      assignee: 'Priyanka',
      words: /ask tom pedler|text you his number|that'd be good, thanks/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Priyanka',
      words: /do you a quote for eighteen|^(?:darren: )?beauty/i,
      due: '2027-09-21',
    },
    {
      owner: 'them',
      assignee: 'Darren',
      words: /take the quote round|sunday the twenty-sixth/i,
      due: '2027-09-26',
    },
    {
      owner: 'them',
      assignee: 'Leanne',
      words: /look at the yeelanna lids|take some photos/i,
      due: '2027-09-14',
    },
  ],
  notActions: [
    /temperature cable|leave the cables out|cables are out/i,
    /if i talked to her/i,
    /fertiliser shed|one shed at a time/i,
    /have to get a sparky/i,
    /put you on the big phone/i,
  ],
  open: [
    // Half a promise, before the whole one.
    /in a cupboard/i,
    // The refusals of a side offer.
    /leave mum to us|leave the cables out/i,
    // What the mother will say: a doubt to one, a joke to another.
    /climbed that ladder for forty years/i,
    // A worry about the fitting, answered at once.
    /you'd have to get a sparky/i,
    // A lead-in of the doubt, and of the signal.
    /what happens with the dust|one bar, if you stand/i,
    // Where the quote goes.
    /to me, leanne@|to you then, leanne|don't bother with that/i,
    // The way of the gateway, and no task.
    /keep my fingers crossed|that'd be the gateway/i,
    // The number of silos, before the answer.
    /all of them wouldn't fit/i,
  ],
  meetings: [{ words: /thursday the twenty-third|half past seven/i, at: '2027-09-23T07:30' }],
  budget: /twenty-five thousand|\b25[,. ]?000|\b25k/i,
  notBudget: [
    /eleven thousand|\b11[,. ]?000/i,
    /nine hundred|\$900\b/i,
    /fourteen hundred|\b1[,. ]?400\b/i,
    /ten grand|\b10[,. ]?000|\b10k/i,
    /eighteen dollars|\$18\b/i,
  ],
  decisionMaker: /coral|\bmum\b|mother/i,
  timeline: /twentieth of october|october|harvest/i,
  competitors: ['Gaugemate'],
  notCompetitors: ['Binsight', 'Pedler', 'Cummins', 'Yeelanna', 'Wanilla', 'Lock'],
  objections: [
    { kind: 'trust', words: /stuffed by christmas|don't believe any of these/i },
    { kind: 'competitor', words: /nine hundred a silo, so/i },
    { kind: 'price', words: /a lot to pay for reading/i },
    { kind: 'need', words: /no point putting a radar/i },
    { kind: 'authority', words: /over ten grand has to go past/i },
    { kind: 'timing', words: /nobody will touch it till january/i },
  ],
  lead: { name: 'Leanne Kuchel', company: 'Kuchel Grain Storage', email: 'leanne@kuchelgrain.example' },
  mailTo: 'leanne@kuchelgrain.example',
  never: [
    /(?:darren|leanne)(?: kuchel)? (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:a)?\$?(?:10|11)[,.]?000/i,
    /(?:will|to) (?:fit|supply|install|quote) (?:the )?(?:grain )?(?:temperature )?cables/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:call|phone|ring|email|talk to) (?:coral|mum)/i,
    /(?:quote|sensors?) for (?:all )?(?:22|twenty-two)/i,
  ],
  mood: 'positive',
}
