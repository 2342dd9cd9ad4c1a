import type { CallGold } from '../call-gold.ts'

/** India; imported by a manager who doesn't speak; a briquetting press for a gear works whose dealer takes the chips wet; sanctioned money, no date, a director's signature. */
export const swarfBriquettes: CallGold = {
  file: 'swarf-briquettes.txt',
  kind: 'imported',
  // A Tuesday, four in the afternoon in India.
  calledAt: '2029-01-30T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Medha Gadre',
  us: ['Mayur'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Prashant',
      words: /can you ask him|he comes on saturday|give for briquettes/i,
      due: '2029-02-03',
    },
    { owner: 'them', assignee: 'Ulka', words: /month by month|monthly figures/i, due: '2029-01-30' },
    {
      owner: 'us',
      assignee: 'Mayur',
      words: /take out the conveyor|revised offer/i,
      due: '2029-01-31',
    },
    { owner: 'them', assignee: 'Prashant', words: /two drums/i, due: '2029-02-01' },
    { owner: 'us', assignee: 'Mayur', words: /trial report/i, due: '2029-02-12' },
    { owner: 'us', assignee: 'Jadhav', words: /jadhav will phone|phone kamble/i, due: '2029-02-02' },
  ],
  notActions: [
    // Refused.
    /present it to him|to be presented/i,
    /in this quarter|with quarters/i,
    /annual maintenance|first the machine/i,
    // Done already.
    /running in chakan|seen that one already/i,
    /gst certificate/i,
    /last press we bought/i,
    /inspector slipped|got a notice/i,
    // Jokes.
    /bring a rose|bring two, madam/i,
    /they will marry/i,
    /only to make you happy/i,
  ],
  open: [
    // The next talk is a meeting.
    /tuesday the thirteenth/i,
    /tuesday i'm in nashik|wednesday the fourteenth/i,
    /with the moisture/i,
    /trial with your own chips|how much do you need/i,
    /by forklift|up into the hopper/i,
    /i'll explain it/i,
    /he'll ask me/i,
    /i only recommend/i,
    /new shed has to be built/i,
    /not going to a third/i,
    /kamble talks|so does mr/i,
    /brings the oil down/i,
    // Remarks that may count as doubts.
    /you are saying/i,
    /floor is also a question/i,
    /sees the amount/i,
    /nobody in pune/i,
    /one and a half/i,
  ],
  meetings: [{ words: /fourteenth|14(?:th)? (?:of )?february|february 14/i, at: '2029-02-14T11:00' }],
  budget: /thirty-five lakh|\b35 ?lakh|\b35[,. ]?00[,. ]?000|\b3[,. ]?500[,. ]?000/i,
  notBudget: [
    /forty-one lakh|\b41 ?lakh/i,
    /twenty-seven lakh|\b27 ?lakh/i,
    /twenty-eight rupees|(?:₹|rs\.?) ?28\b/i,
  ],
  decisionMaker: /sabnis|director of operations/i,
  // First a shed has to be built.
  timeline: null,
  competitors: ['Shaktipress'],
  notCompetitors: [
    'Chipress Engineering',
    'Bhima Gears',
    'Jadhav',
    'Kamble',
    'Paranjpe',
    'Chakan',
    'Nashik',
    'Ludhiana',
  ],
  objections: [
    { kind: 'need', words: /biscuits out of it|don't see the need/i },
    { kind: 'price', words: /sat down when|too much, mayur/i },
    { kind: 'trust', words: /leaking like a buffalo|when i hear hydraulics/i },
    { kind: 'competitor', words: /shaktipress|very big gap/i },
  ],
  lead: { name: 'Prashant Bapat', company: 'Bhima Gears', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr|rupees)? ?(?:41|27|28|forty-one|twenty-seven|twenty-eight)\b/i,
    /(?:prashant|ulka|paranjpe|kamble|jadhav|mayur)(?: bapat)? (?:signs|decides|approves|is the decision)/i,
    /mayur (?:will|is going to) (?:present|visit|meet) [^.]{0,20}sabnis/i,
    /(?:timeline|wanted by|deadline):? (?:this|the|next) (?:quarter|year)\b/i,
    /two years' warranty (?:is|was|has been) (?:agreed|accepted)/i,
    /(?:meeting|call) (?:is |was )?(?:agreed|set|booked|fixed|scheduled) (?:for|on) [^.]{0,12}(?:13\b|thirteenth)/i,
  ],
  mood: 'mixed',
}
