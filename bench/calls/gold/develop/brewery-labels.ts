import type { CallGold } from '../call-gold.ts'

export const breweryLabels: CallGold = {
  file: 'brewery-labels.txt',
  kind: 'discovery',
  calledAt: '2026-10-07T18:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Nadia',
  us: ['Nadia', 'Theo'],
  people: [],
  actions: [
    { owner: 'them', assignee: 'Ingrid', words: /art files|you'll have them tomorrow/i, due: '2026-10-08' },
    { owner: 'us', assignee: 'Theo', words: /printed samples|samples on film/i, due: '2026-10-09' },
  ],
  notActions: [
    /redesign|don't do design/i,
    /i'll try and come/i,
    /fernhollow/i,
    /desktop printer/i,
    /nobody here is going to test/i,
  ],
  meetings: [{ words: /thursday the 15th|one thirty|press running/i, at: '2026-10-15T13:30' }],
  budget: /thirty-five thousand|35[,. ]?000|35\s?k/i,
  notBudget: [/forty-eight|48[,. ]?000/i, /eleven cents|0?\.11/i, /four and a half cents|0?\.045/i],
  decisionMaker: /walt/i,
  timeline: /mid.january/i,
  competitors: ['Quikpress'],
  notCompetitors: ['Fernhollow', 'Copper Heron', 'Labelyard'],
  objections: [
    { kind: 'timing', words: /worry is the timing|october's a zoo/i },
    { kind: 'price', words: /four and a half cents now/i },
  ],
  lead: { name: 'Walt Brandvold', company: 'Copper Heron', email: 'walt@copperheron.example' },
  mailTo: 'walt@copperheron.example',
  never: [
    /(?:labelyard|nadia|theo|we) (?:will|agreed to|are going to) (?:redesign|design)/i,
    /walt (?:promised|agreed) to (?:come|join|attend)/i,
    /foil on (?:the )?(?:wet-strength )?paper is (?:possible|fine)/i,
  ],
  mood: 'positive',
}
