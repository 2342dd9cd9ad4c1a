import type { CallGold } from '../call-gold.ts'

/** As a recogniser writes it: no points, no capitals. */
export const mathsTutoring: CallGold = {
  file: 'maths-tutoring.txt',
  kind: 'one-channel',
  calledAt: '2026-12-08T12:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Ananya Krishnan',
  us: ['Speaker 1'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Ananya', words: /class link/i, due: '2026-12-09' },
    { owner: 'us', assignee: 'Ananya', words: /share his profile/i, due: '2026-12-08' },
    { owner: 'them', assignee: 'Mrs Iyer', words: /last test paper|from his bag/i, due: '2026-12-11' },
  ],
  notActions: [
    /parents number|cannot give/i,
    /olympiad/i,
    /pay the same day/i,
    /keep a teacher at home/i,
    /my sister is also/i,
  ],
  meetings: [{ words: /sunday (?:the thirteenth )?at eleven/i, at: '2026-12-13T11:00' }],
  budget: /\bnine\b|9[,. ]?000/i,
  notBudget: [
    /ten thousand|10[,. ]?000/i,
    /twelve thousand|12[,. ]?000/i,
    /eight thousand five hundred|8[,. ]?500/i,
    /forty one/i,
  ],
  decisionMaker: /husband/i,
  timeline: /first of january|1 january|january 1/i,
  competitors: ['apex classes'],
  notCompetitors: ['whatsapp', 'dubai', 'bright steps tutoring'],
  objections: [
    { kind: 'trust', words: /not so sure|learned nothing/i },
    { kind: 'price', words: /baap re/i },
    { kind: 'need', words: /no no olympiad/i },
    { kind: 'authority', words: /then decide/i },
  ],
  lead: { name: 'Iyer', company: null, email: null },
  mailTo: null,
  never: [
    /(?:mrs )?iyer (?:decides|signs|is the decision)/i,
    /budget (?:is|of) (?:about )?(?:₹ ?|rs\.? ?)?(?:10|12|8[,.]?5)/i,
    /(?:enrol|join)(?:led|s|ed)? (?:him |in )?(?:for )?the olympiad batch on/i,
    /(?:will |to )(?:share|send|give) (?:you |her )?(?:some )?parents'? number/i,
    /saturday the twelfth|december 12|12 december/i,
  ],
  mood: 'positive',
}
