import type { CallGold } from '../call-gold.ts'

/** England; blinds for 38 classrooms of a school trust, to be fitted at Easter: 26,000 from the condition fund, a rival at 24,800, a committee that sees no suppliers, the address said in the call. */
export const windowBlinds: CallGold = {
  file: 'window-blinds.txt',
  kind: 'discovery',
  // A Wednesday, ten in the morning in England (winter time).
  calledAt: '2033-03-09T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gareth Pell',
  us: ['Gareth'],
  people: [{ id: 'lead-1', name: 'Judith Marlow', company: 'Ashcombe Learning Trust', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Owen',
      words: /window sizes|room by room|this afternoon/i,
      due: '2033-03-09',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /\bdbs\b|copies by friday|certificates/i,
      due: '2033-03-11',
    },
    { owner: 'us', assignee: 'Gareth', words: /sample|room 14/i, due: '2033-03-15' },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /\bquote\b|quotation|blackout|separate line/i,
      due: '2033-03-17',
    },
    {
      owner: 'them',
      assignee: 'Judith',
      words: /colin|\bdunn\b|caretaker|let him know/i,
      due: '2033-03-10',
    },
    { owner: 'them', assignee: 'Owen', words: /parking space/i, due: '2033-03-15' },
  ],
  notActions: [
    /present it to the committee|suppliers don't come/i,
    /fernhill/i,
    /asks for a reference/i,
    /removal of the old|6 a window/i,
    /inspectors in on monday/i,
    /halden shading came/i,
    /quoted £24/i,
  ],
  open: [
    // The visit is a meeting.
    /tuesday the 15th/i,
    /measure everything|could i come on monday/i,
    /i'm in from seven/i,
    /see you on tuesday/i,
    // How the quote is sent.
    /send it to me and not/i,
    /order by 18 march/i,
    // Remarks that may count as doubts.
    /that's very soon/i,
    /don't want any cords/i,
    /only fit on weekdays/i,
    /it has to be easter/i,
    /too short/i,
    /not now/i,
  ],
  meetings: [{ words: /tuesday the 15th|half past seven/i, at: '2033-03-15T07:30' }],
  budget: /\b26[,. ]?000|\b26k/i,
  notBudget: [/\b24[,. ]?800/i, /\b20[,. ]?000/i, /\b9[,. ]?000/i, /£6\b/i],
  decisionMaker: /finance committee/i,
  timeline: /easter|\b18(?:th)? (?:of )?april|april 18|\b9(?:th)? (?:of )?may|may 9\b|2033-04-18|2033-05-09/i,
  competitors: ['Halden Shading'],
  notCompetitors: ['Linden', 'Fernhill', 'Ashcombe'],
  objections: [
    { kind: 'trust', words: /lasted one winter|springs survive/i },
    { kind: 'price', words: /come out dearer|hard time in that meeting/i },
  ],
  lead: {
    name: 'Judith Marlow',
    company: 'Ashcombe Learning Trust',
    email: 'judith.marlow@ashcombetrust.example',
  },
  mailTo: 'judith.marlow@ashcombetrust.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:24[,. ]?800|20[,. ]?000|9[,. ]?000)/i,
    /(?:judith|owen|the heads?)(?: marlow)? (?:decides|signs|approves|is the decision)/i,
    /gareth(?: pell)? (?:will|to|should) present/i,
    /judith(?: marlow)? (?:will|to) call (?:gareth|fernhill)/i,
    /(?:visit|meeting|measuring) (?:is |will be )?on monday/i,
    /trust has (?:ordered|signed|accepted)/i,
  ],
  mood: 'positive',
}
