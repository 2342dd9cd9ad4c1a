import type { CallGold } from '../call-gold.ts'

/** India; six batch scales for a spice factory, a call imported by the salesman's manager who does not speak: 13 lakhs against 14.6, a rival with an engineer in town, a date before Diwali. */
export const batchScales: CallGold = {
  file: 'batch-scales.txt',
  kind: 'imported',
  // A Monday, four in the afternoon in India.
  calledAt: '2034-06-12T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Meera Joshi',
  us: ['Rohan'],
  people: [
    {
      id: 'lead-1',
      name: 'Lakshmi Narayanan',
      company: 'Sundaram Spices',
      email: 'lakshmi.n@sundaramspices.example',
    },
    {
      id: 'lead-2',
      name: 'Vikram Rao',
      company: 'Sundaram Spices',
      email: 'vikram.r@sundaramspices.example',
    },
  ],
  actions: [
    { owner: 'them', assignee: 'Vikram', words: /\bdrawing\b|autocad/i, due: '2034-06-13' },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /demo scale|(?:bring|60.kilo).{0,25}scale.{0,20}(?:try|mixer)/i,
      due: '2034-06-16',
    },
    { owner: 'us', assignee: 'Rohan', words: /serial number|gate pass/i, due: '2034-06-13' },
    {
      owner: 'us',
      assignee: 'Rohan',
      words:
        /share the certificates|certificates (?:of|for|with)|certified by us|(?:send|share).{0,40}certificates/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /revised price|eight percent|8 ?%|do it by wednesday/i,
      due: '2034-06-14',
    },
    { owner: 'us', assignee: 'Rohan', words: /payback/i, due: '2034-06-16' },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /deshpande|delivery date in writing/i,
      due: '2034-06-17',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /gst certificate|cancelled cheque|certificate and the cheque/i,
      due: '2034-06-12',
    },
  ],
  notActions: [
    /annual maintenance|never take maintenance|try for ten/i,
    /present to him|does not meet suppliers/i,
    /batch recording software|not required/i,
    /that i have done last week|apply at his office/i,
    /need your order before/i,
    /in coimbatore on thursday/i,
    /asked for 20 lakhs/i,
    /putting sap/i,
    /asks me two questions/i,
  ],
  open: [
    // The visit is a meeting.
    /friday the 16th|see you on friday/i,
    /plan the damping/i,
    /safety shoes/i,
    /keep vikram in copy/i,
    /come already stamped/i,
    /four percent/i,
    /serial port/i,
    // Remarks that may count as doubts.
    /know your machines|opened the manual/i,
    /on paper everything/i,
    /sanction of 13/i,
    /has given 11 lakhs/i,
    /not the last person/i,
  ],
  meetings: [{ words: /friday the 16th|ten thirty/i, at: '2034-06-16T10:30' }],
  budget: /\b13 ?(?:lakh|l\b)|\b13,00,000|\b1[,.]?300[,.]?000/i,
  notBudget: [
    /\b14 lakh|\b14\.6/i,
    /\b11 lakh/i,
    /\b20 lakh/i,
    /\b3 lakh 40|\b3\.4/i,
    /\b1 lakh 95|\b1\.95/i,
    /\b1 lakh 60|\b1\.6\b/i,
    /\b85 thousand|\b85,000/i,
  ],
  decisionMaker: /sundaram\b(?! spices)|managing director/i,
  timeline: /august|diwali|2034-08-(?:09|16)/i,
  competitors: ['Tulabharat'],
  notCompetitors: ['Weighmark', 'Kovai Calibration', 'SAP', 'AutoCAD', 'Sundaram'],
  objections: [
    { kind: 'price', words: /too expensive/i },
    { kind: 'competitor', words: /sitting in coimbatore|come from pune|in two hours/i },
    { kind: 'timing', words: /came in eleven|late like that|business is gone/i },
  ],
  lead: {
    name: 'Lakshmi Narayanan',
    company: 'Sundaram Spices',
    email: 'lakshmi.n@sundaramspices.example',
  },
  mailTo: 'lakshmi.n@sundaramspices.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?|inr ?)?(?:14|11|20) ?lakh/i,
    /(?:lakshmi|vikram|the purchase committee|meera)(?: narayanan| rao| joshi)? (?:decides|signs|clears|is the decision)/i,
    /rohan (?:will|to|should) present .{0,15}(?:mr\.? sundaram|managing director)/i,
    /(?:eight|ten|8|10) ?(?:percent|%) (?:discount )?(?:is|was|has been) (?:agreed|granted|approved)/i,
    /(?:annual )?maintenance (?:contract )?(?:is|was) (?:agreed|accepted|ordered)/i,
    /meera joshi (?:said|promised|explained)/i,
  ],
  mood: 'mixed',
}
