import type { CallGold } from '../call-gold.ts'

export const tunaSeams: CallGold = {
  file: 'tuna-seams.vtt',
  kind: 'demo',
  // A Thursday, three in the afternoon on the Azores.
  calledAt: '2027-11-11T16:00:00Z',
  timeZone: 'Atlantic/Azores',
  owner: 'Ingrid Solheim',
  us: ['Ingrid', 'Marek'],
  people: [{ id: 'lead-1', name: 'Beatriz Fontes', company: 'Conservas do Pico', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Rui',
      words: /send us some cans|a box with the courier/i,
      due: '2027-11-15',
    },
    {
      owner: 'us',
      assignee: 'Ingrid',
      words: /record a new demo|the twenty-sixth, okay/i,
      due: '2027-11-26',
    },
    {
      owner: 'us',
      assignee: 'Marek',
      words: /test report from a herring|but send it, yes/i,
      due: '2027-11-12',
    },
    {
      owner: 'us',
      assignee: 'Ingrid',
      words: /take the ejector out|by tuesday, good/i,
      due: '2027-11-16',
    },
    {
      owner: 'us',
      assignee: 'Ingrid',
      words: /get you the declaration/i,
      due: '2027-11-19',
    },
    {
      owner: 'them',
      assignee: 'Rui',
      words: /email it to marek|i do it tonight|take the log from the machine/i,
      due: '2027-11-11',
    },
    { owner: 'them', assignee: 'Beatriz', words: /present it to him/i, due: '2027-12-03' },
  ],
  notActions: [
    /module for the labels|the labels we do in another|no labels\. do you compare/i,
    /leave one on trial|then don't look/i,
    /can we show it to him/i,
    /i'll eat the can/i,
    /can you see my screen/i,
  ],
  open: [
    // A condition of the box, and its acceptance.
    /mark with a cross|not over the seam|on the bottom/i,
    // What the recording is for: a promise to one, a purpose to another.
    /show it upstairs/i,
    // The doubt's tail.
    /^(?:rui: )?blows\. hm|more steam than me/i,
    // How they do it today.
    /throw the hour|two times in a week|tuna and in tears/i,
    // The refusal of a side offer, and of a trial that was none.
    /leave it\. the labels|spring is too late/i,
    // The declaration, before it was promised.
    /declaration of origin/i,
    // A hope for the price.
    /it will be less/i,
    // The limit again, beside the budget.
    /more than fifty-two/i,
    // A joke on the one who decides.
    /if it can also fish/i,
    // Marek's own month.
    /january is fine for me/i,
    // An address that was corrected in the call.
    /got the wrong one in the invitation|goes to the printer/i,
    // The log's lead-in.
    /it should be\. it isn't/i,
  ],
  meetings: [{ words: /monday the twenty-ninth|at three we load/i, at: '2027-11-29T17:00' }],
  budget: /fifty-two|\b52[,. ]?000|\b52k/i,
  notBudget: [
    /ninety thousand|\b90[,. ]?000/i,
    /sixty-eight|\b68[,. ]?000|\b68k/i,
    /five thousand|(?<!\d)5[,. ]000/i,
  ],
  decisionMaker: /amaral|president/i,
  timeline: /thirty-first of march|31 march|march 31|march|april|season/i,
  competitors: ['Visiolat'],
  notCompetitors: ['Latasa', 'Seamsight', 'Norway', 'Vigo', 'Gdansk', 'Titanic'],
  objections: [
    { kind: 'trust', words: /can't imagine that this lens/i },
    { kind: 'need', words: /we don't need a second robot/i },
    { kind: 'price', words: /too expensive for a factory/i },
    { kind: 'competitor', words: /why i'd go to norway/i },
    { kind: 'timing', words: /impossible to mount anything in december/i },
    { kind: 'authority', words: /my name doesn't count for more/i },
  ],
  lead: {
    name: 'Beatriz Fontes',
    company: 'Conservas do Pico',
    email: 'beatriz.fontes@conservaspico.example',
  },
  mailTo: 'beatriz.fontes@conservaspico.example',
  never: [
    /(?:beatriz|rui|bernardo)(?: fontes)? (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€? ?(?:68|90|5)[,. ]?000/i,
    /(?:supply|install|deliver|include)s? (?:the|an|our) ejector/i,
    /(?:will|to) (?:show|supply|install) the label/i,
    /(?:agreed (?:to|on)|runs?|starts?) (?:a|the) (?:free )?trial/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:email|call|write to) (?:senhor |joaquim )?amaral/i,
  ],
  mood: 'positive',
}
