import type { CallGold } from '../call-gold.ts'

/** England; electric radiant heating for the packing benches of a cold furniture warehouse: a site to visit, figures from an electrician, a quotation moved forward, and a director who wants no presentation. */
export const radiantHeaters: CallGold = {
  file: 'radiant-heaters.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in England (summer time).
  calledAt: '2033-09-13T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gareth Pugh',
  us: ['Gareth'],
  people: [
    {
      id: 'lead-1',
      name: 'Priya Nair',
      company: 'Denholm Furniture',
      email: 'priya.nair@denholmfurniture.example',
    },
    { id: 'lead-2', name: 'Martin Ogden', company: 'Denholm Furniture', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /their manager|you two can visit|manager in barnsley|barnsley manager|his answer by monday/i,
      due: '2033-09-19',
    },
    {
      owner: 'them',
      assignee: 'Martin',
      words: /floor plan|email it to me|after lunch/i,
      due: '2033-09-13',
    },
    {
      owner: 'them',
      assignee: 'Dennis',
      words: /both figures|maximum demand|size of the supply/i,
      due: '2033-09-23',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /meter readings|the readings on thursday|could we see those|name off first/i,
      due: '2033-09-15',
    },
    { owner: 'them', assignee: 'Martin', words: /safety form/i, due: '2033-09-14' },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /\bquotation\b|have it the day before|monday the 26th|before you go home/i,
      due: '2033-09-26',
    },
  ],
  notActions: [
    /short presentation|leave that\b|hear it from me/i,
    /match it\b|show me their offer/i,
    /gas tubes/i,
    /turned down/i,
    /fill(?:ed)? in our web form/i,
    /heat pumps/i,
  ],
  open: [
    // The visit is a meeting.
    /the 20th, at nine|do wednesday\b|wednesday the 21st|wednesday week|measure the benches/i,
    /bring a coat/i,
    /i've been to see you/i,
    /i make the recommendation/i,
    // Remarks that may count as doubts.
    /not gas/i,
    /include the installation/i,
    /too late for me/i,
    /union wrote/i,
    /main delivery day/i,
    /be realistic/i,
    /ambertherm come down/i,
    /ambertherm were here/i,
  ],
  meetings: [{ words: /wednesday the 21st|nine o'clock, good/i, at: '2033-09-21T09:00' }],
  budget: /\b60[,. ]?000|\b60k/i,
  notBudget: [/\b92[,. ]?000/i, /\b48[,. ]?500/i, /\b25[,. ]?000|twenty-five thousand/i],
  decisionMaker: /lockyer|fiona/i,
  timeline: /21(?:st)? (?:of )?nov|nov(?:ember)? 21|2033-11-21|before the christmas peak/i,
  competitors: ['Ambertherm'],
  notCompetitors: ['Rowe and Sons', 'Calderbrook'],
  objections: [
    { kind: 'trust', words: /feet stay cold|feel it myself|over his patio/i },
    { kind: 'price', words: /unit of electricity|three times what gas|explain the bill/i },
    { kind: 'competitor', words: /ten-year guarantee|your website says five/i },
  ],
  lead: {
    name: 'Priya Nair',
    company: 'Denholm Furniture',
    email: 'priya.nair@denholmfurniture.example',
  },
  mailTo: 'priya.nair@denholmfurniture.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:92[,. ]?000|48[,. ]?500|25[,. ]?000)/i,
    /(?:priya|martin|gareth)(?: nair| ogden| pugh)? (?:decides|approves|signs|is the decision)/i,
    /gareth(?: pugh)? (?:will|has to) (?:prepare|give|hold) (?:a |the )?(?:short )?presentation/i,
    /(?:visit|meeting|appointment) is (?:agreed )?(?:on|for) tuesday/i,
    /(?:calderbrook|gareth)(?: pugh)? (?:agreed|promised) to match/i,
    /(?:agreed|decided) on (?:gas|warm-air)/i,
  ],
  mood: 'positive',
}
