import type { CallGold } from '../call-gold.ts'

/** Kenya; nine clinics look for dressings since their supplier has no foam: 1.2 million shillings a quarter, a trial by the nurses, payment in advance that they refuse. */
export const woundDressings: CallGold = {
  file: 'wound-dressings.srt',
  kind: 'qualification',
  // A Thursday, three in the afternoon in Kenya.
  calledAt: '2034-07-20T12:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Mercy Wanjiku',
  us: ['Mercy'],
  people: [
    {
      id: 'lead-1',
      name: 'Daniel Otieno',
      company: 'Lakeside Clinics',
      email: 'daniel.otieno@lakesideclinics.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Agnes',
      words: /quantities|how much each clinic/i,
      due: '2034-07-24',
    },
    {
      owner: 'us',
      assignee: 'Mercy',
      words: /email you both|licence|before i go home|(?:email|send)\b.*\bprice list/i,
      due: '2034-07-20',
    },
    {
      owner: 'us',
      assignee: 'Mercy',
      words: /by courier|ten foam/i,
      due: '2034-07-21',
    },
    {
      owner: 'us',
      assignee: 'Mercy',
      words: /let lilian know|parcel is on its way|(?:write to|inform|tell|email) lilian/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Agnes',
      words: /what (?:they|the nurses) think|about two weeks/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Mercy',
      words: /ask him|(?:ask|asks) (?:her|the) manager|call (?:me|daniel) on thursday|thursday is fine/i,
      due: '2034-07-27',
    },
    {
      owner: 'them',
      assignee: 'Mr Mutua',
      words: /mutua|tax certificate/i,
      due: '2034-07-28',
    },
  ],
  notActions: [
    /arrange something for your nurses|training in wound care|half of them are on leave/i,
    /gloves/i,
    /visit our warehouse|maybe one day/i,
    /tenth one was planned/i,
    /filled in the form/i,
    /buying those at the chemist/i,
    /van goes to kisumu/i,
  ],
  open: [
    // The video call is a meeting.
    /8th of august|video call/i,
    // What leads up to a promise.
    /sometimes gives 30 days/i,
    // Remarks that may count as doubts.
    /came off after an hour|try the dressings before we buy/i,
    /maybe one day/i,
  ],
  meetings: [{ words: /8th of august|video call/i, at: '2034-08-08T11:00' }],
  budget: /\b1[.,]2(?:00[.,]000)?\b/i,
  notBudget: [/\b1[.,]45/i, /\b800[,. ]?000/i, /\b500[,. ]?000/i],
  decisionMaker: /achieng|odhiambo|medical director/i,
  timeline:
    /first of september|1(?:st)? (?:of )?september|september 1\b|end of august|2034-09-01|2034-08-31/i,
  competitors: ['Medipoint'],
  notCompetitors: ['Chemlab', 'Swift Parcels', 'Rift Medical', 'Lakeside', 'Poisons Board'],
  objections: [
    { kind: 'competitor', words: /prices are lower|little reason to change/i },
    { kind: 'trust', words: /i doubt that a company|homa bay\? i doubt|deliver to homa bay/i },
    { kind: 'trust', words: /lost money that way|pay anybody in advance/i },
  ],
  lead: {
    name: 'Daniel Otieno',
    company: 'Lakeside Clinics',
    email: 'daniel.otieno@lakesideclinics.example',
  },
  mailTo: 'daniel.otieno@lakesideclinics.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ksh|kes)? ?(?:1[.,]45|500[,. ]?000)/i,
    /(?:daniel|agnes|accountant|mr mutua)(?: otieno)? (?:decides|signs|approves|is the decision)/i,
    /30 days (?:was|were|has been|have been) (?:agreed|granted|confirmed)/i,
    /will (?:arrange|organi[sz]e|hold) (?:a |the )?training/i,
    /mercy(?: wanjiku)? will call daniel on wednesday/i,
    /ten clinics/i,
  ],
  mood: 'positive',
}
