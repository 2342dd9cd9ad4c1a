import type { CallGold } from '../call-gold.ts'

/** Coimbatore; a quarterly review of a factory's canteen; eleven lakh a month; the new plant head approves; meals for the third shift from the first of August; a presentation to him, a smaller menu and an app are declined. */
export const factoryCanteens: CallGold = {
  file: 'factory-canteens.txt',
  kind: 'renewal',
  // A Tuesday, eleven in the morning in India.
  calledAt: '2045-07-04T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Ashwin Prabhu',
  us: ['Ashwin'],
  people: [
    { id: 'lead-1', name: 'Kavitha', company: 'Noyyal Castings', email: 'kavitha@noyyalcastings.example' },
    { id: 'lead-2', name: 'Ramesh', company: 'Noyyal Castings', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Ashwin',
      words: /plan with the layout|by when can we see|by friday, ma'am|friday is good/i,
      due: '2045-07-07',
    },
    {
      owner: 'us',
      assignee: 'Ashwin',
      words: /share that report|mail it by this evening/i,
      due: '2045-07-04',
    },
    {
      owner: 'us',
      assignee: 'Ashwin',
      words: /work out some options|revised rate|before 15 july|by the 12th/i,
      due: '2045-07-12',
    },
    {
      owner: 'them',
      assignee: 'Divya',
      words: /list by department|divya|when can i expect|on leave today/i,
      due: '2045-07-05',
    },
    {
      owner: 'them',
      assignee: 'Ramesh',
      words: /check it and tell me|spare breaker|send the electrician|by thursday/i,
      due: '2045-07-06',
    },
    {
      owner: 'us',
      assignee: 'Lakshmi',
      words: /lakshmi|credit note|get it corrected|please don't forget|invoice for may/i,
      due: '2045-07-10',
    },
  ],
  notActions: [
    /present it to him|not required/i,
    /new app|no app, please|leave it\./i,
    /smaller menu/i,
    /pump was replaced/i,
    /got the report yesterday/i,
    /all wire scrubbers/i,
    /transferred to pune/i,
    /bring a book/i,
    /boxes from home/i,
    /was down for two days/i,
  ],
  open: [
    // Agreed: the visit, a meeting to most readers.
    /11 july|tuesday at 3/i,
    /stand in the queue|lunch with us/i,
    /tell the cook/i,
    /one page/i,
    /give the approval|decides on one page/i,
    /one more counter/i,
    /third shift, 240|from 1 august|we can manage it/i,
    /induction range/i,
    /have to see/i,
    // The queue: to some an objection.
    /queue has not improved|eighteen minutes/i,
    // He does not quite believe it: to some the same distrust.
    /that's what you told us|outside person/i,
    // A wrong invoice: to some an objection.
    /1,140 plates|69,540/i,
    /budget of 11 lakh/i,
    /safety officer|gas burners|how will you cook/i,
    /earlier it was/i,
    // Against what was offered: to some an objection.
    /there'll be a strike|phones at the gate/i,
  ],
  meetings: [{ words: /11 july|tuesday at 3/i, at: '2045-07-11T15:00' }],
  budget: /\b11 ?lakhs?\b|eleven lakhs?|\b11,00,000|\b1[,. ]?100[,. ]?000\b|\b1\.1 ?m/i,
  notBudget: [/\b68\b/i, /\b61\b/i, /\b59\b/i, /69[,. ]?540/i],
  decisionMaker: /senthil|nathan|plant head/i,
  timeline: /1(?:st)? aug|aug(?:ust)? 1|\baugust\b|\baug\b|2045-08-01|2045-07-31/i,
  competitors: ['Tiffinwala Services'],
  notCompetitors: [
    'Annapurna Kitchens',
    'Noyyal Castings',
    'Hosur',
    'Pune',
    'Chennai',
    'Lakshmi',
    'Divya',
    'Balaji',
  ],
  objections: [
    { kind: 'trust', words: /don't trust the kitchen|wire scrubber in|that's what you told us/i },
    { kind: 'price', words: /we find it too high|big jump/i },
    { kind: 'competitor', words: /tiffinwala|59 a plate|hosur is happy/i },
  ],
  lead: { name: 'Kavitha', company: 'Noyyal Castings', email: 'kavitha@noyyalcastings.example' },
  mailTo: 'kavitha@noyyalcastings.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:inr|rs\.?|₹)? ?(?:68|61|59|69[,. ]?540)\b/i,
    /(?:kavitha|ramesh|divya|balaji|lakshmi|ashwin)(?: prabhu)? (?:signs|decides|approves|is the decision)/i,
    /ashwin(?: prabhu)? (?:will|to) (?:present|meet|show) [^.]{0,20}(?:senthil|nathan|plant head)/i,
    /ashwin(?: prabhu)? (?:will|to) (?:install|introduce|offer|launch) [^.]{0,20}app\b/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|march)\b/i,
  ],
  mood: 'mixed',
}
