import type { CallGold } from '../call-gold.ts'

/** Ireland; a renewal for concerts on a castle's lawn: a contract that renews itself, three false alarms and eighteen per cent more; the owner signs since the agent went. */
export const weatherAlerts: CallGold = {
  file: 'weather-alerts.srt',
  kind: 'renewal',
  // A Thursday, eleven in the morning in Ireland.
  calledAt: '2036-09-25T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Hester Quill',
  us: ['Hester'],
  people: [
    {
      id: 'lead-1',
      name: 'Ingram Devane',
      company: 'Killorgan Castle',
      email: 'ingram@killorgancastle.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Hester',
      words: /i can take it out|new version on monday|monday, so\b/i,
      due: '2036-09-29',
    },
    {
      owner: 'them',
      assignee: 'Tamar',
      words: /logs of those nights|mail you all three/i,
      due: '2036-09-25',
    },
    {
      owner: 'us',
      assignee: 'Guthrie',
      words: /write you a report|a report with a reason|what he's changed/i,
      due: '2036-10-03',
    },
    {
      owner: 'us',
      assignee: 'Hester',
      words: /ask my director|ask him, then|i'll ask her|wednesday's grand/i,
      due: '2036-10-01',
    },
    {
      owner: 'them',
      assignee: 'Ingram',
      words: /know for certain|send you the dates/i,
      due: '2036-10-10',
    },
  ],
  notActions: [
    /second mast|preservation order/i,
    /two years make it easier|still not 11,500/i,
    /cleared 4,000 people/i,
    /agent's gone to spain/i,
    /storm on the thursday/i,
    /married to a photocopier/i,
    /looking out of the window/i,
    /applauded/i,
    /before you found out/i,
  ],
  open: [
    // The visit is a meeting.
    /thursday the 9th/i,
    /bring a coat/i,
    /want to see the report|want to see guthrie/i,
    /then i'll read it/i,
    /31st of october|tickets go on sale/i,
    /i can complain/i,
    // The loss, told on the way to the doubt.
    /refunds came to/i,
    /asking for 12,744/i,
  ],
  meetings: [{ words: /thursday the 9th/i, at: '2036-10-09T11:00' }],
  budget: /\b11[,. ]?500|\b11\.5k/i,
  notBudget: [/\b31[,. ]?000/i, /\b10[,. ]?800/i, /\b12[,. ]?744/i, /\b12[,. ]?000/i],
  decisionMaker: /peggy|larkin\b/i,
  timeline: /31st of october|october 31|31(?:st)? (?:of )?october|2036-10-31/i,
  competitors: ['Cloudline'],
  notCompetitors: ['Skywarden', 'Killorgan Castle', 'Guthrie', 'Spain'],
  objections: [
    // Terms: it renews itself.
    { kind: 'trust', words: /renews itself unless|anything with that clause/i },
    { kind: 'trust', words: /lightning alert at twenty past|can't believe the alert/i },
    { kind: 'price', words: /too much of a jump|no second drawer/i },
  ],
  lead: { name: 'Ingram Devane', company: 'Killorgan Castle', email: 'ingram@killorgancastle.example' },
  mailTo: 'ingram@killorgancastle.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:31|10[,. ]?800|12[,. ]?744|12[,. ]?000)/i,
    /(?:ingram|tamar|hester|guthrie)(?: devane| shiels| quill)? (?:signs|decides|approves|is the decision)/i,
    /(?:second|additional) mast (?:is |was |will be )?(?:agreed|accepted|installed|ordered)/i,
    /(?:two|2)[- ]year (?:term|deal|contract|licence) (?:is |was )?(?:agreed|accepted)/i,
    /11[,. ]?500 (?:is|was) (?:agreed|granted|approved by)/i,
  ],
  mood: 'mixed',
}
