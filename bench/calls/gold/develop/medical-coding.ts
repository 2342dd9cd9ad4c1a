import type { CallGold } from '../call-gold.ts'

/** United States; medical coding for an orthopedic practice, the yearly renewal: changing coders in July, $6.80 after $6.20, one year and no two, and the managing partner signs. */
export const medicalCoding: CallGold = {
  file: 'medical-coding.txt',
  kind: 'renewal',
  // A Wednesday, ten in the morning in Ohio.
  calledAt: '2033-09-14T14:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Marcus Bell',
  us: ['Marcus'],
  people: [
    {
      id: 'lead-1',
      name: 'Joyce Tran',
      company: 'Maple Ridge Orthopedics',
      email: 'joyce.tran@mapleridge.example',
    },
    {
      id: 'lead-2',
      name: 'Phil Aguilar',
      company: 'Maple Ridge Orthopedics',
      email: 'phil.aguilar@mapleridge.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marcus',
      // From Monday moved to Wednesday.
      words: /two names|names?\b.{0,30}coders|wednesday (?:then|is soon enough)|certificates/i,
      due: '2033-09-21',
    },
    {
      owner: 'us',
      assignee: 'Marcus',
      words:
        /could you ask him|hear from me on friday|ask (?:his|the) director|director'?s? (?:answer|approval)/i,
      due: '2033-09-16',
    },
    { owner: 'them', assignee: 'Joyce', words: /one-page summary/i, due: '2033-09-21' },
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /denials? (?:by month|table)|denials since|that table|table of/i,
      due: '2033-09-15',
    },
    { owner: 'them', assignee: 'Phil', words: /log-?ins|set those up/i, due: '2033-09-30' },
    {
      owner: 'us',
      assignee: 'Renata',
      words: /43 (?:august )?charts|all 43|renata|somebody go through/i,
      due: '2033-09-23',
    },
  ],
  notActions: [
    /leave it at \$6\.40|signed for two years/i,
    /should i speak with him|speak (?:with|to) dr/i,
    /yearly audit/i,
    /if the insurer asks/i,
    /fee schedule|loaded already/i,
    /used to sign/i,
    /train your people/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 22nd|half past one|on the 22nd/i,
    // What he may do for next year.
    /fixed team of two|named (?:in the contract|would help)/i,
    /could see \$6\.50/i,
    /by october 14|gap in november/i,
    /at no charge/i,
    /in the portal|august folder/i,
    // Remarks that may count as doubts.
    /no two years|one year at a time/i,
    /new records system|work in it/i,
    /wants to change coders/i,
    /partners changed that/i,
  ],
  meetings: [{ words: /half past one|thursday the 22nd|on the 22nd/i, at: '2033-09-22T13:30' }],
  budget: /\b118[,. ]?000|\b118k/i,
  notBudget: [/\b116[,. ]?000/i, /\b100[,. ]?000/i, /\b3[,. ]?500/i, /6\.80/, /6\.20/, /6\.50/, /6\.40/],
  decisionMaker: /patel|managing partner/i,
  timeline: /october 14|14(?:th)? (?:of )?october|2033-10-14|november 1\b|2033-11-01|october 31|2033-10-31/i,
  competitors: [],
  notCompetitors: ['Medora', 'Brightcode'],
  objections: [
    { kind: 'trust', words: /three different coders|same mistakes|train your people/i },
    { kind: 'price', words: /ten percent more|can't justify/i },
  ],
  lead: { name: 'Joyce Tran', company: 'Maple Ridge Orthopedics', email: 'joyce.tran@mapleridge.example' },
  mailTo: 'joyce.tran@mapleridge.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:116|100)[,. ]?000/i,
    /(?:joyce|phil|marcus)(?: tran| aguilar| bell)? (?:decides|signs|approves|is the decision)/i,
    /(?:has|have) (?:agreed|signed|committed) (?:to|for) (?:a )?two[- ]years?/i,
    /marcus(?: bell)? (?:will|should) (?:call|speak (?:to|with)|meet) (?:with )?dr\.? patel/i,
    /(?:ordered|wants|booked) the (?:yearly )?audit/i,
    /\$6\.50 (?:was|is|has been) (?:approved|agreed)/i,
  ],
  mood: 'mixed',
}
