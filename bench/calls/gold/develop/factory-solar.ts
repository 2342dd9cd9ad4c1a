import type { CallGold } from '../call-gold.ts'

export const factorySolar: CallGold = {
  file: 'factory-solar.txt',
  kind: 'imported',
  calledAt: '2026-11-03T09:00:00Z',
  timeZone: 'Europe/Prague',
  owner: 'Hedvika Malá',
  us: ['Ondra'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Ondra', words: /layout|smaller system/i, due: '2026-11-05' },
    { owner: 'us', assignee: 'Ondra', words: /grid operator|distra/i, due: '2026-11-06' },
    { owner: 'them', assignee: 'Lenka', words: /load profile|get the file/i, due: '2026-11-09' },
  ],
  notActions: [
    /letter of intent|not signing anything/i,
    /i should look/i,
    /battery|storage/i,
    /small thing with a kit/i,
    /application goes in/i,
  ],
  meetings: [
    {
      words: /wednesday the 11th|structural engineer|look at the beams|three is fine/i,
      at: '2026-11-11T15:00',
    },
  ],
  budget: /two hundred and fifty|250[,. ]?000|250\s?k/i,
  notBudget: [
    /hundred and ninety thousand|190[,. ]?000/i,
    /three hundred and twenty|three twenty|320[,. ]?000/i,
    /two hundred and ninety|290[,. ]?000/i,
    /two fifty-six|256[,. ]?000/i,
  ],
  decisionMaker: /lenka|father/i,
  timeline: /end of august|before the harvest/i,
  competitors: ['Solmera'],
  notCompetitors: ['Distra', 'Biokontrol'],
  objections: [
    { kind: 'price', words: /close isn't inside/i },
    { kind: 'competitor', words: /solmera/i },
  ],
  lead: { name: 'Lenka', company: null, email: null },
  mailTo: null,
  never: [
    /hedvika (?:will|is to|has to|promised|agreed)/i,
    /lenka (?:has signed|signed|will sign|agreed to sign)/i,
    /(?:her|lenka's) husband (?:decides|is the decision)/i,
    /wants (?:a|the) battery/i,
  ],
  mood: 'mixed',
}
