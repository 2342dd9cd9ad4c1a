import type { CallGold } from '../call-gold.ts'

export const greenhouseSensors: CallGold = {
  file: 'greenhouse-sensors.txt',
  kind: 'discovery',
  calledAt: '2026-11-10T13:00:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Terrence Oduya',
  us: ['Terrence'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Terrence',
      words: /little film|drop it in an email|email .*film/i,
      due: '2026-11-10',
    },
    {
      owner: 'them',
      assignee: 'Joost',
      words: /plan of the bays|joost will send|fire brigade/i,
      due: '2026-11-11',
    },
  ],
  notActions: [/cucumbers/i, /i'll wave|in venlo/i, /start in early december/i, /warning about three weeks/i],
  meetings: [],
  budget: /thirty-five|35[,. ]?000|35\s?k/i,
  notBudget: [/twenty-eight|28[,. ]?000/i],
  decisionMaker: /anneke/i,
  timeline: /eighth of january|january 8|8 january|second week of january/i,
  competitors: ['Hygrotec', 'Sproutline'],
  notCompetitors: ['Kassenhof', 'Leafgauge'],
  objections: [{ kind: 'trust', words: /battery is empty|lost once a whole bay/i }],
  lead: { name: 'Anneke de Wit', company: 'Kassenhof', email: 'anneke@kassenhof.example' },
  mailTo: 'anneke@kassenhof.example',
  never: [
    /(?:her|the) boss (?:decides|signs|chooses|is the decision)/i,
    /decision[^.]*\bboss/i,
    /(?:budget|spend)[^.]*(?:28|twenty-eight)/i,
    /wants? (?:the )?cucumbers/i,
    /(?:chose|chosen|bought|decided for) sproutline/i,
  ],
  mood: 'positive',
}
