/** One promise of a call: who made it, the words that an action item about it has to hold, its day where one was said. */
export interface ExpectedAction {
  owner: 'us' | 'them'
  words: RegExp
  /** YYYY-MM-DD in UTC; null where no date was said. */
  due: string | null
}

export interface CallKey {
  /** A file beside this one. */
  file: string
  /** Our voice, as the file names it. */
  seller: string
  actions: readonly ExpectedAction[]
  /** What sounds like a promise and is none: wishes, the past, what is done already, and questions. */
  traps: readonly RegExp[]
  /** Rivals named; any other name in their place is false. */
  competitors: readonly string[]
  /** Words of the sum they can spend; null where none was said, so that any budget is false. */
  budget: RegExp | null
}

/** All calls were on this Wednesday. */
export const calledAt = '2026-11-18T10:00:00Z'

/** Made by reading the calls, before the engine was run on them. */
export const calls: readonly CallKey[] = [
  {
    file: 'roofing.txt',
    seller: 'Dana',
    actions: [
      { owner: 'us', words: /sample/i, due: '2026-11-20' },
      { owner: 'them', words: /claim number|insurance/i, due: '2026-11-23' },
      { owner: 'us', words: /estimate/i, due: '2026-11-18' },
      { owner: 'us', words: /paperwork|adjuster/i, due: null },
    ],
    traps: [/start/i, /disposal|permit/i, /colou?r samples before/i],
    competitors: ['Summit Exteriors'],
    budget: null,
  },
  {
    file: 'dental-software.vtt',
    seller: 'Marek',
    actions: [
      { owner: 'us', words: /tobias|imaging engineer|call|set (?:that|it) up/i, due: '2026-11-24' },
      { owner: 'us', words: /finance|write|one year/i, due: '2026-11-20' },
      { owner: 'them', words: /export|recall/i, due: null },
    ],
    traps: [/second one|malm/i, /x-rays|use it/i, /rush/i],
    competitors: [],
    budget: null,
  },
  {
    file: 'freight.txt',
    seller: 'Luis Ferreira',
    actions: [
      { owner: 'us', words: /connect|vinhos/i, due: '2026-11-19' },
      { owner: 'them', words: /invoices|send those/i, due: '2026-11-18' },
      { owner: 'us', words: /quote/i, due: '2026-11-27' },
    ],
    traps: [/rui|dispatcher/i, /called us|irun/i, /next call/i],
    competitors: ['DSV'],
    budget: null,
  },
  {
    file: 'wedding-venue.txt',
    seller: 'Hannah',
    actions: [
      { owner: 'us', words: /electrician|power|text/i, due: '2026-11-19' },
      { owner: 'us', words: /writing/i, due: '2026-11-18' },
      { owner: 'us', words: /chef|book you/i, due: '2026-11-28' },
    ],
    traps: [/hold/i, /guest list/i, /thornfield|lost/i, /buffet/i],
    competitors: ['Thornfield Manor'],
    budget: /twenty two thousand|22/i,
  },
  {
    file: 'cybersecurity.txt',
    seller: 'Speaker 1',
    actions: [
      { owner: 'us', words: /onboarding plan/i, due: '2026-11-19' },
      { owner: 'us', words: /data processing|agreement|both/i, due: '2026-11-19' },
      { owner: 'them', words: /sign-off|board|present/i, due: '2026-12-02' },
      { owner: 'us', words: /one-pager/i, due: '2026-11-24' },
    ],
    traps: [/replac/i, /leave/i, /read-only|domain admin/i, /invoice/i],
    competitors: ['CrowdStrike'],
    budget: /sixty thousand|60/i,
  },
  {
    file: 'coffee-wholesale.txt',
    seller: 'Noor',
    actions: [
      { owner: 'us', words: /partner|volume|call you back|call gabe/i, due: '2026-11-20' },
      { owner: 'us', words: /grinder|come by|ask him/i, due: '2026-11-25' },
      { owner: 'them', words: /numbers|october/i, due: null },
    ],
    traps: [/close up/i, /quick/i, /natural/i, /talk soon/i],
    competitors: ['Onyx'],
    budget: null,
  },
  {
    file: 'school-district.txt',
    seller: 'Rebecca Stone',
    actions: [
      { owner: 'us', words: /audit/i, due: '2026-11-18' },
      { owner: 'them', words: /tenant/i, due: '2026-11-27' },
      { owner: 'us', words: /proposal|copy tom|send it|send maria/i, due: '2026-12-04' },
    ],
    traps: [/fight/i, /committee|approve/i, /train every/i, /single sign-on/i],
    competitors: ['Lexia'],
    budget: null,
  },
  {
    file: 'machine-shop.txt',
    seller: 'Viktor',
    actions: [
      { owner: 'us', words: /leasing|offer/i, due: '2026-12-01' },
      { owner: 'us', words: /kessler/i, due: '2026-11-18' },
      { owner: 'them', words: /hall|drawing|measure/i, due: '2026-11-23' },
    ],
    traps: [/orders/i, /takes over/i, /bought/i, /one day|hear it/i],
    competitors: ['DMG'],
    budget: null,
  },
  {
    file: 'payroll.vtt',
    seller: 'Aisha Bello',
    actions: [
      { owner: 'us', words: /invite|checklist/i, due: '2026-11-18' },
      { owner: 'them', words: /pay runs/i, due: '2026-11-30' },
      { owner: 'us', words: /contract/i, due: '2026-11-19' },
      { owner: 'us', words: /parallel|payroll on/i, due: '2027-01-15' },
    ],
    traps: [/rushed/i, /christmas/i, /think about/i, /remind/i],
    competitors: ['Gusto'],
    budget: null,
  },
]
