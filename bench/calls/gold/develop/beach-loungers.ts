import type { CallGold } from '../call-gold.ts'

/** Barbados; a web subtitle file; new loungers for a beach club; ninety-two thousand approved; nobody knows who decides since it was sold; strapped by 20 November; a cleaning service, a removal and a letter to Todd are declined. */
export const beachLoungers: CallGold = {
  file: 'beach-loungers.vtt',
  kind: 'discovery',
  // A Tuesday, three in the afternoon in Barbados.
  calledAt: '2043-06-09T19:00:00Z',
  timeZone: 'America/Barbados',
  owner: 'Trudy-Ann Weekes',
  us: ['Trudy-Ann Weekes'],
  people: [
    {
      id: 'lead-1',
      name: 'Selwyn Cumberbatch',
      company: 'Coral Gate Beach Club',
      email: 'selwyn@coralgatebeach.example',
    },
    { id: 'lead-2', name: 'Maxie Gittens', company: 'Coral Gate Beach Club', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Trudy-Ann Weekes',
      words: /ask them tonight|which day you can pass|could ask them if|i would go|bathsheba/i,
      due: '2043-06-09',
    },
    {
      owner: 'us',
      assignee: 'Trudy-Ann Weekes',
      words: /work it two ways|do me both|two of them to you by monday|side by side/i,
      due: '2043-06-15',
    },
    {
      owner: 'us',
      assignee: 'Trudy-Ann Weekes',
      words: /little clip|as soon as we hang up|does in wind/i,
      due: '2043-06-09',
    },
    {
      owner: 'them',
      assignee: 'Shakira',
      words: /is the colours|dig it out|shakira|they did, some number/i,
      due: '2043-06-10',
    },
    {
      owner: 'them',
      assignee: 'Maxie Gittens',
      words: /where they'd go at night|size of it|pace it out|squash court|good pacer/i,
      due: '2043-06-12',
    },
  ],
  notActions: [
    /cleaning service|boys would strike|we would strike/i,
    /take away the old|not needed\. the cricket/i,
    /write to todd|please don't\. i think/i,
    /look at the catalogue|coffee ring/i,
    /if you say yes in september/i,
    /gave him the rum|bottle of rum/i,
    /two went last week/i,
    /swam for a lounger/i,
    /he sold it in march/i,
    /told us ten years/i,
    /here to listen today/i,
  ],
  open: [
    // Agreed: the visit on the beach.
    /wednesday the seventeenth|come and see it/i,
    /bring a hat|and a mango|a bucket|a mango hit/i,
    // What he will do once he may sit on it.
    /own big man|his brother\./i,
    /out and strapped|by the twentieth|on the sand\?/i,
    /tell me what you have/i,
    // Nobody knows who decides: to some an objection.
    /i wish i knew|the new boss/i,
    /always the boat|ten weeks from/i,
    /fixed like a rock|fixed thing/i,
    // What is wrong with the old ones.
    /it's a lawsuit|like teeth|how long you got/i,
    /in the sea last october/i,
    /and there's a strap/i,
    /so let me think/i,
    /wanted to change all/i,
    /they love|always gets/i,
    /todd's gone/i,
    /recycling/i,
    /don't worry if you hear/i,
    /so don't believe me/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /boys would strike/i,
    /two went last week/i,
  ],
  meetings: [{ words: /wednesday the seventeenth/i, at: '2043-06-17T10:00' }],
  budget: /ninety-two|\b92[,. ]?000|\b92 ?k|\b92\b/i,
  notBudget: [/two hundred and forty|\b240[,. ]?000|\b240\b/i],
  decisionMaker: null,
  timeline: /twentieth|november 20|20(?:th)? (?:of )?nov|nov\.? 20|2043-11-20|first charter/i,
  competitors: ['Sunloafer'],
  notCompetitors: [
    'Shadebrook Leisure',
    'Coral Gate Beach Club',
    'Bathsheba',
    'Manchester',
    'Hinkson',
    'Todd',
    'Shakira',
  ],
  objections: [
    {
      kind: 'trust',
      words: /don't believe a word|i've been burned|marine this|told us ten years|ten years, you hear/i,
    },
  ],
  lead: {
    name: 'Selwyn Cumberbatch',
    company: 'Coral Gate Beach Club',
    email: 'selwyn@coralgatebeach.example',
  },
  mailTo: 'selwyn@coralgatebeach.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:bbd|\$)? ?(?:240|two hundred)/i,
    /(?:selwyn|maxie|hinkson|todd|shakira)(?: cumberbatch| gittens)? (?:signs|decides|approves|is the decision)/i,
    /trudy-ann(?: weekes)? (?:will|to) (?:clean|write to todd|take away|remove|collect)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:15(?:th)? (?:of )?dec|december 15|september)/i,
  ],
  mood: 'positive',
}
