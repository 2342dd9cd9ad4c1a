import type { CallGold } from '../call-gold.ts'

/** Nova Scotia; a plaza leaves its plowing firm after nine winters; a new owner has signed with another; letter, bins, curb, fobs and a last bill; no budget, no date. */
export const lotPlowing: CallGold = {
  file: 'lot-plowing.txt',
  kind: 'cancellation',
  // A Tuesday, half past nine in the morning in Nova Scotia.
  calledAt: '2029-04-10T12:30:00Z',
  timeZone: 'America/Halifax',
  owner: 'Shelagh MacIsaac',
  us: ['Shelagh'],
  people: [
    { id: 'lead-1', name: 'Darren Pottie', company: 'Larch Hill Plaza', email: 'darren@larchhill.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Shelagh',
      words: /get a letter out|ends on the thirtieth|send that to me and not|to trish, then/i,
      due: '2029-04-10',
    },
    {
      owner: 'them',
      assignee: 'Trish',
      words: /owe you for march|paid by the twentieth/i,
      due: '2029-04-20',
    },
    {
      owner: 'us',
      assignee: 'Wayne',
      words: /salt bins|want them gone|like them gone|come get 'em|\bwayne|friday's great/i,
      due: '2029-04-13',
    },
    {
      owner: 'us',
      assignee: 'Shelagh',
      words:
        /\bcurb\b|broke up|as long as it's fixed|before he can pour|by the end of may|look after it|hold you to that|what are we talking/i,
      due: '2029-05-31',
    },
    { owner: 'us', assignee: 'Shelagh', words: /\bfobs\b|need those back|mail slot/i, due: '2029-04-11' },
    {
      owner: 'us',
      assignee: 'Shelagh',
      words: /sweep the lot|sweeper's free|look into it|find out and let you know|happy with that/i,
      due: null,
    },
  ],
  notActions: [
    /fifteen per cent off|it's done\. it's not even me/i,
    /talking to mr\. siddiqui|i wouldn't\. he's signed/i,
    /form we send people|make me do it twice/i,
    /leave you stuck|leave me stuck/i,
    /sent you a picture/i,
    /number from a mason/i,
    /lost the deed/i,
    /usually do that in may/i,
    /two trucks down/i,
    /my cousin drives/i,
    /pick up the phone myself/i,
    /walk the plow over/i,
  ],
  open: [
    // Thanks passed on; a kindness to most.
    /tell the boys thanks|^(?:shelagh: )?i will\. you take care/i,
    /tell him to knock|raccoon/i,
    /twist your arm/i,
    /runs to the thirtieth/i,
    /putting it in writing/i,
    /no rush on it/i,
    /snowline brothers|doing it for nineteen/i,
    /i'm sorry, eh/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /twenty-three eight|\b23[,. ]?800/i,
    /nineteen|\b19[,. ]?000/i,
    /eighteen hundred|\b1[,. ]?800/i,
    /eleven hundred|\b1[,. ]?100/i,
    /forty bucks|\$ ?40\b/i,
  ],
  decisionMaker: /anwar|siddiqui/i,
  timeline: null,
  competitors: ['Snowline Brothers'],
  notCompetitors: [
    'Eastpoint Property Services',
    'Larch Hill Plaza',
    'Pinehurst Holdings',
    'Moncton',
    'Wayne',
  ],
  objections: [
    { kind: 'trust', words: /can't rely on somebody|didn't get here till ten/i },
    { kind: 'price', words: /twenty-three eight for the season|it's too much, shelagh/i },
  ],
  lead: { name: 'Darren Pottie', company: 'Larch Hill Plaza', email: 'darren@larchhill.example' },
  mailTo: 'darren@larchhill.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|cad)? ?(?:23|19|1[,. ]?800|1[,. ]?100|twenty-three|nineteen|eleven)/i,
    /(?:darren|trish|wayne)(?: pottie)? (?:signs|decides|approves|is the decision)/i,
    /shelagh(?: macisaac)? (?:will|to) (?:call|talk to|contact) (?:mr\.? )?(?:anwar|siddiqui)/i,
    /darren(?: pottie)? (?:will|to) (?:fill|complete) [^.]{0,15}(?:form|survey)/i,
    /(?:plaza|darren|customer) (?:stays|renews|renewed)/i,
  ],
  mood: 'mixed',
}
