import type { CallGold } from '../call-gold.ts'

export const customsEntries: CallGold = {
  file: 'customs-entries.txt',
  kind: 'qualification',
  // A Monday, ten in the morning in Venlo.
  calledAt: '2027-10-25T08:00:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Naomi Asante',
  us: ['Naomi'],
  people: [{ id: 'lead-1', name: 'Jeroen Haverkamp', company: 'Haverkamp Groupage', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Saskia',
      words: /send me ten of your invoices|i'll send you ten by/i,
      due: '2027-10-27',
    },
    {
      owner: 'us',
      assignee: 'Naomi',
      words: /send you the results|okay\. i'm curious/i,
      due: '2027-11-01',
    },
    {
      owner: 'us',
      assignee: 'Naomi',
      words: /check with dev/i,
      due: '2027-10-26',
    },
    {
      owner: 'them',
      assignee: 'Jeroen',
      words: /share the technical documentation|let my nephew mail it/i,
      due: '2027-10-29',
    },
    { owner: 'them', assignee: 'Jeroen', words: /give her a summary/i, due: '2027-10-28' },
    {
      owner: 'us',
      assignee: 'Naomi',
      words: /security sheet|put under the summary/i,
      due: '2027-10-25',
    },
  ],
  notActions: [
    /module for that|to ireland goes|won't mention it again/i,
    /send you a case study|same photo of a man|man with a tablet/i,
    /hire a student/i,
    /annelies want to be on the next/i,
    /about the other depot|do the dahlia first/i,
    /put my colleague on/i,
  ],
  open: [
    // Half a promise, and its leave.
    /a lower tier|see it, by all means/i,
    // Half a promise with an if.
    /wants never to be on a call/i,
    // The answer to the price's joke.
    /go on holiday/i,
    // The doubt of the link: a condition to one, an objection to another.
    /without that we can stop here/i,
    // Doing nothing: a choice to one, a joke to another.
    /looked at doing nothing|^(?:saskia: )?i leave\. no/i,
    // An idea for the training, and its refusal.
    /two-hour bits|i have children/i,
    // The refusals of side offers.
    /one truck we don't need|please not\. it's always/i,
    // What goes wrong today.
    /a truck stands in harwich|every single one|typing the double/i,
    // Where it goes.
    /take jeroen@|to jeroen, then|for the papers it's jeroen/i,
    // The paper, before it was promised.
    /ask where the data is|is it in europe/i,
    // The set-up's own sum.
    /start in early december/i,
  ],
  meetings: [{ words: /wednesday the third|at ten comes the truck/i, at: '2027-11-03T11:00' }],
  budget: /twenty-four|\b24[,. ]?000|\b24k/i,
  notBudget: [
    /thirty-five thousand|\b35[,. ]?000|\b35k/i,
    /thirty thousand|thirty is a lot|for thirty\b|\b30[,. ]?000|\b30k/i,
  ],
  decisionMaker: /annelies|bosman|managing director/i,
  timeline: /thirty-first of january|31 january|january/i,
  competitors: [],
  notCompetitors: ['Clearpoint', 'Dev', 'Harwich', 'Urk', 'Lisse', 'Rotterdam'],
  objections: [
    { kind: 'trust', words: /don't trust a machine with the codes/i },
    { kind: 'price', words: /thirty is a lot|above what this work is worth/i },
    { kind: 'authority', words: /i may not sign it/i },
    { kind: 'timing', words: /can't train on anything until/i },
  ],
  lead: {
    name: 'Jeroen Haverkamp',
    company: 'Haverkamp Groupage',
    email: 'jeroen@haverkampgroupage.example',
  },
  mailTo: 'jeroen@haverkampgroupage.example',
  never: [
    /(?:jeroen|saskia|the nephew)(?: haverkamp| de wit)? (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€? ?(?:30|35)[,. ]?(?:000|k)/i,
    /(?:agreed to|wants?) (?:the|an) (?:ireland|irish) module/i,
    /naomi (?:will|to) send (?:a|the) case study/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:call|email|invite) annelies/i,
    /(?:has|have|will) hired? (?:a|the) student/i,
  ],
  mood: 'mixed',
}
