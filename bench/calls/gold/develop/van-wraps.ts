import type { CallGold } from '../call-gold.ts'

/** Canada; the rest isn't paid until it's right, a warranty that wasn't, vans that are out on weekdays, a rival's longer warranty for the next four. */
export const vanWraps: CallGold = {
  file: 'van-wraps.srt',
  kind: 'complaint',
  // A Tuesday, half past nine in the morning in Ontario.
  calledAt: '2035-09-18T13:30:00Z',
  timeZone: 'America/Toronto',
  owner: 'Kip Marchetti',
  us: ['Kip', 'Corey'],
  people: [
    { id: 'lead-1', name: 'Geri Fisk', company: 'Lanternhill Electric', email: 'geri@lanternhill.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Geri',
      words: /photos of all seven|you'll have them tonight|doors and the rear/i,
      due: '2035-09-18',
    },
    {
      owner: 'us',
      assignee: 'Corey',
      words: /by thursday noon|need the full job/i,
      due: '2035-09-20',
    },
    { owner: 'us', assignee: 'Kip', words: /send you a letter|letter that says/i, due: '2035-09-19' },
    { owner: 'us', assignee: 'Kip', words: /\bschedule\b/i, due: '2035-09-24' },
    {
      owner: 'them',
      assignee: 'Geri',
      words: /thumbnail|all five tomorrow|tight at the corners/i,
      due: '2035-09-19',
    },
  ],
  notActions: [
    /drive over today|i'd go soft|brought donuts/i,
    /ten percent off|i want an a\b/i,
    /heard it from us/i,
    /the soap you gave/i,
    /he sells boats/i,
    /like to frame/i,
    /care for turkey/i,
    /one roll from april/i,
  ],
  open: [
    // The next call is a meeting.
    /talk on thursday|thursday at four/i,
    // The work itself, on three Saturdays.
    /start on the twenty-ninth|three on the last one|all seven by october/i,
    /number six first/i,
    /for a day\b/i,
    // The fault itself: to some an objection, to some what the call is about.
    /\bflaps\b|seven out of twelve/i,
    /eighteenth of september/i,
    /four saturdays|thanksgiving weekend/i,
    /we do, film and labor/i,
    /haven't touched them/i,
    /hear number six/i,
  ],
  meetings: [{ words: /talk on thursday|thursday at four/i, at: '2035-09-20T16:00' }],
  budget: /\b12[,. ]?500|\b12\.5k/i,
  notBudget: [/\b9[,. ]?400/i],
  decisionMaker: /geri|mine alone/i,
  timeline:
    /october thirteenth|october 13|13(?:th)? (?:of )?october|2035-10-13|home show|october 19|19(?:th)? (?:of )?october/i,
  competitors: ['Signworks'],
  notCompetitors: ['Boldskin', 'Lnternhill Electric', 'Dan'],
  objections: [
    // The rest of the sum is held back.
    { kind: 'price', words: /won't see it until|half paid for/i },
    { kind: 'trust', words: /trust the word free|parts only/i },
    { kind: 'timing', words: /not going to happen on a weekday/i },
    { kind: 'competitor', words: /signworks had a look|right now they'd get/i },
  ],
  lead: { name: 'Geri Fisk', company: 'Lanternhill Electric', email: 'geri@lanternhill.example' },
  mailTo: 'geri@lanternhill.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?9[,. ]?400/i,
    /(?:dan|kip|corey)(?: marchetti)? (?:decides|approves|is the decision)/i,
    /kip(?: marchetti)? (?:will|to) (?:drive|come|visit)/i,
    /(?:10|ten) ?(?:%|percent)(?: discount)? (?:was |is )?(?:agreed|accepted)/i,
    /(?:five|5)[- ]year warranty (?:covers|includes) labou?r/i,
  ],
  mood: 'negative',
}
