import type { CallGold } from '../call-gold.ts'

/** New Zealand; it's final, another has been signed; the notice, the archive and two logins are left to settle. */
export const pressClippings: CallGold = {
  file: 'press-clippings.txt',
  kind: 'cancellation',
  // A Monday, two in the afternoon in New Zealand.
  calledAt: '2035-11-12T01:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Jonty Weaver',
  us: ['Jonty'],
  people: [
    { id: 'lead-1', name: 'Honor Lisle', company: 'Ferrybank', email: 'honor.lisle@ferrybank.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jonty',
      words: /ask fleur|know on wednesday|it's fleur/i,
      due: '2035-11-14',
    },
    {
      owner: 'them',
      assignee: 'Honor',
      words: /letter with a signature|a scan will do|get that tomorrow/i,
      due: '2035-11-13',
    },
    { owner: 'us', assignee: 'Jonty', words: /confirm the end date/i, due: '2035-11-16' },
    {
      owner: 'us',
      assignee: 'Jonty',
      words: /\barchive\b|on a drive|suit me\. by when|thirtieth of november/i,
      due: '2035-11-30',
    },
    {
      owner: 'us',
      assignee: 'Jonty',
      words: /two have left|those two closed|today, if you can|gone by five|other graham/i,
      due: '2035-11-12',
    },
  ],
  notActions: [
    /not even at 1,100|there it is/i,
    /free quarter|bad news twice/i,
    /write us a line|reference from somebody/i,
    /paid that last week/i,
    /put it right in the same week/i,
    /talk you out of it/i,
    /thought i'd rather ring/i,
    /i've told mediabell/i,
  ],
  open: [
    // A thought, no promise.
    /give her a ring|maybe you should/i,
    // To some an objection to the terms, to some what is to be settled.
    /not paying until february|three months/i,
    /thirty-first of december/i,
    /start on the first of january/i,
    /it's final/i,
    /put like that/i,
    /heard about it from my mother/i,
    /surely not an email/i,
    /enjoy it/i,
    /likes a photocopy/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/\b1[,. ]?480/i, /\$ ?37\b/i, /\b900\b/i, /\b1[,. ]?100\b/i],
  decisionMaker: /honor|mine to decide/i,
  timeline: /thirty-first of december|december 31|31(?:st)? (?:of )?december|2035-12-31/i,
  competitors: ['Mediabell'],
  notCompetitors: ['Clipwell', 'Ferrybank', 'Fleur', 'Philippa', 'Graham'],
  objections: [
    { kind: 'price', words: /far too much for a photocopy|1,480 a month/i },
    { kind: 'trust', words: /can't rely on a service/i },
    { kind: 'competitor', words: /three is mediabell|the radio too/i },
  ],
  lead: { name: 'Honor Lisle', company: 'Ferrybank', email: 'honor.lisle@ferrybank.example' },
  mailTo: 'honor.lisle@ferrybank.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:1[,. ]?480|900|1[,. ]?100|37\b)/i,
    /(?:philippa|fleur|graham)(?: \w+)? (?:decides on the|approves the purchase|is the decision)/i,
    /(?:honor|ferrybank)(?: lisle)? (?:stays|will stay|renews|will renew|accepted|accepts|agreed to (?:the )?(?:free|1,100))/i,
    /notice (?:period )?(?:was |is |has been )?(?:waived|agreed|shortened)/i,
    /honor(?: lisle)? (?:will|to|agreed to) (?:write|give)[^.]{0,20}(?:reference|testimonial|line)/i,
  ],
  mood: 'mixed',
}
