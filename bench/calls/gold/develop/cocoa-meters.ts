import type { CallGold } from '../call-gold.ts'

/** Ghana; a cold call to a cocoa buyer about moisture meters; no budget; the uncle decides, his brother did; no date is promised; cheap Chinese ones failed; renting, twenty pieces and a call to the uncle are declined. */
export const cocoaMeters: CallGold = {
  file: 'cocoa-meters.txt',
  kind: 'qualification',
  // A Wednesday, ten in the morning in Ghana.
  calledAt: '2042-06-18T10:00:00Z',
  timeZone: 'Africa/Accra',
  owner: 'Nii Ofosu',
  us: ['Nii'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Nii',
      words: /guarantee on our letterhead|then do that\. a signature|signature i can hold|do it and send it/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Nii',
      words: /proforma|you can make it|have it by monday|costs nothing to look/i,
      due: '2042-06-23',
    },
    {
      owner: 'us',
      assignee: 'Nii',
      words: /short video|this same number/i,
      due: '2042-06-18',
    },
    {
      owner: 'them',
      assignee: 'Adwoa',
      words: /how many bags pass|only the numbers|count it from the book|text you tomorrow|have in my head/i,
      due: '2042-06-19',
    },
    {
      owner: 'them',
      assignee: 'Boateng',
      words: /boateng|some wet bags|two wet ones aside/i,
      due: '2042-06-24',
    },
  ],
  notActions: [
    /also call your uncle|about his ear until/i,
    /rent the meters|rent, no|rented things|no renting/i,
    /if you take twenty|carrying bags/i,
    /sell me a swimming pool/i,
    /dried it again on the road/i,
    /if it shows wrong/i,
    /bought some from a chinese/i,
    /put the hand inside/i,
    /i can buy a motorbike/i,
    /not saying we will buy/i,
    /not promising you anything/i,
    /his brother was the one/i,
  ],
  open: [
    // Agreed: the visit to the depot.
    /twenty-fifth|come to bekwai|come from accra|it's my work/i,
    // What she will do with the video.
    /show it to the boys/i,
    /i will tell him|regards to the ear/i,
    /speak, but small|i have to go/i,
    /in tema/i,
    /can only recommend/i,
    /calibrate every year/i,
    // No money kept: to some an objection.
    /kept any money|goes in the beans/i,
    /everybody is calling me/i,
    /always wet|dog is wet/i,
    /the scale man/i,
    /can hear seven/i,
    /the other thirteen, they guess/i,
    /fourteen is too many/i,
    /dry ones he always/i,
    /i have no swimming/i,
    /pay the clerks/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /rented things/i,
    /not promising you anything/i,
  ],
  meetings: [{ words: /twenty-fifth/i, at: '2042-06-25T09:00' }],
  budget: null,
  notBudget: [/hundred and ninety thousand|\b190[,. ]?000/i, /four thousand eight|\b4[,. ]?800/i],
  decisionMaker: /yaw|darko|uncle|proprietor/i,
  timeline: null,
  competitors: ['Hygropro'],
  notCompetitors: ['Drymark Instruments', 'Bekwai', 'Tema', 'Kumasi', 'Boateng'],
  objections: [
    {
      kind: 'trust',
      words:
        /whatever they liked|don't trust these|nine per cent on a stone|in june the phone|everybody says that/i,
    },
    { kind: 'price', words: /too much|times fourteen|buy a motorbike/i },
  ],
  lead: { name: 'Adwoa Sarpong', company: null, email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:ghs|gh₵)? ?(?:190|4[,. ]?800|four thousand|a hundred and ninety)/i,
    /(?:adwoa|boateng|nii)(?: sarpong| ofosu)? (?:signs|decides|approves|is the decision)/i,
    /nii(?: ofosu)? (?:will|to) (?:call|phone|contact)[^.]{0,15}(?:uncle|darko)/i,
    /nii(?: ofosu)? (?:will|to) (?:rent|lend)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:january|june|october)/i,
    /adwoa(?: sarpong)? (?:will|to|has) (?:buy|order|bought|ordered)/i,
  ],
  mood: 'mixed',
}
