import type { CallGold } from '../call-gold.ts'

/** Ireland; email archiving for a haulage firm that lost a dispute over one deleted email: a union rep's worry, a nearly free rival, nobody who approves, an old server to be emptied by the end of June. */
export const emailArchives: CallGold = {
  file: 'email-archives.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Dublin (winter time).
  calledAt: '2034-02-14T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Declan Foley',
  us: ['Declan'],
  people: [
    {
      id: 'lead-1',
      name: 'Orla Nugent',
      company: 'Tolka Freight',
      email: 'orla.nugent@tolkafreight.example',
    },
    { id: 'lead-2', name: 'Pat Keane', company: 'Tolka Freight', email: 'pat.keane@tolkafreight.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Pat',
      words: /exact numbers|run a report|have it tomorrow|numbers? of (?:people|mailboxes|shared)/i,
      due: '2034-02-15',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /write-up|inbox this afternoon|i'd read that|two terabytes/i,
      due: '2034-02-14',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /have that on paper|end of next week|one-page note/i,
      due: '2034-02-20',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /work out a price|before the weekend|two[- ]year|price for two years/i,
      due: '2034-02-17',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /data agreement between|sends? (?!back|it back)(?:\w+ ){0,3}(?:over today|data agreement)/i,
      due: '2034-02-14',
    },
    {
      owner: 'them',
      assignee: 'Orla',
      words:
        /have it back by|sign(?:s|ed)?(?: and \w+(?: back)?)? (?:it and|the (?:\w+ )?data agreement)|data agreement back/i,
      due: '2034-02-16',
    },
    {
      owner: 'them',
      assignee: 'Orla',
      words: /who (?:can|could|may|will) approve|by the 24th/i,
      due: '2034-02-24',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /speak to somebody who's done|happy to talk to|it manager at (?:that|the|a) bakery/i,
      due: null,
    },
  ],
  notActions: [
    // Only under conditions.
    /spread the move|signed? for three years/i,
    /open anything before|brannigan/i,
    /a connection from outside/i,
    // Refused.
    /ring your head office/i,
    // Done or settled.
    /went on tyres/i,
    /settled for/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 28th/i,
    /2 march/i,
    /send you both the invite/i,
    // The trial hangs on the agreement.
    /trial could be ready/i,
    /try it out on a few|mine and the traffic office/i,
    /meeting him on wednesday/i,
    // Remarks that may count as doubts.
    /without the depot noticing/i,
    /never sign for more than two/i,
    /take my word for it/i,
  ],
  meetings: [{ words: /2 march|thursday,? (?:the )?2(?:nd)?|march 2/i, at: '2034-03-02T09:30' }],
  budget: /\b14[,. ]?000|\b14k/i,
  notBudget: [/\b9[,. ]?000\b/i, /\b62[,. ]?000/i, /\b11[,. ]?500/i, /\b3[,. ]?800/i, /\b15[,. ]?300/i],
  // Nobody knows who it is.
  decisionMaker: null,
  timeline: /30(?:th)? (?:of )?june|june 30|end of june|2034-06-30/i,
  competitors: ['Archivault'],
  notCompetitors: ['Mailkeep', 'Tolka Freight', 'Brannigan Networks', 'Microsoft 365'],
  objections: [
    { kind: 'trust', words: /looks like spying|union rep|read their mail/i },
    { kind: 'competitor', words: /archivault|next to nothing|hard to argue with/i },
    { kind: 'price', words: /more than i've got|15[,. ]?300/i },
  ],
  lead: { name: 'Orla Nugent', company: 'Tolka Freight', email: 'orla.nugent@tolkafreight.example' },
  mailTo: 'orla.nugent@tolkafreight.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:9[,. ]?000|62[,. ]?000|11[,. ]?500|15[,. ]?300)/i,
    /(?:orla|pat|finance manager|declan)(?: nugent| keane| foley)? (?:decides|signs off|is the decision)/i,
    /declan(?: foley)? (?:will|to|should) (?:call|ring|phone) (?:the |tolka's |their )?head office/i,
    /(?:agreed|signed|accepted)(?: to| on)? (?:a )?three[- ]year/i,
    /brannigan(?: networks)? (?:is|as) (?:a |the )?(?:competitor|rival)/i,
    /meeting (?:is |was )?(?:agreed )?(?:on|for) (?:tuesday|28 february)/i,
  ],
  mood: 'positive',
}
