import type { CallGold } from '../call-gold.ts'

/** The recap moves the price from Friday to Monday; the old spend is not the money; Whelan decided once. */
export const zincCoating: CallGold = {
  file: 'zinc-coating.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning there.
  calledAt: '2027-10-05T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Declan Mulhern',
  us: ['Declan'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Declan', words: /\bslot\b|let you know the day/i, due: '2027-10-07' },
    { owner: 'them', assignee: 'Tomasz', words: /bundle/i, due: null },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /venting guide|email it to you this afternoon/i,
      due: '2027-10-05',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /banded price|monday the eleventh/i,
      due: '2027-10-11',
    },
    { owner: 'them', assignee: 'Ngozi', words: /brief (?:her|aoife)/i, due: '2027-10-14' },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /sample (?:\w+ )*report|do that this afternoon too/i,
      due: '2027-10-05',
    },
    { owner: 'us', assignee: 'Declan', words: /\bbarry\b|pass on his number/i, due: null },
    { owner: 'them', assignee: 'Ngozi', words: /vat number/i, due: '2027-10-06' },
  ],
  notActions: [
    /wrote to their director/i,
    /lay on a truck|twenty tonnes a run/i,
    /rang aoife/i,
    /auditor comes|coating thickness reports/i,
  ],
  open: [
    // The visit is a meeting; to some also a task.
    /see the bath|tuesday the nineteenth/i,
    /a trial load would be good|how about a trial load/i,
    // Complaints about another and a side remark.
    /nine days late|they are late/i,
    /our lorry is old/i,
    /takes no calls from suppliers/i,
    /not a cent more/i,
    /hear it from a yard man/i,
  ],
  meetings: [{ words: /tuesday the nineteenth|see the bath/i, at: '2027-10-19T10:00' }],
  budget: /seventy-two|\b72/i,
  notBudget: [/eighty-four|\b84[,. ]?000|\b84k/i, /sixty-five|\b165\b/i],
  decisionMaker: /aoife|brennan|finance director/i,
  timeline: /first of february|february 1|1(?:st)? (?:of )?feb/i,
  competitors: ['Shannon Zinc'],
  notCompetitors: ['Corrib Galvanising', 'Harrow Gate Fencing', 'Lough Mask Gates', 'Cork'],
  objections: [
    { kind: 'trust', words: /anybody's word|everybody tells me five days/i },
    { kind: 'price', words: /sixty-five is too high|run out of money/i },
  ],
  lead: {
    name: 'Ngozi Adeyemi',
    company: 'Harrow Gate Fencing',
    email: 'ngozi.adeyemi@harrowgate.example',
  },
  mailTo: 'ngozi.adeyemi@harrowgate.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur )?(?:84|eighty-four)/i,
    /(?:whelan|ngozi|tomasz) (?:signs|decides|approves|is the decision)/i,
    /(?<!not |n't |never )(?:will|to) (?:ring|call|phone|contact) aoife/i,
    /declan (?:will|to) (?:lay on|arrange|organi[sz]e) (?:a )?(?:truck|collection)/i,
  ],
  mood: 'positive',
}
