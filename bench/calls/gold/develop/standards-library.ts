import type { CallGold } from '../call-gold.ts'

/** United Kingdom; a subscription to technical standards up for renewal at a bridge engineer's: 8% more, fewer users, a missed alert in June, a rival at 15,900, and a number wanted three days sooner. */
export const standardsLibrary: CallGold = {
  file: 'standards-library.txt',
  kind: 'renewal',
  // A Wednesday, two in the afternoon in England (summer time).
  calledAt: '2031-10-15T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Graham Pell',
  us: ['Graham'],
  people: [
    {
      id: 'lead-1',
      name: 'Ruth Ackerley',
      company: 'Pennine Bridge',
      email: 'ruth.ackerley@penninebridge.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Ruth',
      words: /number of users|ask the team leaders|that's too late|how many users|user (?:number|count)/i,
      due: '2031-10-21',
    },
    {
      owner: 'us',
      assignee: 'Graham',
      words: /new price|before noon/i,
      due: '2031-10-22',
    },
    {
      owner: 'us',
      assignee: 'Graham',
      words:
        /wrote a report|that report|technical (?:team|report)|anything in writing|report (?:on|about) (?:the )?(?:missed |failed )?alert/i,
      due: '2031-10-15',
    },
    {
      owner: 'them',
      assignee: 'Ruth',
      words: /current list|everybody who should get|(?:list|names) of .{0,40}alerts/i,
      due: '2031-10-17',
    },
    {
      owner: 'them',
      assignee: 'Farah',
      words: /support desk|contact\w* (?:the |your |our |normfile(?:'s)? )?support|who would set it up/i,
      due: '2031-11-07',
    },
    {
      owner: 'us',
      assignee: 'Graham',
      words: /support team|expect (?:her|farah)/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Alan',
      words: /email the form|(?:send|email)\w* .{0,25}supplier form/i,
      due: '2031-10-16',
    },
  ],
  notActions: [
    /both of you on one contract|they don't want that/i,
    /take 10% off|sign for three years/i,
    /add drawings/i,
    /changed that in our system/i,
    /once helen has signed|purchase order/i,
    /hour of training|they don't have the time/i,
    /changed the system in july/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 23rd/i,
    /when you've seen the price/i,
    // The other half of the form.
    /fill(?:s|ed|ing)? (?:in|out)/i,
    /my engineers will want/i,
    /single sign-on/i,
    // Remarks that may count as doubts.
    /gone up again/i,
    /all there is/i,
    /used the old edition|never got the alert/i,
    /rather stay with you/i,
    /twelve months at most/i,
    /wrong address and we paid/i,
    /another new person/i,
    /four in five years/i,
  ],
  meetings: [{ words: /thursday the 23rd|when you've seen the price/i, at: '2031-10-23T09:30' }],
  budget: /\b17[,. ]?500|\b17[.,]5k/i,
  notBudget: [/\b18[,. ]?600/i, /\b20[,. ]?100/i, /\b15[,. ]?900/i, /£5[,. ]?000\b/i],
  decisionMaker: /helen|stott|managing partner/i,
  timeline:
    /30(?:th)? (?:of )?november|november 30|end of november|(?:\b1|1st) (?:of )?december|december 1\b|2031-1(?:1-30|2-01)/i,
  competitors: ['StandardsHub'],
  notCompetitors: ['Pennine Rail', 'Normfile'],
  objections: [
    { kind: 'price', words: /that's 8%|it's too much/i },
    { kind: 'need', words: /need 46 users|only 29 people/i },
    { kind: 'trust', words: /trust your alerts|cost us four days/i },
    // A rival's lower price.
    { kind: 'competitor', words: /quote from standardshub|15,900/i },
  ],
  lead: { name: 'Ruth Ackerley', company: 'Pennine Bridge', email: 'ruth.ackerley@penninebridge.example' },
  mailTo: 'ruth.ackerley@penninebridge.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:18[,. ]?600|20[,. ]?100|15[,. ]?900|5[,. ]?000)/i,
    /(?:ruth|alan|farah)(?: ackerley| siddiqui)? (?:decides|signs|approves|is the decision)/i,
    /(?:three[- ]year|3[- ]year) (?:term|contract) (?:is|was) (?:agreed|accepted)/i,
    /(?:number|count) of users by (?:the end of next week|friday)/i,
    /joint contract with pennine rail (?:is|was) agreed/i,
    /drawings (?:will be|are) (?:added|available) in march/i,
  ],
  mood: 'mixed',
}
