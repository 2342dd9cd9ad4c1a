import type { CallGold } from '../call-gold.ts'

/** Two of us about a customer who is not on the call. */
export const recruitingInternal: CallGold = {
  file: 'recruiting-internal.vtt',
  kind: 'handover',
  calledAt: '2027-01-07T11:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Keiran Daly',
  us: ['Keiran', 'Sara'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Keiran', words: /three new cvs|by friday/i, due: '2027-01-08' },
    { owner: 'us', assignee: 'Sara', words: /ring the maybe|ring her tonight/i, due: '2027-01-07' },
    { owner: 'them', assignee: 'Noor', words: /feedback on those two/i, due: '2027-01-08' },
    { owner: 'us', assignee: 'Sara', words: /one-pager|have it for you by wednesday/i, due: '2027-01-13' },
  ],
  notActions: [
    /can't do fifteen/i,
    /all five roles|go to sixteen/i,
    /sent it to you already/i,
    /out for lunch|no lunch/i,
    /do not go around me/i,
    /pulled it on monday/i,
    /onboarding thing|throwing in/i,
    /god help me/i,
  ],
  meetings: [{ words: /the 19th,? at two/i, at: '2027-01-19T14:00' }],
  budget: /forty-five|45[,. ]?000/i,
  notBudget: [/sixty|60[,. ]?000/i, /ninety-two|\b92\b/i, /eighty-five|\b85\b/i, /fifteen back|15[,. ]?000/i],
  decisionMaker: /declan|roche/i,
  timeline: /first of march|1 march|march 1|twelfth of april|12 april|april 12/i,
  competitors: ['TalentForge'],
  notCompetitors: ['Slack', 'Brightwater', 'Limerick', 'Galway'],
  objections: [
    { kind: 'price', words: /suddenly too expensive/i },
    { kind: 'price', words: /wants us down to fifteen/i },
    { kind: 'competitor', words: /talentforge would do it/i },
    { kind: 'trust', words: /why should she believe/i },
  ],
  lead: { name: 'Noor', company: null, email: null },
  // The assistant's address is for invitations only.
  mailTo: null,
  never: [
    /noor (?:decides|signs|is the decision)/i,
    /budget (?:is|of) (?:about )?€? ?(?:60|92|85|15)/i,
    /(?:agreed to|offered|offer) (?:15|fifteen|16|sixteen) ?(?:%|percent)/i,
    /(?:take|have|book) (?:lunch with )?declan (?:out|to lunch)/i,
    /(?:to|email|contact) bea\.quirke/i,
  ],
  mood: 'mixed',
}
