import type { CallGold } from '../call-gold.ts'

/** Australia; the service contract for a hospital's patient hoists is up: 46,500 against 44,000, a cheaper rival with one technician, two hoists out for six days, and one year instead of three. */
export const patientHoists: CallGold = {
  file: 'patient-hoists.txt',
  kind: 'renewal',
  // A Monday, half past nine in the morning in Queensland.
  calledAt: '2031-05-11T23:30:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Megan Doyle',
  us: ['Megan'],
  people: [
    {
      id: 'lead-1',
      name: 'Sione Tupou',
      company: 'Banksia Rehab',
      email: 'sione.tupou@banksiarehab.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Sione',
      words: /on the 22nd|show it to her|show (?:\w+ ){0,4}helen/i,
      due: '2031-05-22',
    },
    { owner: 'us', assignee: 'Dinesh', words: /dinesh|show you the place/i, due: '2031-05-14' },
    {
      owner: 'us',
      assignee: 'Megan',
      words:
        /list of (?:all )?(?:the )?faults|fault list|do that by friday|could it be thursday|thursday is okay/i,
      due: '2031-05-15',
    },
    {
      owner: 'us',
      assignee: 'Megan',
      words: /regional manager|\bpaul\b|ring him/i,
      due: '2031-05-12',
    },
    { owner: 'us', assignee: 'Megan', words: /new offer|get a figure/i, due: '2031-05-14' },
    {
      owner: 'them',
      assignee: 'Karen',
      words: /serial numbers|go round myself|day after tomorrow/i,
      due: '2031-05-14',
    },
    { owner: 'us', assignee: 'Megan', words: /test list/i, due: null },
    {
      owner: 'us',
      assignee: 'Megan',
      words: /hotline|find out why/i,
      due: '2031-05-13',
    },
  ],
  notActions: [
    /put two spare motors|done last thursday/i,
    /if you signed for three years/i,
    /half-day training|train our people/i,
    /delivered new ones in april/i,
    /borrowed a mobile/i,
    /week of 16 june/i,
    /if helen agrees/i,
    /as long as it's signed/i,
  ],
  open: [
    // The next call is a meeting.
    /friday (?:the 23rd|at eleven)/i,
    // The day of the load test.
    /monday the 23rd|the 23rd is better/i,
    /only in mine/i,
    /after the morning round/i,
    /start on 1 july/i,
    /with an option for/i,
    // Remarks that may count as doubts.
    /still too much/i,
    /out for six days|not that good/i,
    /that's news to me/i,
    /i'd rather not/i,
    /accreditation people/i,
    /got one technician/i,
    /\$55 a hoist/i,
  ],
  meetings: [{ words: /friday (?:the 23rd|at eleven)/i, at: '2031-05-23T11:00' }],
  budget: /\b44[,. ]?000|\b44 ?k/i,
  notBudget: [
    /\b46[,. ]?500/i,
    /\b41[,. ]?800/i,
    /\b90[,. ]?000/i,
    /\b39[,. ]?900/i,
    /\b43[,. ]?500/i,
    /\$650/i,
  ],
  decisionMaker: /petrakis|helen/i,
  timeline: /(?:\b1|1st) (?:of )?july|july (?:1\b|1st)|2031-07-01/i,
  competitors: ['Carelift'],
  notCompetitors: ['Nordic Slings', "St Brendan's", 'Liftright', 'Banksia'],
  objections: [
    { kind: 'price', words: /can't justify|11% more/i },
    { kind: 'trust', words: /stopped relying|48 hours/i },
    { kind: 'competitor', words: /39[,. ]?900|still below yours/i },
    { kind: 'timing', words: /three years is too long|nobody knows what hoists/i },
  ],
  lead: { name: 'Sione Tupou', company: 'Banksia Rehab', email: 'sione.tupou@banksiarehab.example' },
  mailTo: 'sione.tupou@banksiarehab.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:46[,. ]?500|41[,. ]?800|90[,. ]?000|39[,. ]?900|43[,. ]?500)/i,
    /(?:sione|karen|the finance manager|paul)(?: tupou| whitby)? (?:decides|signs|approves|is the decision)/i,
    /offer to (?:sione and )?helen/i,
    /training (?:is|was|has been) (?:agreed|booked|accepted)/i,
    /three[- ]year (?:contract|term) (?:is|was|has been) (?:agreed|accepted)/i,
    /load test (?:is|takes place|will be) (?:on|in the week of) (?:16|16th) june/i,
  ],
  mood: 'mixed',
}
