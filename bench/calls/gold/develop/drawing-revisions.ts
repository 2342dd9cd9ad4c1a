import type { CallGold } from '../call-gold.ts'

/** Ireland; a drawing register for an architecture practice: a floor poured from an old revision, a trial with a real set, one page for the managing partner, a rival with nicer markups. */
export const drawingRevisions: CallGold = {
  file: 'drawing-revisions.txt',
  kind: 'demo',
  // A Tuesday, ten in the morning in Dublin (winter time).
  calledAt: '2034-03-07T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brennan',
  us: ['Aoife'],
  people: [
    {
      id: 'lead-1',
      name: 'Declan Hurley',
      company: 'Hurley Moran Architects',
      email: 'declan@hurleymoran.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Sinead',
      words: /one real drawing set|upload|school in tullamore|84 sheets/i,
      due: '2034-03-08',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words:
        /load(?:s|ed)? the (?:drawing )?set and|open(?:s|ed)? (?:up )?a (?:five-user )?trial|trial (?:account )?for five/i,
      due: '2034-03-10',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /(?:the|a) one[- ]pag|on the 15th at the latest|by the 15th/i,
      due: '2034-03-15',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /the contract today|have it this afternoon|sends? (?:declan |him )?the contract/i,
      due: '2034-03-07',
    },
    {
      owner: 'them',
      assignee: 'Declan',
      words: /our solicitor|pass(?:es)? it on|to (?:the|their|his) solicitor/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /murtagh|somebody who works with it/i,
      due: '2034-03-13',
    },
  ],
  notActions: [
    /presented to her/i,
    /two days in april|if catherine says yes/i,
    /cloud with one finger|markups are nicer/i,
    /on our list for the summer|two steps/i,
    /type the list/i,
    /€46[,.]?000/i,
  ],
  open: [
    /client's name off/i,
    /hates presentations/i,
    /tuesday the 21st/i,
    /it to me and/i,
    /easter week/i,
    /what happens to our drawings/i,
    /hundreds of them/i,
    /\b2nd of may/i,
    /when would you like it/i,
  ],
  meetings: [{ words: /tuesday the 21st/i, at: '2034-03-21T09:30' }],
  budget: /\b9[,. ]?000|\b9k/i,
  notBudget: [/\b4[,. ]?000/i, /\b46[,. ]?000/i, /\b7[,. ]?056/i, /\b1[,. ]?200\b/i, /€14\b/i],
  decisionMaker: /catherine|managing partner/i,
  timeline: /(?:\b2|2nd) (?:of )?may|may 2\b|2034-05-02/i,
  competitors: ['Sheetwise'],
  notCompetitors: ['Revit', 'AutoCAD', 'Excel', 'Planline', 'Murtagh Design'],
  objections: [
    { kind: 'competitor', words: /markups are nicer|had their trial/i },
    { kind: 'trust', words: /eleven people in sligo|if you close/i },
    { kind: 'need', words: /no signal could still|half of our sites/i },
  ],
  lead: { name: 'Declan Hurley', company: 'Hurley Moran Architects', email: 'declan@hurleymoran.example' },
  mailTo: 'declan@hurleymoran.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:4[,. ]?000|46[,. ]?000|7[,. ]?056)/i,
    /(?:declan|sinead|her brother)(?: hurley)? (?:decides|signs|approves|is the decision)/i,
    /aoife(?: brennan)? (?:will|to|should) present to catherine/i,
    /training (?:is|was) (?:booked|agreed|scheduled)/i,
    /(?:has |have )(?:already )?(?:signed|chosen) (?:with )?sheetwise/i,
  ],
  mood: 'positive',
}
