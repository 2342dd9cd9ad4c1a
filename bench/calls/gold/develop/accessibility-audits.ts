import type { CallGold } from '../call-gold.ts'

/** Canada; a coach line asks for an audit of its website after a complaint; the auditor is on the call and promises as well; the address is spelled; no leads known before. */
export const accessibilityAudits: CallGold = {
  file: 'accessibility-audits.vtt',
  kind: 'discovery',
  // A Wednesday, two in the afternoon in Toronto (summer time).
  calledAt: '2029-03-21T18:00:00Z',
  timeZone: 'America/Toronto',
  owner: 'Estelle Vadnais',
  us: ['Estelle', 'Obinna'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Obinna',
      words: /record myself|\bvideo\b|recording of/i,
      due: '2029-03-23',
    },
    { owner: 'us', assignee: 'Estelle', words: /two references|references/i, due: '2029-03-21' },
    {
      owner: 'them',
      assignee: 'Farrah',
      words: /farrah will set|login for the test|(?:set up|create) (?:a|the) login|a login we can do/i,
      due: '2029-03-26',
    },
    {
      owner: 'them',
      assignee: 'Warren',
      words: /kinds of pages|full list|list of (?:the )?pages?/i,
      due: '2029-03-22',
    },
    {
      owner: 'them',
      assignee: 'Warren',
      words: /see the complaint itself|ask legal|without the name|copy of the complaint/i,
      due: '2029-03-28',
    },
    { owner: 'us', assignee: 'Estelle', words: /write you a proposal|proposal/i, due: '2029-03-27' },
  ],
  notActions: [
    // Refused.
    /us to fix things|have my head/i,
    /and training, for|not this year/i,
    // Supposed.
    /sign before easter/i,
    // Done already.
    /gave your seat map a shot/i,
    /seat on the roof/i,
    /filled in our form/i,
    /contrastly did us/i,
    /washed his hands/i,
    /tried for two hours/i,
  ],
  open: [
    // The next talk is a meeting.
    /the 29th/i,
    /get an invite/i,
    /leave them out/i,
    /keep it short/i,
    /two pages/i,
    /pick who i like/i,
    /list my developer can work/i,
    /doable if we start/i,
    /get me off that roof/i,
    /switch them off/i,
    /i check/i,
    // Remarks that may count as doubts.
    /easebar/i,
    /that's what they said/i,
    /sit in this car/i,
    /human rights complaint/i,
    /asking for fifty/i,
  ],
  meetings: [{ words: /the 29th/i, at: '2029-03-29T11:00' }],
  budget: /thirty thousand|\b30[,. ]?000|\b30k/i,
  notBudget: [
    /nine thousand|\b9[,. ]?000/i,
    /forty-nine|\$ ?49\b/i,
    /eighteen and a half|\b18[,. ]?500/i,
    /for fifty|\b50[,. ]?000/i,
    /retest is four|\b4[,. ]?000/i,
  ],
  decisionMaker: /jocelyn|achebe|vp of customer/i,
  timeline: /may 15|15(?:th)? (?:of )?may|2029-05-15/i,
  competitors: ['Contrastly'],
  notCompetitors: ['Plainpath', 'Trillium Coachways', 'Farrah', 'Gordon', 'Windsor', 'Kingston', 'Ottawa'],
  objections: [
    { kind: 'trust', words: /gun-shy|straight out of a machine/i },
    { kind: 'timing', words: /here's the rub|flat out on the new app/i },
    { kind: 'need', words: /not sold on those|don't see the need/i },
  ],
  lead: {
    name: 'Warren Lachapelle',
    company: 'Trillium Coachways',
    email: 'warren.lachapelle@trilliumcoach.example',
  },
  mailTo: 'warren.lachapelle@trilliumcoach.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:cad|c?\$)? ?(?:9[,. ]?000|18[,. ]?500|50[,. ]?000|fifty thousand|nine thousand|49\b)/i,
    /(?:warren|farrah|gordon|estelle)(?: lachapelle| vadnais)? (?:decides|approves|signs off|is the decision|has the last word)/i,
    /plainpath will (?:fix|train|repair|code)/i,
    /(?:pdfs?|pdf timetables) (?:are|will be) (?:included|audited|part of)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:december 2|2 december|end of april)/i,
    /(?:meeting|next call) (?:is |was )?(?:agreed |set |planned |scheduled )?(?:on|for) (?:march 28|28 march|the 28th)/i,
  ],
  mood: 'positive',
}
