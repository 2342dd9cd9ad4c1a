import type { CallGold } from '../call-gold.ts'

/** India; a demo for a hardware wholesaler; sums in lakhs; the recap moves the quotation from Friday to Monday; the father decided once. */
export const stockSoftware: CallGold = {
  file: 'stock-software.txt',
  kind: 'demo',
  // A Wednesday, eleven in the morning in India.
  calledAt: '2029-07-11T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Ananya Deshmukh',
  us: ['Ananya'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Ananya',
      words: /make a sample list|(?:for|of) paints and (?:for )?cement|that sample list ready/i,
      due: '2029-07-16',
    },
    {
      owner: 'them',
      assignee: 'Fathima',
      words: /one year of sales|export it and mail|sales (?:data|export)/i,
      due: '2029-07-12',
    },
    {
      owner: 'us',
      assignee: 'Vikram',
      words: /ask him to come|thrissur counter|show you that live|vikram[^.]{0,60}(?:offline|live)/i,
      due: '2029-07-17',
    },
    {
      owner: 'us',
      assignee: 'Ananya',
      words: /fresh quotation|quotation also on monday|quotation comes on monday|^(?:suresh: )?please do\b/i,
      due: '2029-07-16',
    },
    { owner: 'them', assignee: 'Suresh', words: /bring the quotation to/i, due: '2029-07-18' },
  ],
  notActions: [
    /small demo to latha|not required/i,
    /mobile app|leave it, my salesmen/i,
    /without the godown module|without godown what/i,
    /palakkad|asking for the moon/i,
    /types the day's slips/i,
    /stockmitra people came/i,
    /wanted to sit/i,
    /made us sit till two/i,
    /project got dropped/i,
    /handed over everything/i,
    /bringing tea/i,
  ],
  open: [
    // Part of the quotation; to some a task of its own.
    /talk with my manager|discount on the users/i,
    // The recap that is corrected at once.
    /so to sum up/i,
    // The next sitting is a meeting; to some also a task.
    /thursday next week/i,
    /what all i have to give/i,
    /it should be running/i,
    /fighting over the last piece/i,
    /fathima will resign/i,
    /was hanging in front/i,
    /nobody buys cement|telling all wrong/i,
  ],
  meetings: [
    { words: /thursday next week|thursday the nineteenth|four o'clock is okay/i, at: '2029-07-19T16:00' },
  ],
  budget: /\b(?:four|4) ?lakhs?\b(?! sixty)|\b4[,. ]?00[,. ]?000|\b400[,. ]?000/i,
  notBudget: [
    /four lakh sixty|\b4[,. ]?60[,. ]?000|\b460[,. ]?000|4\.6 ?lakh/i,
    /two and (?:a )?half lakh|\b2[,. ]?50[,. ]?000|\b250[,. ]?000|2\.5 ?lakh/i,
    /three lakh twenty|\b3[,. ]?20[,. ]?000|\b320[,. ]?000|3\.2 ?lakh/i,
  ],
  decisionMaker: /latha|elder sister/i,
  timeline: /tenth (?:of )?august|august 10|10(?:th)? (?:of )?august|\bonam\b/i,
  competitors: ['StockMitra'],
  notCompetitors: ['Ledgerleaf', 'Nambiar Hardware', 'Thrissur', 'Kochi', 'Palakkad', 'Vikram', 'Fathima'],
  objections: [
    { kind: 'trust', words: /not confident that your billing/i },
    { kind: 'price', words: /too high for a hinge seller/i },
  ],
  lead: { name: 'Suresh', company: 'Nambiar Hardware', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?|inr ?)?(?:four lakh sixty|4[.,]6|two and|2[.,]5|three lakh|3[.,]2)/i,
    /(?:father|fathima|suresh|vikram) (?:signs|decides|approves|is the decision)/i,
    /ananya(?: deshmukh)? (?:will|to) (?:give|show|arrange) [^.]{0,20}demo[^.]{0,15}latha/i,
    /quotation[^.]{0,30}(?:july 13|13 july|2029-07-13)/i,
    /(?:will|to) (?:install|set up|show) [^.]{0,12}mobile app/i,
  ],
  mood: 'positive',
}
