import type { CallGold } from '../call-gold.ts'

/** South Africa; an apple grower stops his hail insurance because the nets are up: a tractor a year in premium, seven months' wait for a claim, and yet a quote for the bare trees at the river. */
export const hailCover: CallGold = {
  file: 'hail-cover.txt',
  kind: 'cancellation',
  // A Monday, twenty past eight in the morning in South Africa.
  calledAt: '2043-05-18T06:20:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Lindiwe Mokoena',
  us: ['Lindiwe'],
  people: [
    {
      id: 'lead-1',
      name: 'Hennie Vermaak',
      company: 'Kleinrivier Boerdery',
      email: 'hennie@kleinrivier.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Lindiwe', words: /cancellation form|have the form/i, due: '2043-05-18' },
    {
      owner: 'them',
      assignee: 'Hennie',
      words: /her name on it|have it back|sign.{0,30}form|annelie must sign/i,
      due: '2043-05-21',
    },
    { owner: 'us', assignee: 'Lindiwe', words: /refund|something comes back/i, due: '2043-05-20' },
    // First the end of the month, then the day before the family sits.
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /have to quote|you can quote|do you that quote|the tuesday, then|quote for/i,
      due: '2043-05-26',
    },
    { owner: 'them', assignee: 'Hennie', words: /\bmap\b/i, due: '2043-05-18' },
    {
      owner: 'us',
      assignee: 'Naidoo',
      words: /naidoo|phone you about the roof|by friday/i,
      due: '2043-05-22',
    },
    {
      owner: 'us',
      assignee: 'Lindiwe',
      words: /wants a letter|letter.{0,24}bank|bank.{0,24}letter|write you one|to you or to them/i,
      due: null,
    },
  ],
  notActions: [
    /fifteen percent off/i,
    /drive out on the 26th|there's no coffee/i,
    /blocks without nets|no waiting period/i,
    /you've read your file/i,
    /fire stays/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 28th|make it ten/i,
    /take it off the books/i,
    /if he hasn't/i,
    /walk it in/i,
    /cover only those/i,
    /wednesday the 27th/i,
    /end of june/i,
    // Remarks that may count as doubts.
    /was easter/i,
    /on hold so long/i,
    /better be, at/i,
    /what would that cost/i,
    /nothing on the tree/i,
    /seven months is wrong/i,
    /still r38,000/i,
    /that's decent/i,
    /no, well/i,
    /seen fire/i,
    /those are bare/i,
    /cross with/i,
    /there's no coffee/i,
  ],
  meetings: [{ words: /thursday the 28th|make it ten/i, at: '2043-05-28T10:00' }],
  budget: /(?<!\d)60[,. ]?000|(?<!\d)60 ?k\b/i,
  notBudget: [/412[,. ]?000/, /38[,. ]?000/, /4 million/i],
  decisionMaker: /annelie/i,
  timeline: /20(?:th)? (?:of )?september|september 20|twentieth of september|2043-09-20|blossom/i,
  competitors: [],
  notCompetitors: ['Drapenet', 'Karoo Mutual', 'Naidoo', 'Pink Ladies'],
  objections: [
    { kind: 'need', words: /don't need it any more|nets are up/i },
    { kind: 'price', words: /412[,. ]?000|a tractor/i },
    { kind: 'trust', words: /seven months before|sleep any better/i },
  ],
  lead: { name: 'Hennie Vermaak', company: 'Kleinrivier Boerdery', email: 'hennie@kleinrivier.example' },
  mailTo: 'hennie@kleinrivier.example',
  never: [
    /budget(?: (?:is|of))?:? ?r?(?:412[,. ]?000|38[,. ]?000|4 million|4[,. ]?000[,. ]?000)/i,
    /\b(?:hennie|pa|mr naidoo|lindiwe|the bookkeeper)(?: vermaak| mokoena)? (?:decides|is the decision)/i,
    /(?:15|fifteen) ?(?:%|percent) (?:discount )?(?:is|was|has been) (?:accepted|agreed)/i,
    /lindiwe(?: mokoena)? (?:will|agreed to) (?:drive|visit|come out)/i,
    /fire cover (?:is|was|has been) (?:cancelled|stopped)/i,
    /(?:has|have) (?:moved|switched) to another insurer/i,
  ],
  mood: 'mixed',
}
