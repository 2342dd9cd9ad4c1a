import type { CallGold } from '../call-gold.ts'

/** Kenya; imported by a manager who does not speak: a seller of salary surveys rings a haulier's personnel man; no money asked for yet; the address is spelled; the managing director has not heard of it. */
export const salaryBenchmarks: CallGold = {
  file: 'salary-benchmarks.srt',
  kind: 'imported',
  // A Tuesday, three in the afternoon in Nairobi.
  calledAt: '2037-07-07T12:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Stephen Kariuki',
  us: ['Nyambura'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Nyambura', words: /sample report/i, due: '2037-07-08' },
    {
      owner: 'them',
      assignee: 'Elphas',
      words: /list of (?:job )?titles|prepare that over the weekend|have it on monday/i,
      due: '2037-07-13',
    },
    {
      owner: 'us',
      assignee: 'Mr. Kiptoo',
      words: /kiptoo|confidentiality letter|it'll be with you on the fifteenth/i,
      due: '2037-07-15',
    },
    {
      owner: 'us',
      assignee: 'Nyambura',
      words: /who the twenty-two are|very much\. by name|their names by friday/i,
      due: '2037-07-10',
    },
    {
      owner: 'them',
      assignee: 'Elphas',
      words: /sit for the payroll|raise it with (?:her|rukia|madam)/i,
      due: '2037-07-09',
    },
  ],
  notActions: [
    // Refused.
    /ten percent off|rush me with offers/i,
    /come and present|she'd think i've/i,
    /training in job grading|one thing at a time/i,
    /not giving anybody's salary/i,
    // Done already.
    /bought a report from/i,
    /asked on our website/i,
    /hold the door/i,
    /told them i'm looking/i,
    // Supposed, jokes.
    /lost another dispatcher|sing for you/i,
    /close the window/i,
  ],
  open: [
    // The next talk is a meeting.
    /the sixteenth/i,
    /shall i call you next week/i,
    /ten is good/i,
    /signed and stamped/i,
    /best you'll get/i,
    /call four friends/i,
    /tell how many we cover/i,
    /only recommend/i,
    /everybody gives/i,
    // Remarks that may count as doubts.
    /believe it when i see/i,
    /called me last week/i,
    /payroll in exchange/i,
    /haven't asked for any money/i,
    /most of it was banks/i,
    /people are leaving me/i,
    /doesn't know yet/i,
    /finance man only/i,
    /if she says yes/i,
  ],
  meetings: [{ words: /the sixteenth/i, at: '2037-07-16T10:00' }],
  // He has not asked for any money yet.
  budget: null,
  notBudget: [
    /three hundred and twenty|\b320[,. ]?000/i,
    /nine thousand|\b9[,. ]?000/i,
    /one-eighty|\b180(?:[,. ]?000)?\b/i,
  ],
  decisionMaker: /rukia|noor|managing director/i,
  timeline: /fourteenth of august|august (?:14|fourteenth)|14(?:th)? (?:of )?august|2037-08-14/i,
  competitors: ['Grade and Grow'],
  notCompetitors: ['Ladderpay', 'Mzigo Cargo Movers', 'Kiptoo', 'Kenya'],
  objections: [
    { kind: 'trust', words: /twenty-two is very few|those figures are true/i },
    { kind: 'price', words: /too expensive|somebody's salary/i },
    { kind: 'need', words: /really need a system|hundred and forty people/i },
  ],
  lead: {
    name: 'Elphas Wekesa',
    company: 'Mzigo Cargo Movers',
    email: 'e.wekesa@mzigocargo.example',
  },
  mailTo: 'e.wekesa@mzigocargo.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes|ksh)? ?(?:320|9[,. ]?000|180|three hundred|one-eighty)/i,
    /(?:elphas|kiptoo|the finance man|nyambura)(?: wekesa)? (?:decides|approves|signs off|is the decision)/i,
    /nyambura will (?:present|come|visit)/i,
    /(?:ten|10) ?(?:%|percent)[^.]{0,20}(?:is|was|has been) (?:agreed|accepted)/i,
    /stephen(?: kariuki)? (?:said|promised|offered)/i,
    /(?:meeting|next call) (?:is |was )?(?:agreed |set |planned |scheduled )?(?:on|for) (?:july 15|15 july|the fifteenth)/i,
  ],
  mood: 'mixed',
}
