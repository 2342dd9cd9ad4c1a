import type { CallGold } from '../call-gold.ts'

/** A negotiation: what was put by against a quote, an older machine and a rival's price; the recap moves the new price from Tuesday to Monday; Kerr signed once. */
export const joinerySaws: CallGold = {
  file: 'joinery-saws.txt',
  kind: 'negotiation',
  // A Thursday, eleven in the morning there.
  calledAt: '2028-09-07T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Fergus Lindsay',
  us: ['Fergus', 'Morag'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Fergus',
      words: /without the scoring unit|reprice|monday the eleventh/i,
      due: '2028-09-11',
    },
    {
      owner: 'them',
      assignee: 'Catriona',
      words: /photographs|lads are at their dinner|them this afternoon/i,
      due: '2028-09-07',
    },
    { owner: 'us', assignee: 'Morag', words: /trade-in value/i, due: '2028-09-13' },
    { owner: 'them', assignee: 'Ewan', words: /electrician/i, due: '2028-09-08' },
    {
      owner: 'us',
      assignee: 'Fergus',
      words: /the factory|five.{0,10} guarantee|guarantee is thin/i,
      due: '2028-09-21',
    },
    { owner: 'them', assignee: 'Ewan', words: /get my decision|yes or no by/i, due: '2028-09-22' },
  ],
  notActions: [
    /half up front/i,
    /lease over five|no leases/i,
    /measure the doorway|it's measured/i,
    /set of blades|can't do that any more/i,
    /floor was poured/i,
    /fire inspection/i,
    /cut oak/i,
  ],
  open: [
    // The visit is a meeting; to some also a task.
    /thursday the fourteenth|come at two/i,
    /day's training/i,
    /at the bank/i,
    /someone should check/i,
    /on the figure we're not/i,
    /with fifty-six and a half/i,
    /rather trade it in/i,
    /what can you do/i,
    /our supply enough/i,
  ],
  meetings: [{ words: /thursday the fourteenth|come at two/i, at: '2028-09-14T14:00' }],
  budget: /fifty-four|\b54\b/i,
  notBudget: [
    /sixty-one|\b61[,. ]?500|\b61\.5\s?k/i,
    /forty-seven|\b47[,. ]?000|\b47k/i,
    /fifty-six|\b56[,. ]?500|\b56\.5\s?k/i,
  ],
  decisionMaker: /ewan|strachan/i,
  timeline: /sixth of november|november 6|6(?:th)? (?:of )?november|school contract/i,
  competitors: ['Hallmark and Rowe'],
  notCompetitors: ['Caberworks', 'Strachan and Kerr', 'Morag Heddle'],
  objections: [
    { kind: 'price', words: /more than this business will bear/i },
    { kind: 'competitor', words: /half a mind to give/i },
  ],
  lead: { name: 'Ewan Strachan', company: 'Strachan and Kerr Joinery', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp )?(?:61|sixty-one|47|forty-seven|56|fifty-six)/i,
    /(?:kerr|catriona|morag) (?:signs|decides|approves|is the decision)/i,
    /(?:fergus|morag|we) (?:will|to) (?:include|put in|give) .{0,20}blades/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:second of october|october 2|2 october)/i,
    /(?:agreed|accepted|wants) (?:to )?(?:a |the )?lease/i,
  ],
  mood: 'mixed',
}
