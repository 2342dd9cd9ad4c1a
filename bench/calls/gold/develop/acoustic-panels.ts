import type { CallGold } from '../call-gold.ts'

/** India; a negotiation over wall panels for a loud office: lakhs, an advance, five weeks, glue that smelled once; she signs up to five lakhs and this is more. */
export const acousticPanels: CallGold = {
  file: 'acoustic-panels.txt',
  kind: 'negotiation',
  // A Wednesday, four in the afternoon in Bengaluru.
  calledAt: '2033-11-16T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Vinod Shenoy',
  us: ['Vinod'],
  people: [
    {
      id: 'lead-1',
      name: 'Meghna Bhandari',
      company: 'Tallyloom Software',
      email: 'meghna.b@tallyloom.example',
    },
    {
      id: 'lead-2',
      name: 'Basava Gowda',
      company: 'Tallyloom Software',
      email: 'basava.g@tallyloom.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Vinod',
      words: /redo the quotation|drop the baffles|without the baffles/i,
      due: '2033-11-17',
    },
    { owner: 'us', assignee: 'Vinod', words: /fire certificate|mark me also/i, due: '2033-11-18' },
    {
      owner: 'us',
      assignee: 'Vinod',
      words: /check with the factory|clear answer from/i,
      due: '2033-11-21',
    },
    { owner: 'us', assignee: 'Joseph', words: /joseph|sample boards/i, due: '2033-11-19' },
    {
      owner: 'them',
      assignee: 'Basava',
      words: /drawing which i have|new drawing/i,
      due: '2033-11-16',
    },
    {
      owner: 'them',
      assignee: 'Meghna',
      words: /vendor code|opened again/i,
      due: '2033-11-22',
    },
  ],
  notActions: [
    // Refused.
    /factory at hosur|samples are enough/i,
    /proposal for pune|first finish here/i,
    /take the thinner one|don't touch the thickness/i,
    /fifty percent in advance/i,
    // Conditional, a joke.
    /if you come with fourteen|for filter coffee/i,
    // Done already.
    /three times i measured/i,
    /changed the glue/i,
    /shifted to pune/i,
  ],
  open: [
    // The next talk is a meeting.
    /the twenty-fourth/i,
    /present it to madam/i,
    // Terms that are settled.
    /meet at thirty|thirty with the order|okay, done/i,
    /night work|fixing only at night/i,
    /give them to me at the gate/i,
    /let us see what we can remove/i,
    /ceiling can wait/i,
    /in two lots/i,
    /clear, please|no level best/i,
    /up to five lakhs/i,
    // Remarks that may count as doubts.
    /still it's felt/i,
    /fifteen something/i,
    /our standard is zero/i,
    /fifteen days delivery/i,
    /so you say/i,
    /no paper has come/i,
    /next year's headache/i,
  ],
  meetings: [{ words: /the twenty-fourth/i, at: '2033-11-24T11:30' }],
  budget: /fourteen lakhs?|\b14 ?(?:lakhs?|l\b)|\b14[,. ]?00[,. ]?000|\b1[,. ]?400[,. ]?000/i,
  notBudget: [
    /eighteen point four|\b18\.4\b/i,
    /three point one|\b3\.1\b/i,
    /fifteen point three|\b15\.3\b/i,
    /twelve point nine|\b12\.9\b/i,
    /five lakhs|\b5 lakhs?/i,
  ],
  decisionMaker: /sharon|d'mello|\bcoo\b/i,
  timeline: /twelfth of december|december (?:12|twelfth)|12(?:th)? (?:of )?december|2033-12-12/i,
  competitors: ['Decora Acoustics'],
  notCompetitors: ['Hushfelt', 'Whitefield', 'Hosur', 'Pune', 'Chennai', 'Prakash', 'Joseph'],
  objections: [
    { kind: 'price', words: /eighteen point four|had to sit down/i },
    { kind: 'competitor', words: /decora acoustics/i },
    { kind: 'timing', words: /simply too late/i },
    { kind: 'trust', words: /glue smelled|went home with headache/i },
  ],
  lead: {
    name: 'Meghna Bhandari',
    company: 'Tallyloom Software',
    email: 'meghna.b@tallyloom.example',
  },
  mailTo: 'meghna.b@tallyloom.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:inr|₹|rs\.?)? ?(?:18\.4|15\.3|12\.9|3\.1|5 lakh|five lakh|eighteen|fifteen|twelve)/i,
    /(?:meghna|basava|prakash|vinod)(?: bhandari| gowda| shenoy)? (?:decides|approves|signs off|is the decision|has the final)/i,
    /(?:fifty|50) ?(?:%|percent) (?:advance|in advance|upfront)[^.]{0,20}(?:is|was|has been) (?:agreed|accepted)/i,
    /(?:visit|trip) to (?:the factory|hosur)[^.]{0,20}(?:is|was|has been) (?:agreed|planned|booked)/i,
    /vinod(?: shenoy)? will (?:make|send|prepare|write) [^.]{0,30}pune/i,
    /baffles (?:are|will be) (?:included|supplied|installed)/i,
  ],
  mood: 'mixed',
}
