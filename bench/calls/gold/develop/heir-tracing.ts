import type { CallGold } from '../call-gold.ts'

/** England; a law firm's retainer for tracing heirs: 26 of 40 used, a rival on commission, 30 for 15,900 instead, and a new managing partner who approves it. */
export const heirTracing: CallGold = {
  file: 'heir-tracing.txt',
  kind: 'renewal',
  // A Thursday, two in the afternoon in England (summer time).
  calledAt: '2044-09-29T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Imogen Farrell',
  us: ['Imogen'],
  people: [
    {
      id: 'lead-1',
      name: 'Gareth Lyle',
      company: 'Pembury Holt Solicitors',
      email: 'gareth.lyle@pemburyholt.example',
    },
    {
      id: 'lead-2',
      name: 'Shazia Anwar',
      company: 'Pembury Holt Solicitors',
      email: 'shazia.anwar@pemburyholt.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Imogen',
      words: /proposal|on paper|close of play/i,
      due: '2044-09-30',
    },
    {
      owner: 'us',
      assignee: 'Imogen',
      words: /last page|three of your own|names taken out|a commission does|she would read/i,
      due: '2044-09-30',
    },
    {
      owner: 'them',
      assignee: 'Shazia',
      words: /upload|birth certificate|when we hang up|as soon as we hang up/i,
      due: '2044-09-29',
    },
    { owner: 'us', assignee: 'Tobias', words: /tobias|first view/i, due: '2044-10-05' },
    {
      owner: 'us',
      assignee: 'Imogen',
      words: /\bmarcus|check today|confirm it by email/i,
      due: '2044-09-29',
    },
    { owner: 'us', assignee: 'Imogen', words: /clause|three it is|notice period/i, due: null },
    { owner: 'us', assignee: 'Imogen', words: /by quarter|quarterly|our accounts/i, due: null },
    {
      owner: 'them',
      assignee: 'Shazia',
      words: /current list|who may order|by the 4th|shazia keeps/i,
      due: '2044-10-04',
    },
  ],
  notActions: [
    /lunchtime talk|spherical/i,
    /on our website|if rosalind signs/i,
    /carry the contract|should she sign/i,
    /counts against this year/i,
    /you found him/i,
    /just initialled/i,
    /up to five/i,
  ],
  open: [
    // The next call is a meeting.
    /friday the 7th/i,
    // The offer as it was made.
    /30 traces for/i,
    /see her on monday/i,
    /i'd have to look/i,
    // Remarks that may count as doubts.
    /up by five per cent/i,
    /what i'll be asked/i,
    /the size/i,
    /kinder/i,
    /ransom/i,
    /can't wait/i,
    /roll over/i,
    /i did mention/i,
  ],
  meetings: [{ words: /friday the 7th|7 october/i, at: '2044-10-07T15:00' }],
  budget: /\b16[,. ]?000|\b16k/i,
  notBudget: [/18[,. ]?600/i, /19[,. ]?530/i, /\b40[,. ]?000/i, /15[,. ]?900/i, /\b560\b/i],
  decisionMaker: /rosalind|holt/i,
  timeline: /(?:\b1|1st) (?:of )?november|november 1\b|2044-11-01/i,
  competitors: ['Rootstock'],
  notCompetitors: ['Kinline', 'Doyle', 'Marcus Tilling'],
  objections: [
    { kind: 'need', words: /don't need forty|used 26|nobody's lost/i },
    { kind: 'competitor', words: /rootstock|argue with nothing/i },
  ],
  lead: { name: 'Gareth Lyle', company: 'Pembury Holt Solicitors', email: 'gareth.lyle@pemburyholt.example' },
  mailTo: 'gareth.lyle@pemburyholt.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:18[,. ]?600|19[,. ]?530|40[,. ]?000|15[,. ]?900)/i,
    /(?:gareth|shazia|mr pembury)(?: lyle| anwar)? (?:decides|signs off|approves|is the decision)/i,
    /rosalind(?: holt)? (?:has )?(?:already )?(?:signed|approved|agreed)/i,
    /(?:talk|training) for (?:the|their) trainees (?:is|was|has been) (?:agreed|planned)/i,
    /(?:quarterly invoic\w+|invoic\w+ by quarter) (?:is|was|has been) (?:agreed|confirmed)/i,
    /switch(?:ed|es|ing) to rootstock/i,
  ],
  mood: 'positive',
}
