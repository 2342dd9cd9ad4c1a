import type { CallGold } from '../call-gold.ts'

/** Australia; a first call about ready-made soft meals for three care homes: 7.50 per meal, a choking case, cooks who fear for their work, and only an outside dietitian's address. */
export const pureeMeals: CallGold = {
  file: 'puree-meals.txt',
  kind: 'qualification',
  // A Tuesday, ten in the morning in Queensland.
  calledAt: '2038-04-27T00:00:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Bree Hollis',
  us: ['Bree'],
  people: [{ id: 'lead-1', name: 'Colin Baxter', company: 'Jacaranda Aged Care', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Colin',
      words:
        /freezer siz|freezers?\b.{0,30}(?:measure|litres|three homes)|measure .{0,30}freezer|i'd have to measure|for all three, and tell me/i,
      due: '2038-04-30',
    },
    {
      owner: 'us',
      assignee: 'Bree',
      words: /test sheets|link to colin's mobile|want to see those/i,
      due: '2038-04-27',
    },
    {
      owner: 'us',
      assignee: 'Bree',
      words: /nutrition tables?|tables for the whole range|send them on the 5th/i,
      due: '2038-05-05',
    },
    {
      owner: 'us',
      assignee: 'Bree',
      words: /sample menu|four-week menu|on paper, /i,
      due: '2038-05-11',
    },
    {
      owner: 'them',
      assignee: 'Mel',
      words: /allerg(?:y|ies)/i,
      due: '2038-05-04',
    },
    {
      owner: 'us',
      assignee: 'Bree',
      words: /coldline|which days|delivery days/i,
      due: null,
    },
  ],
  notActions: [
    /have a talk with them|leave that to me/i,
    /invite some of the families|just staff/i,
    /write a paper|could help you with it|whether anybody likes it/i,
    /heating trolleys/i,
    /tasting with one in march/i,
    /ceo could do it/i,
    /filled in our form/i,
    /thickened drinks|easythick/i,
  ],
  open: [
    // The tasting is a meeting.
    /tuesday the 11th|twelve meals|see you on the 11th|do it in warwick/i,
    /the board meets/i,
    /begin with two homes/i,
    /dietitian has to pass/i,
    // Remarks that may count as doubts.
    /not keen on that|one more thing that somebody/i,
    /get rid of them|hasn't spoken to me/i,
    /a whole pallet/i,
    /that's it for next year/i,
    /dalby has two microwaves/i,
  ],
  meetings: [{ words: /tuesday the 11th|two o'clock/i, at: '2038-05-11T14:00' }],
  budget: /7\.50?\b/i,
  notBudget: [/4\.10?\b/i, /6\.80?\b/i, /8\.40?\b/i, /7\.30?\b/i, /\$ ?95\b/i],
  decisionMaker: /\bboard\b/i,
  timeline: /(?:\b1|1st) (?:of )?july|july 1\b|financial year|2038-07-01/i,
  competitors: [],
  notCompetitors: ['Softplate', 'Easythick', 'Coldline Transport', 'Jacaranda'],
  objections: [
    { kind: 'price', words: /too dear/i },
    { kind: 'trust', words: /don't trust what's on a label|choked on/i },
  ],
  lead: { name: 'Colin Baxter', company: 'Jacaranda Aged Care', email: null },
  // The only address said is the outside dietitian's.
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:4\.10|6\.80|8\.40|7\.30)/i,
    /(?:colin|mel|the ceo|lorraine|anh|the dietitian)(?: baxter| nguyen)? (?:decides|signs|approves|is the decision)/i,
    /(?:colin|mel)(?: baxter)?'s (?:e-?mail )?address is anh@/i,
    /bree(?: hollis)? (?:will|to|should) (?:talk|speak) (?:to|with) (?:the |their )?cooks/i,
    /tasting (?:in|at) (?:toowoomba|dalby)/i,
    /(?:families|relatives) (?:are|will be|were) invited/i,
  ],
  mood: 'positive',
}
