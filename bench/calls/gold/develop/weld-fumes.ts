import type { CallGold } from '../call-gold.ts'

/** New Zealand; three dead extraction arms at a trailer maker's: a man who never came, a bill for saying so, a rival 20 minutes off; a second bay whose money is passed; full names in a web caption file. */
export const weldFumes: CallGold = {
  file: 'weld-fumes.vtt',
  kind: 'complaint',
  // A Wednesday, nine in the morning in New Zealand (winter time).
  calledAt: '2038-09-14T21:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Aroha Teika',
  us: ['Aroha Teika', 'Blair Munro'],
  people: [
    {
      id: 'lead-1',
      name: 'Kelvin Strang',
      company: 'Rakaia Trailers',
      email: 'kelvin@rakaiatrailers.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Blair Munro',
      words: /come out myself|change all three|friday's good/i,
      due: '2038-09-17',
    },
    {
      owner: 'us',
      assignee: 'Blair Munro',
      words: /with a reading|what sort of reading|signed by somebody|signed sheet/i,
      due: '2038-09-20',
    },
    { owner: 'us', assignee: 'Aroha Teika', words: /i'll cancel it|credit note/i, due: '2038-09-16' },
    {
      owner: 'us',
      assignee: 'Aroha Teika',
      words: /how a job gets closed|a page from me/i,
      due: '2038-09-22',
    },
    {
      owner: 'them',
      assignee: 'Tania Pohio',
      words: /running hours|round at smoko|six numbers/i,
      due: '2038-09-15',
    },
    { owner: 'us', assignee: 'Aroha Teika', words: /text you my mobile|you ring me/i, due: '2038-09-15' },
  ],
  notActions: [
    /change those as well|did them in august/i,
    /a service contract|no thanks, we're/i,
    /shall i quote|not yet\. cleanhood/i,
    /a man was coming/i,
    /closed by mistake/i,
    /slab of beer/i,
    /until he retired/i,
    /i measured 71/i,
    /stood under it in june/i,
  ],
  open: [
    // The next call is a meeting; the visit again.
    /tuesday the 21st/i,
    /see you friday/i,
    /on the whiteboard/i,
    /in christchurch|better than auckland/i,
    // Doubts to some.
    /if he isn't here/i,
    /boys grumble/i,
    /warranty till march/i,
    /you could hang/i,
    /which number is it|20417/i,
    /have no suction/i,
    /got no excuse/i,
    /all six have to be running/i,
  ],
  meetings: [{ words: /tuesday the 21st/i, at: '2038-09-21T09:00' }],
  budget: /\b60[,. ]?000|\b60k/i,
  notBudget: [/\$780\b/i, /\b41[,. ]?000|\b41,/i],
  decisionMaker: /wendy|\bmum\b|mother/i,
  timeline: /\b8(?:th)? (?:of )?october|october 8|2038-10-08/i,
  competitors: ['Cleanhood'],
  notCompetitors: ['Fumeline', 'Rakaia', 'WorkSafe', 'Timaru', 'Christchurch'],
  objections: [
    { kind: 'trust', words: /believing in the man|rang in july|a man was coming/i },
    // The bill is held back.
    { kind: 'price', words: /i'm not paying|stood under it/i },
    // Said by where the other one sits.
    { kind: 'competitor', words: /man in timaru|flies in from auckland|see my problem/i },
  ],
  lead: { name: 'Kelvin Strang', company: 'Rakaia Trailers', email: 'kelvin@rakaiatrailers.example' },
  mailTo: 'kelvin@rakaiatrailers.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:780|41[,. ]?000)/i,
    /(?:kelvin|tania|blair|aroha|dad|his father|kelvin's father)(?: strang| pohio| munro| teika)? (?:decides|signs|approves|is the decision)/i,
    /(?:aroha|fumeline)(?: teika)? (?:will|to) (?:quote|send a quote|prepare a quote)/i,
    /service contract (?:is|was|has been) (?:agreed|accepted|signed)/i,
    /blair(?: munro)? (?:will|to) (?:change|replace|swap) the filters/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march|january)/i,
  ],
  mood: 'mixed',
}
