import type { CallGold } from '../call-gold.ts'

/** Australia; pegs and plans for 84 lots of a housing estate: 1,150 a lot against 980 in stage one and 990 from a rival, nothing up front, a penalty for late crews, a director on either side. */
export const boundarySurveys: CallGold = {
  file: 'boundary-surveys.txt',
  kind: 'negotiation',
  // A Wednesday, ten in the morning in Brisbane.
  calledAt: '2031-07-16T00:00:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Kirsty Boland',
  us: ['Kirsty'],
  people: [
    {
      id: 'lead-1',
      name: 'Warwick Sim',
      company: 'Ridgeline Estates',
      email: 'warwick.sim@ridgeline.example',
    },
    { id: 'lead-2', name: 'Joel Maher', company: 'Ridgeline Estates', email: 'joel.maher@ridgeline.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Kirsty',
      words:
        /talk to him, then|(?:speak|talk) (?:with|to) angus|hear from me on friday|i need it tomorrow|tomorrow by four/i,
      due: '2031-07-17',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /payment part|three milestones/i,
      due: '2031-07-17',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /marked-up plan|mark(?:s|ed)? (?:them|the lots|those lots) on a plan/i,
      due: '2031-07-21',
    },
    { owner: 'them', assignee: 'Joel', words: /revision e\b|shared drive/i, due: '2031-07-16' },
    { owner: 'us', assignee: 'Kirsty', words: /penalty/i, due: '2031-07-17' },
    {
      owner: 'them',
      assignee: 'Warwick',
      words: /if ten is enough|ring her on friday|(?:ask|ring|call) (?:the|their|our|his) lawyer/i,
      due: '2031-07-18',
    },
    {
      owner: 'us',
      assignee: 'Pete',
      words: /title plan|call you about it|look into that|\bpete\b/i,
      due: '2031-07-22',
    },
  ],
  notActions: [
    /stage three/i,
    /reserve them|until lorraine has agreed/i,
    /drone flights|do without them|\$650/i,
    /insurance certificate|one from stage one/i,
    /15% be possible/i,
    /offered him a job|send him over/i,
    /1,090 is as low/i,
  ],
  open: [
    // The next call is a meeting.
    /half past eight|talk again/i,
    /go through the contractors/i,
    /wait with those lots/i,
    /first pegs in the ground/i,
    // Remarks that may count as doubts.
    /lower number on the page/i,
    /charged us \$4,200|gone after the first flood/i,
    /insists on the twenty/i,
    /twenty million/i,
    /our fence is on his land/i,
    /in the feasibility/i,
    /fills up quickly/i,
  ],
  meetings: [{ words: /half past eight/i, at: '2031-07-21T08:30' }],
  budget: /\b85[,. ]?000|\b85k/i,
  notBudget: [
    /\b96[,. ]?600/i,
    /\b1[,. ]?150\b/i,
    /\b4[,. ]?200\b/i,
    /\$ ?650\b/i,
    /\$ ?500\b/i,
    /\b50[,. ]?000|fifty thousand/i,
  ],
  decisionMaker: /petrakis|lorraine/i,
  timeline: /11(?:th)? (?:of )?aug|aug(?:ust)? 11|2031-08-11|monday the 11th/i,
  competitors: ['Delaney Surveys'],
  notCompetitors: ['Baylis', 'Hanlon'],
  objections: [
    { kind: 'price', words: /where i have a problem|stage one was \$980|by 17%|don't accept that/i },
    { kind: 'competitor', words: /delaney/i },
    { kind: 'price', words: /anything up front|after each milestone/i },
    { kind: 'trust', words: /nine days for a crew|can't afford that again/i },
  ],
  lead: { name: 'Warwick Sim', company: 'Ridgeline Estates', email: 'warwick.sim@ridgeline.example' },
  mailTo: 'warwick.sim@ridgeline.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:96[,. ]?600|50[,. ]?000|1[,. ]?150)/i,
    /(?:warwick|joel|nick|angus)(?: sim| maher| petrakis| reid)? (?:decides|signs|approves|is the decision)/i,
    /(?:1[,. ]?020|1[,. ]?040)(?: a| per)? ?(?:lot)? (?:is|was|has been) agreed/i,
    /kirsty(?: boland)? (?:will|has to) reserve/i,
    /(?:15|40) ?% (?:up front|in advance) (?:is|was|has been) agreed/i,
    /stage three (?:is|was|has been) (?:approved|agreed|promised)/i,
  ],
  mood: 'mixed',
}
