import type { CallGold } from '../call-gold.ts'

/** Ireland; petrol forecourts with bad rolls look for test customers; the area manager promises twice, the manager asks HR, a field manager drafts; Gerry signed once; a firm before lied about its visits. */
export const mysteryShoppers: CallGold = {
  file: 'mystery-shoppers.txt',
  kind: 'discovery',
  // A Tuesday, half past ten in Ireland.
  calledAt: '2031-09-16T09:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Orlaith Cusack',
  us: ['Orlaith'],
  people: [
    {
      id: 'lead-1',
      name: 'Colm Heffernan',
      company: 'Ardan Forecourts',
      email: 'colm.heffernan@ardanforecourts.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Orlaith',
      words:
        /look at one of those|bakery chain|take the name off|bad bits|by thursday, is that|thursday's grand|sample report/i,
      due: '2031-09-18',
    },
    {
      owner: 'them',
      assignee: 'Majella',
      words:
        /love to see that, actually|just a photo of it|few pictures of it|whatsapp them|checklist[^.]{0,25}(?:photo|picture)|(?:photo|picture)[^.]{0,25}checklist/i,
      due: '2031-09-16',
    },
    { owner: 'us', assignee: 'Donal', words: /donal, our field|draft of the scoring/i, due: '2031-09-26' },
    {
      owner: 'us',
      assignee: 'Orlaith',
      words: /written price|the two versions|do the sums properly|do, yeah\. monday/i,
      due: '2031-09-22',
    },
    {
      owner: 'them',
      assignee: 'Colm',
      words:
        /noreen|would you\? because|notice period|an answer for you this week|something in the contracts/i,
      due: '2031-09-19',
    },
    {
      owner: 'them',
      assignee: 'Majella',
      words:
        /list of the sites|that'd be majella|deli hours|both, if you have|fix kinnegad|you'll have it tomorrow|opening hours/i,
      due: '2031-09-17',
    },
  ],
  notActions: [
    /come down to athlone|not at this stage|looking at you sideways/i,
    /the phone side|rings a garage/i,
    /once a month for the five small/i,
    /if the red coat|we swap her/i,
    /every monday i do three/i,
    /closed for the tanks|two years ago/i,
    /gave me nine/i,
    /move the car/i,
    /till i close the door/i,
    /into new ovens/i,
    /donegal/i,
    /students used to/i,
    /played for/i,
  ],
  open: [
    // The service as it would be, no promise yet.
    /send somebody in|twice a month into|you'd see everything/i,
    /no receipt, no charge|till receipt and a location/i,
    // With a condition.
    /people trained|decide in the first half/i,
    // A worry, to some an objection of trust or need.
    /worried about is the staff|spying on them/i,
    /there won't be another cent/i,
    /small ones are the worst/i,
    /same woman in a red coat|how many have ye/i,
    /tell them beforehand/i,
    /that's something, i suppose/i,
    /first shoppers in the shops|new hot menu/i,
  ],
  meetings: [],
  budget: /thirty-five thousand|\b35[,. ]?000|\b35k/i,
  notBudget: [
    /two hundred and ten thousand|\b210[,. ]?000|\b210k/i,
    /eighty-five|\b85\b/i,
    /thirty-six and a half|\b36[,. ]?[57]\d\d|\b36\.5/i,
  ],
  decisionMaker: /attracta/i,
  timeline:
    /tenth|\b10(?:th)? (?:of )?november|november 10|week after that|third of november|november 3\b|\b3(?:rd)? (?:of )?november/i,
  competitors: ['Shopcheck Ireland'],
  notCompetitors: [
    'Secondlook',
    'Ardan Forecourts',
    'Donal',
    'Noreen',
    'Gerry',
    'Facebook',
    'WhatsApp',
    'Roscommon',
  ],
  objections: [
    { kind: 'trust', words: /half of those visits|how would i know yours/i },
    { kind: 'price', words: /that's steep|for a person to eat/i },
  ],
  lead: {
    name: 'Colm Heffernan',
    company: 'Ardan Forecourts',
    email: 'colm.heffernan@ardanforecourts.example',
  },
  mailTo: 'colm.heffernan@ardanforecourts.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur|euro)? ?(?:210|85\b|36|two hundred|eighty-five|thirty-six)/i,
    /(?:colm|gerry|majella|noreen)(?: heffernan| ardan| lally)? (?:signs|decides|approves|is the decision)/i,
    /orlaith(?: cusack)? (?:will|to) (?:visit|come (?:down )?to|travel|ring the shops)/i,
    /secondlook (?:never happened|was late|faked)/i,
  ],
  mood: 'positive',
}
