import type { CallGold } from '../call-gold.ts'

/** Ireland; a taxi firm's renewal: a lost evening, twelve per cent, three years that are too long; a brother's opinion, vetting that came through and a rival that cannot do school runs are no objections; the sister signs since Easter. */
export const taxiDispatch: CallGold = {
  file: 'taxi-dispatch.vtt',
  kind: 'renewal',
  // A Tuesday, eleven in the morning in Ireland.
  calledAt: '2037-09-08T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Sorcha Finnerty',
  us: ['Sorcha Finnerty'],
  people: [
    {
      id: 'lead-1',
      name: 'Declan Mannion',
      company: 'Spanish Arch Cabs',
      email: 'declan@spanisharchcabs.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Sorcha Finnerty',
      words: /one-page sheet|pin it over|you'll have it today/i,
      due: '2037-09-08',
    },
    {
      owner: 'us',
      assignee: 'Sorcha Finnerty',
      words: /reason for that friday|from our engineers/i,
      due: '2037-09-11',
    },
    {
      owner: 'us',
      assignee: 'Sorcha Finnerty',
      words: /come from fergal|would you ask him|tell you on monday|monday's grand/i,
      due: '2037-09-14',
    },
    {
      owner: 'them',
      assignee: 'Noreen Fahey',
      words: /write down the models|which have you/i,
      due: '2037-09-09',
    },
    {
      owner: 'us',
      assignee: 'Sorcha Finnerty',
      words: /flights on my screen|feed for shannon/i,
      due: '2037-09-08',
    },
  ],
  notActions: [
    /ring philomena|something was wrong/i,
    /passenger app in irish|curse in english/i,
    /get the airport rank/i,
    /came through in july/i,
    /know his own town/i,
    /so i let it ring/i,
    /signed for three years/i,
    /since august there are two/i,
    /out since easter/i,
    /felt every one/i,
  ],
  open: [
    // The next talk is a meeting.
    /the 15th/i,
    /ring the desk/i,
    /fingers crossed/i,
    // A want of theirs more than a doubt.
    /two at the old price/i,
    /25th of september/i,
    /one ear's for you/i,
    /31st of october/i,
  ],
  meetings: [{ words: /the 15th/i, at: '2037-09-15T11:00' }],
  budget: /\b27[,. ]?000|\b27k/i,
  notBudget: [/\b2[,. ]?150/i, /\b2[,. ]?408/i, /\b28[,. ]?896/i, /nearly 29/i],
  decisionMaker: /philomena|sister/i,
  timeline: /25th of september|september 25|25(?:th)? (?:of )?september|2037-09-25/i,
  competitors: ['Cabwire'],
  notCompetitors: ['Hailwell', 'Spanish Arch Cabs', 'Fergal', 'Tadhg', 'Shannon', 'Oyster Festival', 'Garda'],
  objections: [
    // Said by the story of that evening.
    { kind: 'trust', words: /friday of race week|not doing that again/i },
    { kind: 'price', words: /that's twelve per cent|comes to nearly 29/i },
    // Terms: how long.
    { kind: 'trust', words: /tie myself down/i },
  ],
  lead: { name: 'Declan Mannion', company: 'Spanish Arch Cabs', email: 'declan@spanisharchcabs.example' },
  mailTo: 'declan@spanisharchcabs.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:2[,. ]?150|2[,. ]?408|28[,. ]?896|29)/i,
    /(?:declan|noreen|tadhg|sorcha|fergal)(?: mannion| fahey| finnerty)? (?:signs|decides|approves|is the decision)/i,
    /(?:two|three|2|3)[- ]year (?:term|deal|contract) (?:is |was |has been )?(?:agreed|accepted|signed)/i,
    /sorcha(?: finnerty)? (?:will|to) (?:call|ring|contact) philomena/i,
    /(?:passenger app|app in irish) (?:is |was |will be )?(?:agreed|accepted|installed)/i,
    /vetting (?:is still|remains|keeps)/i,
    /(?:old price|2,150) (?:is|was|has been) (?:agreed|granted)/i,
  ],
  mood: 'positive',
}
