import type { CallGold } from '../call-gold.ts'

export const fuelCards: CallGold = {
  file: 'fuel-cards.txt',
  kind: 'renewal',
  calledAt: '2026-10-27T11:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Niamh Costello',
  us: ['Niamh'],
  people: [
    {
      id: 'lead-1',
      name: 'Brendan Tully',
      company: 'Tully Plumbing',
      email: 'brendan@tullyplumbing.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Niamh', words: /instructions|ledgerly export/i, due: '2026-10-27' },
    {
      owner: 'us',
      assignee: 'Niamh',
      words: /have the letter|put it in a letter|one[- ]page letter/i,
      due: '2026-10-30',
    },
    { owner: 'them', assignee: 'Brendan', words: /her answer/i, due: '2026-11-04' },
    {
      owner: 'them',
      assignee: 'Brendan',
      words: /cards are lying|text you the numbers/i,
      due: '2026-10-28',
    },
  ],
  notActions: [/charging card|hold off/i, /drop in with/i, /call with me/i, /ask him about that/i],
  meetings: [],
  budget: /eleven hundred|1[,. ]?100/i,
  notBudget: [
    /two euro ten|2[.,]10/i,
    /one eighty|1[.,]80/i,
    /one ninety-five|1[.,]95/i,
    /thousand and thirty|1[,. ]?030/i,
    /three euro a month/i,
  ],
  decisionMaker: /grainne/i,
  timeline: /thirtieth of november|30 november|november 30/i,
  competitors: ['Octanico'],
  notCompetitors: ['Ledgerly', 'Corrib Tyres', 'Tully Plumbing', 'Greenpump'],
  objections: [
    { kind: 'price', words: /do it for one eighty/i },
    { kind: 'competitor', words: /octanico/i },
    { kind: 'authority', words: /my sister who signs/i },
    { kind: 'timing', words: /not even built/i },
  ],
  lead: { name: 'Brendan Tully', company: 'Tully Plumbing', email: 'brendan@tullyplumbing.example' },
  mailTo: 'brendan@tullyplumbing.example',
  never: [
    /brendan (?:decides|signs|is the decision)/i,
    /(?:send|email|mail) (?:it |them |the instructions )?to fidelma/i,
    /seven electric vans (?:in|will|are)/i,
    /grainne (?:has )?(?:agreed|signed|approved)/i,
  ],
  mood: 'positive',
}
