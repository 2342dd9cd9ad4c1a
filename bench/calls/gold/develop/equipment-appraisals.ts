import type { CallGold } from '../call-gold.ts'

/** United States; an appraisal firm and a foundry group with nine-year-old equipment values: three plants, a report before May 31, a proposal moved up a day, the controller's address said aloud and nobody else's. */
export const equipmentAppraisals: CallGold = {
  file: 'equipment-appraisals.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Ohio (standard time).
  calledAt: '2033-03-08T15:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Megan Duarte',
  us: ['Megan'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Tina',
      words:
        /asset list by friday|tina pratt, our|even with the mistakes|(?:send|email)\w* (?:\w+ )?(?:the|their|our) asset list/i,
      due: '2033-03-11',
    },
    {
      owner: 'us',
      assignee: 'Megan',
      words: /sample report|foundry references/i,
      due: '2033-03-09',
    },
    {
      owner: 'us',
      assignee: 'Megan',
      words:
        /written proposal|fixed fee|15th is a problem|monday the 14th|(?:send|deliver|prepare|submit|write)\w* .{0,30}proposal/i,
      due: '2033-03-14',
    },
    {
      owner: 'them',
      assignee: 'Denise',
      words: /floor plans|scan all three|those would help/i,
      due: '2033-03-18',
    },
    {
      owner: 'us',
      assignee: 'Joanne',
      words: /joanne|certificate/i,
      due: '2033-03-08',
    },
    {
      owner: 'them',
      assignee: 'Curtis',
      words: /shift supervisors|which saturdays|quiet in dayton/i,
      due: null,
    },
  ],
  notActions: [
    /leave out the trip|photographs only/i,
    /keep the visit/i,
    /lend him one/i,
    /bring in a partner/i,
    /book the crew/i,
    /ask us what we think/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 17th/i,
    /through the proposal together/i,
    // Wishes and ways of working.
    /somebody at those foundries/i,
    /work on a saturday/i,
    /face shields/i,
    // Part of the proposal.
    /yearly update|separate line/i,
    /safety video/i,
    /be exact/i,
    // Remarks that may count as doubts.
    /near the ladles/i,
    /careful with that list/i,
    /quote again/i,
    /five months/i,
    /wouldn't take photographs/i,
    /close, but workable/i,
    /15th is a problem/i,
  ],
  meetings: [{ words: /thursday the 17th|through the proposal/i, at: '2033-03-17T15:00' }],
  budget: /\b22[,. ]?000|\b22k/i,
  notBudget: [
    /\b14[,. ]?500/i,
    /\b90[,. ]?000/i,
    /\b19[,. ]?000/i,
    /\b24[,. ]?000/i,
    /\b10[,. ]?000/i,
    /\b2[,. ]?000\b/i,
    /\$5[,. ]?000\b/i,
  ],
  decisionMaker: /raymond|ochoa|\bcfo\b/i,
  timeline: /may 31|31(?:st)? (?:of )?may|end of may|2033-05-31/i,
  competitors: ['Corbin Valuation'],
  notCompetitors: ['Great Basin Mutual', 'Great Basin', 'Halvorsen Appraisal', 'Marlow Castings'],
  objections: [
    { kind: 'trust', words: /never heard of halvorsen|great basin rejects/i },
    { kind: 'price', words: /more than i have|24,000 past raymond/i },
  ],
  lead: { name: 'Curtis Boyle', company: 'Marlow Castings', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:24[,. ]?000|19[,. ]?000|90[,. ]?000|14[,. ]?500)/i,
    /(?:denise|curtis|tina)(?: lang| boyle| pratt)? (?:decides|signs|approves|picks|is the decision)/i,
    /proposal (?:is due )?(?:by|on) (?:the 15th|march 15)/i,
    /(?:crew|appraisers) (?:is|are|was|were|has been|have been) booked/i,
    /report (?:includes|covers|will include) (?:the )?buildings/i,
    /muncie (?:will be|is|was) (?:done|appraised) (?:by|with|from) photo/i,
  ],
  mood: 'positive',
}
