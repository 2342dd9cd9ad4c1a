import type { CallGold } from '../call-gold.ts'

/** Kenya; quoting software for an insurance broker who filled in a form: nothing set aside, no Savanna Mutual yet, a partner afraid for his clients' numbers, and her address said in the call. */
export const brokerQuotes: CallGold = {
  file: 'broker-quotes.txt',
  kind: 'qualification',
  // A Friday, ten in the morning in Kenya.
  calledAt: '2038-08-13T07:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Brian Otieno',
  us: ['Brian'],
  people: [{ id: 'lead-1', name: 'Wanjiru Kamau', company: 'Umoja Brokers', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Brian',
      words:
        /product team|a real date|savanna(?: mutual)?.{0,25}(?:date|by tuesday|on tuesday)|date (?:for|of) savanna/i,
      due: '2038-08-17',
    },
    {
      owner: 'us',
      assignee: 'Brian',
      words: /offer for ten|business on monday|please\. to my own/i,
      due: '2038-08-16',
    },
    // It goes with the offer.
    { owner: 'us', assignee: 'Brian', words: /data agreement|show him that in writing/i, due: '2038-08-16' },
    { owner: 'them', assignee: 'Wanjiru', words: /agenda/i, due: null },
    {
      owner: 'us',
      assignee: 'Brian',
      words: /customers that i could ring|their numbers|brokers in mombasa/i,
      due: '2038-08-13',
    },
    {
      owner: 'them',
      assignee: 'Mercy',
      words: /mercy|count(?:s|ed)? (?:the )?(?:quotes|july)|quotes you make in a month|work on saturdays/i,
      due: '2038-08-14',
    },
  ],
  notActions: [
    /pay the year in advance|pay in advance/i,
    /send you a template|send it yet/i,
    /if the partners say yes/i,
    /my nephew|in excel/i,
    /planned for this year/i,
    /new chairs/i,
  ],
  open: [
    // The next call is a meeting.
    /wednesday the 18th|thursday at two|wednesday at two|one of your sellers/i,
    /send you the link/i,
    /tell you the right price|read every page/i,
    /begin with ten|ten is a possibility/i,
    /agency codes/i,
    // Remarks that may count as doubts.
    /half of our motor business/i,
    /never saw the phones/i,
    /set anything aside|nothing at all/i,
    /always down/i,
    /first i must know/i,
    /only wanted to know/i,
  ],
  meetings: [{ words: /wednesday the 18th|wednesday at two/i, at: '2038-08-18T14:00' }],
  // The money that they had is spent.
  budget: null,
  notBudget: [/\b400[,. ]?000/i, /\b45[,. ]?000/i, /\b3[,. ]?500/i],
  decisionMaker: /githinji|senior partner|three partners|\bpartners\b/i,
  timeline: null,
  competitors: ['PolisiPro'],
  notCompetitors: ['Savanna Mutual', 'Umoja', 'Quotabell'],
  objections: [
    { kind: 'need', words: /little use to me|without savanna/i },
    { kind: 'price', words: /find that a lot/i },
    { kind: 'trust', words: /afraid that they|insurers see our clients|take the business/i },
  ],
  lead: { name: 'Wanjiru Kamau', company: 'Umoja Brokers', email: 'w.kamau@umojabrokers.example' },
  mailTo: 'w.kamau@umojabrokers.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes|ksh)? ?(?:400|45)[,. ]?000/i,
    /(?:wanjiru|brian|mercy|hassan)(?: kamau| otieno)? (?:decides alone|has the last word|is the decision)/i,
    /savanna(?: mutual)? is (?:already )?(?:supported|connected|included)/i,
    /(?:agreed|wants|will pay|pays) (?:to pay )?(?:the year )?in advance/i,
    /brian(?: otieno)? (?:will|to|should) send (?:her |wanjiru )?(?:the|a) template/i,
    /demo (?:is )?on thursday/i,
  ],
  mood: 'mixed',
}
