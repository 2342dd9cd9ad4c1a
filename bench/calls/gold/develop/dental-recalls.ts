import type { CallGold } from '../call-gold.ts'

/** Ireland; recall texts for a dental practice in Ballincollig, shown to its manager and the front desk: €4,000 for the year, the owner decides, a rival at €220. */
export const dentalRecalls: CallGold = {
  file: 'dental-recalls.txt',
  kind: 'demo',
  // A Tuesday, ten in the morning in Dublin (summer time).
  calledAt: '2031-09-09T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brennan',
  us: ['Aoife'],
  people: [
    {
      id: 'lead-1',
      name: 'Declan Roche',
      company: 'Ballincollig Dental',
      email: 'declan@ballincolligdental.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Declan',
      words: /look at the server|the version tomorrow|dentora version|check.*version|know the version/i,
      due: '2031-09-10',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /data processing agreement|give me that in writing/i,
      due: '2031-09-12',
    },
    {
      owner: 'them',
      assignee: 'Gráinne',
      words: /my three texts|(?:her|the) three texts|texts on thursday|send me three texts/i,
      due: '2031-09-11',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /have them loaded|load.*(?:by|on) (?:the following )?monday/i,
      due: '2031-09-15',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /happy to take a call|practice in cork|one in douglas|(?:ask|contact).*douglas/i,
      due: '2031-09-17',
    },
    { owner: 'us', assignee: 'Aoife', words: /log-?in/i, due: '2031-09-09' },
  ],
  notActions: [
    /drop the set-?up fee/i,
    /train(?:ing)? (?:them|the two part-timers)|on a saturday/i,
    /showed it to her/i,
    /that's for dentora/i,
    /somebody in mallow/i,
    /ring people in the evenings/i,
  ],
  open: [
    /send the invite/i,
    /the 23rd/i,
    /choosing slots|diary is complicated/i,
    /bit stiff|it's a bank/i,
    /hear it from me|sandwich/i,
    /don't sign for two years|one year is the most/i,
    /how much typing/i,
    /fair comparison/i,
    /only make the recommendation/i,
    /for a month/i,
  ],
  meetings: [{ words: /the 23rd/i, at: '2031-09-23T10:00' }],
  budget: /€ ?4[,. ]?000|\b4[,. ]?000|\b4k/i,
  notBudget: [/€340/, /€600/, /€220/, /€1[,. ]?500/],
  decisionMaker: /lehane/i,
  timeline: /first of november|november 1\b|\b1(?:st)?(?: of)? november|2031-11-01/i,
  competitors: ['PingPatient'],
  notCompetitors: ['Dentora', 'Recallwise', 'Data Protection Commission'],
  objections: [
    { kind: 'trust', words: /patient data going out|bit nervous|data protection commission/i },
    { kind: 'price', words: /good bit more|quoted us €220/i },
  ],
  lead: { name: 'Declan Roche', company: 'Ballincollig Dental', email: 'declan@ballincolligdental.example' },
  mailTo: 'declan@ballincolligdental.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:1[,. ]?500|340|600|220)\b/i,
    /(?:declan|gráinne)(?: roche)? (?:decides|approves|has the final say|is the decision)/i,
    /set-?up fee (?:is|was|will be) (?:dropped|waived)/i,
    /two-year (?:contract|term) (?:is|was) agreed/i,
    /(?:practice|declan|they) (?:uses|use|has signed with) pingpatient/i,
  ],
  mood: 'positive',
}
