import type { CallGold } from '../call-gold.ts'

/** India; sample tracking software shown to a pharma laboratory: 28 lakh against 22 sanctioned, the night shift must have it, a small supplier, and the plant head decides. */
export const sampleTracking: CallGold = {
  file: 'sample-tracking.txt',
  kind: 'demo',
  // A Tuesday, half past eleven in India.
  calledAt: '2034-11-21T06:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Kavya Menon',
  us: ['Kavya', 'Arjun'],
  people: [
    {
      id: 'lead-1',
      name: 'Dr. Meenakshi Iyer',
      company: 'Sahyadri Pharma Labs',
      email: 'm.iyer@sahyadrilabs.example',
    },
    {
      id: 'lead-2',
      name: 'Suresh Patil',
      company: 'Sahyadri Pharma Labs',
      email: 's.patil@sahyadrilabs.example',
    },
  ],
  actions: [
    { owner: 'them', assignee: 'Suresh', words: /model numbers/i, due: '2034-11-21' },
    {
      owner: 'us',
      assignee: 'Arjun',
      words: /our own printer|back by thursday|check your model|test\w* (?:with|on|the) .{0,15}printer/i,
      due: '2034-11-23',
    },
    {
      owner: 'us',
      assignee: 'Arjun',
      words: /dissolution|could you find out|instruments team/i,
      due: '2034-11-27',
    },
    {
      owner: 'us',
      assignee: 'Kavya',
      words: /revised quotation|revised quote|training separately|own line/i,
      due: '2034-11-24',
    },
    {
      owner: 'us',
      assignee: 'Kavya',
      words: /this agreement|source code|mail it to you tomorrow/i,
      due: '2034-11-22',
    },
    { owner: 'us', assignee: 'Arjun', words: /one of them, as a sample|test protocol/i, due: '2034-11-21' },
    { owner: 'them', assignee: 'Meenakshi', words: /brief/i, due: '2034-11-24' },
  ],
  notActions: [
    /if he agrees|workshop in december/i,
    /trial system|time for a trial/i,
    /would mr\.? bhosale like/i,
    /type it again/i,
    /charge for every question/i,
    /45 users of the day shift/i,
    /wrote a finding/i,
  ],
  open: [
    // The next call is a meeting.
    /friday the 1st|on the 30th/i,
    /discuss it with my manager/i,
    /order comes in december/i,
    /start in january/i,
    /let us see/i,
    /12 documents/i,
    // Remarks that may count as doubts or as wishes.
    /nothing outside india/i,
    /an inspector won't accept/i,
    /night shift must/i,
    /must somebody type/i,
    /does it print/i,
    /before i say yes/i,
  ],
  meetings: [{ words: /friday the 1st/i, at: '2034-12-01T11:30' }],
  budget: /\b22 ?(?:lakh|lac)|\b22[,. ]?00[,. ]?000|\b2[,. ]?200[,. ]?000/i,
  notBudget: [/\b28 lakh/i, /\b9 lakh/i, /\b6 lakh/i, /\b23 lakh/i, /\b50[,. ]?000/i],
  decisionMaker: /bhosale|plant head/i,
  timeline: /end of march|31(?:st)? (?:of )?march|march 31|2035-03-31|second week of april/i,
  competitors: [],
  notCompetitors: ['Trigon', 'Zebra', 'Labtrail'],
  objections: [
    { kind: 'price', words: /28 is steep|sanctioned/i },
    { kind: 'trust', words: /company of 30|if you close down/i },
  ],
  lead: { name: 'Dr. Meenakshi Iyer', company: 'Sahyadri Pharma Labs', email: 'm.iyer@sahyadrilabs.example' },
  mailTo: 'm.iyer@sahyadrilabs.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?)?(?:28|23|6|9) lakh/i,
    /(?:meenakshi|dr\.? iyer|suresh)(?: iyer| patil)? (?:decides|has the final say|is the decision)/i,
    /(?:mr\.? )?bhosale (?:will|wants to) (?:join|attend|see) (?:the|a) (?:next )?demo/i,
    /(?:agreed|starts?|ordered|accepted) (?:on |with |to )?(?:the |a )?trial/i,
    /(?:only|just) the day shift (?:will|gets)/i,
    /meeting on (?:the )?30/i,
  ],
  mood: 'mixed',
}
