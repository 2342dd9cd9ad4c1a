import type { CallGold } from '../call-gold.ts'

/** New Zealand; a signed office move goes to its manager; a new face, a bad week, a dear crew, a plotter once dropped and crates for no paper; the lift is settled, a partner came round, a rival didn't measure; with times. */
export const officeMoves: CallGold = {
  file: 'office-moves.txt',
  kind: 'handover',
  // A Wednesday, two in the afternoon in New Zealand.
  calledAt: '2037-10-14T01:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Tama Henare',
  us: ['Tama', 'Leanne'],
  people: [
    {
      id: 'lead-1',
      name: 'Ngaire Whitcombe',
      company: 'Ridgeline Surveyors',
      email: 'ngaire@ridgelinesurveyors.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Leanne',
      words: /in writing, as an option|wave it at them|that with you on friday|packing option/i,
      due: '2037-10-16',
    },
    {
      owner: 'them',
      assignee: 'Marty',
      words: /would marty tell us|what's in the cupboard|email you a list/i,
      due: '2037-10-21',
    },
    {
      owner: 'us',
      assignee: 'Leanne',
      words: /send you the video|oh, go on then/i,
      due: '2037-10-14',
    },
    {
      owner: 'them',
      assignee: 'Ngaire',
      words: /could you forward me|as soon as we hang up/i,
      due: '2037-10-14',
    },
    { owner: 'us', assignee: 'Leanne', words: /new crate number/i, due: '2037-10-21' },
    {
      owner: 'us',
      assignee: 'Leanne',
      words: /one-pager|for your staff|they will lose it|get it on the second of november/i,
      due: '2037-11-02',
    },
  ],
  notActions: [
    /we do storage|i don't need storage/i,
    /got the permit from the council/i,
    /if it buckets down/i,
    /you signed on friday/i,
    /scanned everything/i,
    /dropped it down four steps/i,
    /rather do it myself|i said almost/i,
    /counted the shelves/i,
    /off a photo/i,
    /rob's gone/i,
    /do it for a pie/i,
    /to the housewarming/i,
    /saw your photos/i,
  ],
  open: [
    // The visit is a meeting.
    /tuesday, the twentieth|tuesday at ten|with my own eyes/i,
    // Changes to the plan and to the move itself.
    /cross out the crew/i,
    /over the weekend before|what if we packed|my lot come in/i,
    /who runs the move/i,
    /yours, then/i,
    /i'll bow out/i,
    /library after a fire/i,
    /not a nice man/i,
    /forty-four two already/i,
  ],
  meetings: [{ words: /tuesday, the twentieth|tuesday at ten/i, at: '2037-10-20T10:00' }],
  budget: /forty-six thousand|\b46[,. ]?000|\b46 ?k/i,
  notBudget: [
    /forty-four two|\b44[,. ]?200|\b44\.2/i,
    /eighteen hundred|\b1[,. ]?800/i,
    /eleven thousand|\b11[,. ]?000/i,
    /hundred and forty an hour|\$ ?140\b/i,
    /hundred thousand an item|\b100[,. ]?000/i,
  ],
  decisionMaker: null,
  timeline: /thirtieth of november|november 30|30(?:th)? (?:of )?november|2037-11-30/i,
  competitors: ['Southern Cartage', 'Kiwi Relocators'],
  notCompetitors: ['Crateway', 'Ridgeline Surveyors', 'Marty', 'Graeme', 'Timaru', 'Rob', 'Durham Street'],
  objections: [
    { kind: 'trust', words: /a bit wary|never set foot|got used to you/i },
    { kind: 'timing', words: /three council tenders|packing a box that week/i },
    { kind: 'price', words: /a bit rich|pulling out plugs/i },
    { kind: 'trust', words: /not happy about anybody|southern cartage|off kaikoura/i },
    // Said as a surprise: far too many.
    { kind: 'need', words: /hardly a sheet of paper|what to put in them/i },
  ],
  lead: {
    name: 'Ngaire Whitcombe',
    company: 'Ridgeline Surveyors',
    email: 'ngaire@ridgelinesurveyors.example',
  },
  mailTo: 'ngaire@ridgelinesurveyors.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nz)?\$? ?(?:44|1[,. ]?800|11[,. ]?000|140|100[,. ]?000|forty-four|eighteen|eleven)/i,
    /graeme (?:is against|objects|refuses|doubts|decides|approves)/i,
    /(?:leanne|tama)(?: henare)? (?:will|to) (?:unplug|disconnect|apply for)/i,
    /storage (?:is |was )?(?:agreed|accepted|needed)/i,
    /lift (?:is|remains) (?:still )?(?:a problem|restricted|only (?:available|after))/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|november 2\b|2 november)/i,
  ],
  mood: 'positive',
}
