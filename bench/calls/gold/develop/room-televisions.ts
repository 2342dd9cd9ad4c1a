import type { CallGold } from '../call-gold.ts'

/** India; a hotel complains of televisions that go black: new boards on Friday, a refund credited, the last invoice withheld, and the second house is off for now. */
export const roomTelevisions: CallGold = {
  file: 'room-televisions.txt',
  kind: 'complaint',
  // A Monday, half past eleven in the morning in India.
  calledAt: '2035-11-19T06:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Rohan Desai',
  us: ['Rohan'],
  people: [
    { id: 'lead-1', name: 'Meenakshi Iyer', company: 'Hotel Amber Court', email: 'gm@ambercourt.example' },
    {
      id: 'lead-2',
      name: 'Anil Kumar',
      company: 'Hotel Amber Court',
      email: 'engineering@ambercourt.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Anil',
      words: /send me those rooms|mail them to you|by this evening|list of (?:the )?(?:affected )?rooms/i,
      due: '2035-11-19',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /credit note/i,
      due: '2035-11-21',
    },
    {
      owner: 'us',
      assignee: 'Suresh',
      words: /19 (?:new |power )*boards|friday then|friday is better/i,
      due: '2035-11-23',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /factory list|day after tomorrow|other 45/i,
      due: '2035-11-21',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /letter (?:from|signed)|have that in writing|in the letter|warranty/i,
      due: '2035-11-20',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /payment reminder|stop the (?:payment )?reminders|straight after this call/i,
      due: '2035-11-19',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /his name and number|technician(?:'s)? name|by the 30th/i,
      due: '2035-11-30',
    },
    {
      owner: 'us',
      assignee: 'Suresh',
      words: /two spare (?:sets|televisions)/i,
      due: '2035-11-23',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /mobile number/i,
      due: '2035-11-19',
    },
  ],
  notActions: [
    // Refused, conditional.
    /come and talk to you|not now/i,
    /more of that series|replace those as well/i,
    /until you ask me/i,
    /if friday goes well/i,
    // Done already, or of others.
    /refunded/i,
    /had that list twice|restart the sets/i,
    /same system there/i,
    /her quote/i,
  ],
  open: [
    // The next call is a meeting.
    /monday the 26th|half past twelve/i,
    // The two evenings of the technician.
    /technician in the house|4th and on the 5th|both evenings/i,
    /everything has to work/i,
    /first repair what/i,
    /won't wait/i,
    /not paying any of it/i,
    /you ring me/i,
    // Remarks that may count as doubts.
    /expected it to work/i,
    /enough of ticket numbers/i,
    /so you knew about it/i,
  ],
  meetings: [{ words: /monday the 26th|26 november|november 26/i, at: '2035-11-26T12:30' }],
  budget: null,
  notBudget: [/\b21 ?lakh/i, /\b4\.2 ?lakh/i, /\b38[,. ]?000/i, /\b27(?: ?lakh)?\b/i],
  decisionMaker: null,
  timeline: /5(?:th)? (?:of )?december|december 5|2035-12-05|agarwal wedding/i,
  competitors: [],
  notCompetitors: ['Suitevision', 'Hotel Amber Court'],
  objections: [
    { kind: 'trust', words: /don't believe it any more|four times that it was solved/i },
    { kind: 'trust', words: /in a second house|please forget that/i },
  ],
  lead: { name: 'Meenakshi Iyer', company: 'Hotel Amber Court', email: 'gm@ambercourt.example' },
  mailTo: 'gm@ambercourt.example',
  never: [
    /budget(?: (?:is|of))?:? ?₹?(?:21 ?lakh|4\.2 ?lakh|27 ?lakh|38[,. ]?000)/i,
    /(?:anil|kavita|suresh)(?: kumar)? (?:decides|approves|signs|is the decision)/i,
    /suresh (?:will |to )?(?:come|comes|visits?) .*on thursday/i,
    /(?:hotel|meenakshi)(?: iyer)? (?:will|has agreed to) pay the (?:last |open |final )?invoice/i,
    /(?:will|has agreed to|wants to) (?:order|buy|install) .*udaipur/i,
    /(?:send|new|updated) (?:quote|offer) for udaipur/i,
  ],
  mood: 'negative',
}
