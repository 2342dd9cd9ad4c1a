import type { CallGold } from '../call-gold.ts'

/** Neither case nor stops, as a rough draft has it. The one who signed has left; nobody knows who does now. */
export const helpdeskSeats: CallGold = {
  file: 'helpdesk-seats.txt',
  kind: 'draft',
  // A Tuesday morning.
  calledAt: '2027-03-02T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Ravi',
  us: ['ravi'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Ravi',
      words: /light seat|send you that quote|eight full|number of agents|tomorrow is great/i,
      due: '2027-03-03',
    },
    {
      owner: 'us',
      assignee: 'Ravi',
      words: /iso certificate|security pack|send me both/i,
      due: '2027-03-02',
    },
    {
      owner: 'them',
      assignee: 'Niamh',
      words: /sizing sheet|have it back to you by friday/i,
      due: '2027-03-05',
    },
    {
      owner: 'them',
      assignee: 'Niamh',
      words: /backup off kev|\bbackup\b(?! file ill)/i,
      due: '2027-03-12',
    },
    {
      owner: 'us',
      assignee: 'Ravi',
      words: /test import by|do the test import|test import(?! and show)|the eighteenth/i,
      due: '2027-03-18',
    },
  ],
  notActions: [
    /paid the year up front|never pay up front|no up front/i,
    /drop fergal a line|wont do that|ah no dont/i,
    /sent it already/i,
    /smaller edition|not the smaller/i,
    /user group|the lanyards/i,
  ],
  meetings: [{ words: /monday at two|monday the eighth|mondays the eighth/i, at: '2027-03-08T14:00' }],
  budget: /five and a half|5[,. ]?500|5\.5\s?k/i,
  notBudget: [
    /fifty two pounds|£ ?52/i,
    /six thousand nine hundred|6[,. ]?900/i,
    /twenty nine|£ ?29/i,
    /one and a half thousand|(?<!\d)1[,. ]?500/i,
  ],
  decisionMaker: null,
  timeline: /june/i,
  competitors: ['Deskmate', 'Zentik', 'Opspilot'],
  notCompetitors: ['Harbour and Vale', 'Kev', 'Ticketrow'],
  objections: [
    { kind: 'price', words: /mad money|choked on my tea|oh god no/i },
    { kind: 'competitor', words: /chat built in|theyre ahead/i },
    { kind: 'trust', words: /usb stick|take your word for it/i },
    { kind: 'need', words: /whats wrong with email|need the big version/i },
    { kind: 'timing', words: /training in april|locked in a room/i },
  ],
  lead: { name: 'Niamh', company: 'Harbour and Vale', email: null },
  mailTo: null,
  never: [
    /(?:niamh|fergal)(?: dunne)? (?:signs|decides|approves|will sign)/i,
    /budget(?: (?:is|of))?:? ?£?(?:52|6[,.]?9|29|1[,.]?5|six)/i,
    /(?<!not |n't |never )(?:email|write to|contact|call) fergal/i,
    /(?:by|on) (?:the )?(?:17(?:th)? (?:of )?march|march 17)/i,
    /(?:attend|join|come to) (?:the )?user group/i,
    /(?:agreed|will) (?:to )?pay (?:the year )?up ?front/i,
  ],
  mood: 'mixed',
}
