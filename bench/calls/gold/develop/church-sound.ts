import type { CallGold } from '../call-gold.ts'

export const churchSound: CallGold = {
  file: 'church-sound.txt',
  kind: 'complaint',
  // A Wednesday.
  calledAt: '2026-03-11T19:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Brent Ashlock',
  us: ['Brent'],
  people: [
    { id: 'lead-1', name: 'Ruthanne Pike', company: 'Cedar Hollow', email: 'office@cedarhollow.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Ruthanne',
      words: /hear that i'd know|choir practice tonight|bit with the squeal/i,
      due: '2026-03-11',
    },
    {
      owner: 'us',
      assignee: 'Brent',
      words: /credit memo|in writing|for the credit thing|walk it down the hall|get that voided/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Donnie',
      words: /be there for nine|not at lunch|donnie on it|friday the thirteenth/i,
      due: '2026-03-13',
    },
    {
      owner: 'them',
      assignee: 'Dale',
      words: /need letting in|dale be free|opening up for y'all/i,
      due: '2026-03-13',
    },
    { owner: 'us', assignee: 'Brent', words: /with the manufacturer|i'll be after them/i, due: null },
    {
      owner: 'us',
      assignee: 'Brent',
      words: /i've got loaners|bring them over|side door/i,
      due: '2026-03-14',
    },
  ],
  notActions: [
    /changed a cable/i,
    /not cutting that check/i,
    /could he come tomorrow|tomorrow's mr/i,
    /care plan|forget i said it/i,
    /like a letter|no letters/i,
  ],
  meetings: [{ words: /nine-thirty|monday morning/i, at: '2026-03-16T09:30' }],
  budget: null,
  notBudget: [
    /forty-three hundred|\b4[,. ]?300/i,
    /three eighty-five|three hundred and eighty-five|\b385\b/i,
  ],
  decisionMaker: null,
  timeline: /palm sunday|twenty-ninth/i,
  competitors: ['Gillespie Sound'],
  notCompetitors: ['Broken Arrow', 'Tackett', 'Tyler', 'Dale'],
  objections: [
    { kind: 'trust', words: /three times since christmas|folks who'll believe|did not fix it/i },
    { kind: 'price', words: /your own mistake|ought to be paying/i },
    { kind: 'trust', words: /sitting on it|not cutting that check/i },
    { kind: 'timing', words: /tackett's funeral|can't be tomorrow/i },
    { kind: 'competitor', words: /gillespie sound offered|in my pocket|why we didn't use him/i },
    { kind: 'need', words: /want a plan on a thing|get it working first|they'd laugh/i },
  ],
  lead: { name: 'Ruthanne', company: 'Cedar Hollow', email: 'office@cedarhollow.example' },
  mailTo: 'office@cedarhollow.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:4[,. ]?300|385)/i,
    /(?:pastor|dale|ruthanne|tyler) (?:decides|signs|approves|is the decision)/i,
    /ruthanne will pay/i,
    /brent will send .{0,20}(?:care plan|letter)/i,
  ],
  mood: 'mixed',
}
