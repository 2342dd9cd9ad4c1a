import type { CallGold } from '../call-gold.ts'

/** Canada; a salesman who retires hands a smokehouse over to his successor: a whining fan, a service plan, a third kiln without a figure until the bank has been; a brother in Halifax says yes or no. */
export const smokeKilns: CallGold = {
  file: 'smoke-kilns.srt',
  kind: 'handover',
  // A Tuesday, ten in the morning in Nova Scotia (summer time).
  calledAt: '2036-04-22T13:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Danielle Comeau',
  us: ['Danielle', 'Roy'],
  people: [
    {
      id: 'lead-1',
      name: 'Morag MacVicar',
      company: 'Cape Ridge',
      email: 'morag@caperidge.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Pete', words: /\bpete\b|see to that fan/i, due: '2036-04-24' },
    { owner: 'us', assignee: 'Danielle', words: /renewal for the plan/i, due: '2036-04-25' },
    {
      owner: 'them',
      assignee: 'Morag',
      words: /have a look at that\?|send (?:\w+ ){0,3}spreadsheet/i,
      due: '2036-04-22',
    },
    { owner: 'us', assignee: 'Danielle', words: /comparison/i, due: '2036-04-30' },
    {
      owner: 'them',
      assignee: 'Angus',
      words: /leave hector to me|him at the christening|tell him then/i,
      due: '2036-04-27',
    },
    { owner: 'us', assignee: 'Roy', words: /no way in|\bcable\b/i, due: '2036-04-25' },
    {
      owner: 'them',
      assignee: 'Morag',
      words: /serial numbers|both plates/i,
      due: '2036-04-22',
    },
  ],
  notActions: [
    // Refused.
    /number one in trade|number one's not for sale/i,
    /should i do the same|stay out of the christening/i,
    /won't make one up/i,
    // Only if it fails.
    /if it doesn't read/i,
    // Done already.
    /ordered you that gasket|came last week/i,
    /got it all in a spreadsheet/i,
    /always gave hector/i,
    /stuck it there/i,
    /switched fellas/i,
  ],
  open: [
    // The next meeting.
    /wednesday the seventh/i,
    /may seventh/i,
    /may sixth/i,
    /mail it to me/i,
    /side of salmon/i,
    /reading it over her/i,
    /side door/i,
    /sooner show you/i,
    /it's doable/i,
    /write down nothing/i,
    /full drawer/i,
    /fan's been whining/i,
    /till the end of june/i,
    /under your service plan/i,
    /stays right where she is/i,
    /more a month/i,
    /when boston starts/i,
    /thirtieth's my last day/i,
    // Remarks that may count as doubts.
    /bank's coming/i,
    /used one|nordrauch/i,
    /what's that going to run me/i,
    /everything leaks/i,
    /what's it cost/i,
  ],
  meetings: [{ words: /the seventh|may seventh|may 7|7(?:th)? (?:of )?may/i, at: '2036-05-07T11:00' }],
  // No number until the bank has been.
  budget: null,
  notBudget: [
    /\b148[,. ]?000|hundred and forty-eight thousand/i,
    /\b3[,. ]?900|thirty-nine hundred/i,
    /\b58[,. ]?000|fifty-eight thousand/i,
    /\b60[,. ]?000|sixty thousand/i,
  ],
  decisionMaker: /hector/i,
  timeline: /october first|oct(?:ober)? 1\b|october 1st|1(?:st)? (?:of )?oct|first of october|2036-10-01/i,
  competitors: ['Nordrauch'],
  notCompetitors: ['Alderkiln', 'Cape Ridge', 'Boston', 'Truro', 'Pubnico', 'Margaree', 'Halifax', 'Pete'],
  objections: [
    { kind: 'trust', words: /never called once|better with her|straight, i don't like/i },
    { kind: 'price', words: /box of smoke!|swallowed my teeth|paid less for the house/i },
    { kind: 'need', words: /not so sure, mind|run the two we've got/i },
  ],
  lead: { name: 'Morag MacVicar', company: 'Cape Ridge', email: 'morag@caperidge.example' },
  mailTo: 'morag@caperidge.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:c?\$|cad)? ?(?:148|3[,. ]?900|58[,. ]?0|60[,. ]?0)/i,
    /(?:angus|morag|danielle|roy|pete)(?: macvicar| comeau)? (?:decides|approves|signs|is the decision)/i,
    /(?:danielle|roy)(?: comeau)? (?:will|to|should) (?:call|phone|ring|tell) hector/i,
    /(?:number one|kiln one|first kiln) (?:is |was |will be )?(?:traded in|taken in trade|sold)/i,
    /(?:meeting|visit) (?:is |was )?(?:agreed |set |planned )?(?:on|for) (?:tuesday|(?:the )?6|may 6|may sixth)/i,
  ],
  mood: 'mixed',
}
