import type { CallGold } from '../call-gold.ts'

/** South Africa; stock software for a hardware chain of six branches: 560,736 against an approved 540,000, a cheaper rival, and a discount that only the commercial director can give. */
export const hardwareStock: CallGold = {
  file: 'hardware-stock.txt',
  kind: 'negotiation',
  // A Wednesday, half past nine in the morning in South Africa.
  calledAt: '2031-10-22T07:30:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Lerato Mokoena',
  us: ['Lerato Mokoena'],
  people: [
    {
      id: 'lead-1',
      name: 'Riaan Botha',
      company: 'Vaalbank Hardware',
      email: 'riaan@vaalbankhardware.example',
    },
    {
      id: 'lead-2',
      name: 'Nomsa Khumalo',
      company: 'Vaalbank Hardware',
      email: 'nomsa@vaalbankhardware.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Lerato Mokoena',
      words: /sipho dlamini|phone sipho|ask .{0,30}sipho|hear from me tomorrow|\b16 ?%/i,
      due: '2031-10-23',
    },
    {
      owner: 'us',
      assignee: 'Lerato Mokoena',
      words: /new draft|changes marked|take that out myself|draft of the contract/i,
      due: '2031-10-27',
    },
    {
      owner: 'them',
      assignee: 'Riaan Botha',
      words: /number of (?:sales )?reps|the exact number|whatsapp/i,
      due: '2031-10-22',
    },
    {
      owner: 'them',
      assignee: 'Kobus',
      words: /kobus|export of all items|pull the export/i,
      due: '2031-10-31',
    },
    {
      owner: 'us',
      assignee: 'Lerato Mokoena',
      words: /second reference|asked for two references|that's only one|with more than three branches/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Nomsa Khumalo',
      words: /(?:e-?mail|send)(?:s|ing)? .{0,20}vendor form|vendor form today/i,
      due: '2031-10-22',
    },
    {
      owner: 'us',
      assignee: 'Lerato Mokoena',
      words: /bank letter|letter from your bank|return .{0,20}form/i,
      due: '2031-10-29',
    },
  ],
  notActions: [
    /if you took three years|could go to 18/i,
    /send a technician|under our maintenance/i,
    /logo on our website|again in a year/i,
    /gave you karoo timber/i,
    /guest login/i,
    /sign for half a million/i,
    /read it twice/i,
    /told me about the reps/i,
  ],
  open: [
    // The next call is a meeting.
    /half past three|friday at two|fetch the kids/i,
    /i'm with anneke on friday|after i've seen anneke/i,
    /three branches in november/i,
    /if we can leave after the first/i,
    /go to bed too early/i,
    // The day that was moved.
    /he's travelling/i,
    /first the contract/i,
    // Remarks that may count as doubts.
    /not three|couldn't get out|two is the longest/i,
    /i've got r540,000/i,
    /bintrack is at/i,
    /nobody tell me that in september/i,
    /clause 8|30 days from statement/i,
  ],
  meetings: [{ words: /friday the 24th|half past three/i, at: '2031-10-24T15:30' }],
  budget: /(?<!\d)540[,. ]?000|(?<!\d)540k/i,
  notBudget: [
    /(?<!\d)637[,. ]?200/i,
    /(?<!\d)560[,. ]?736/i,
    /(?<!\d)498[,. ]?000/i,
    /(?<!\d)250[,. ]?000/i,
    /half a million|(?<!\d)500[,. ]?000/i,
    /(?<!\d)36[,. ]?000/i,
    /(?<!\d)56[,. ]?736/i,
    /(?<!\d)85[,. ]?320/i,
  ],
  decisionMaker: /anneke|venter/i,
  timeline: null,
  competitors: ['Bintrack'],
  notCompetitors: ['Zebratech', 'Karoo Timber', 'WhatsApp'],
  objections: [
    { kind: 'competitor', words: /can't explain to anneke|so much more than bintrack/i },
    { kind: 'price', words: /won't agree to the plus three|inflation plus three/i },
    { kind: 'timing', words: /worried about december|time for your trainers/i },
  ],
  lead: {
    name: 'Riaan Botha',
    company: 'Vaalbank Hardware',
    email: 'riaan@vaalbankhardware.example',
  },
  mailTo: 'riaan@vaalbankhardware.example',
  never: [
    /budget(?: (?:is|of))?:? ?r? ?(?:637[,. ]?200|560[,. ]?736|498[,. ]?000|250[,. ]?000)/i,
    /(?:riaan|nomsa)(?: botha| khumalo)? (?:decides about|is the decision|has the final)/i,
    /(?:16|18) ?% (?:discount )?(?:is|was|has been) (?:agreed|granted|approved)/i,
    /three-year (?:contract|term) (?:is|was) (?:agreed|accepted)/i,
    /(?:lerato|we) (?:will|to) send a technician/i,
    /(?:signed|contract) with bintrack/i,
  ],
  mood: 'mixed',
}
