import type { CallGold } from '../call-gold.ts'

/** Kenya; four clinics on the lake see software for insurance claims: 95,000 a month against 1.1 million a year, rain that takes the internet, an insurer that is not connected, and a founder who buys nothing from a screen. */
export const clinicClaims: CallGold = {
  file: 'clinic-claims.txt',
  kind: 'demo',
  // A Thursday, ten in the morning in Kenya.
  calledAt: '2033-05-12T07:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Wanjiru Kamau',
  us: ['Wanjiru'],
  people: [
    {
      id: 'lead-1',
      name: 'Achieng Odhiambo',
      company: 'Lakeside Medical',
      email: 'achieng@lakesidemedical.example',
    },
    {
      id: 'lead-2',
      name: 'Kevin Mutua',
      company: 'Lakeside Medical',
      email: 'kevin.mutua@lakesidemedical.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Kevin',
      words:
        /so give me your rubbish|names blacked|pick those|them by tuesday|(?:pick|send|select).*20 (?:refused |rejected )?claims/i,
      due: '2033-05-17',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words:
        /run all 20|would have caught|friday the 20th|(?:run|test|check).*20 (?:refused |rejected )?claims/i,
      due: '2033-05-20',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /filmed it|four minutes long|this afternoon|lodwar/i,
      due: '2033-05-12',
    },
    {
      owner: 'us',
      assignee: 'Brian',
      words: /\bbrian\b|on the 24th|raise it there/i,
      due: '2033-05-24',
    },
    {
      owner: 'them',
      assignee: 'Achieng',
      words: /half an hour with|after the ward round|ask (?:him|dr odera)\b/i,
      due: '2033-05-13',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /quotation|before the weekend|in that order/i,
      due: '2033-05-13',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /see that contract|blank (?:one|contract)|on monday/i,
      due: '2033-05-16',
    },
  ],
  notActions: [
    /bring the chairman|two hours about rugby/i,
    /list from us|when dr odera has agreed/i,
    /three million on the ultrasound/i,
    /explain to two nurses/i,
    /clause 12/i,
    /leave the bucket/i,
    /a third stays on/i,
  ],
  open: [
    // The next one is a meeting.
    /come here\?|come to kisumu|at nine\?|could it be ten|ten o'clock in kisumu/i,
    // Word of what the insurer says.
    /know what they say|you'll know when i know/i,
    // How it would begin.
    /kisumu only|kisumu in july/i,
    /ones it misses|those first/i,
    /bring the bucket|only your 20 claims/i,
    // Remarks that may count as doubts.
    /my doubts/i,
    /x-ray people/i,
    /counts every coin/i,
    /turns green/i,
    /hurt less/i,
    /if we leave you/i,
    /buys nothing from a screen/i,
    /pay us when it pleases/i,
  ],
  meetings: [{ words: /thursday the 26th/i, at: '2033-05-26T10:00' }],
  budget: /1\.1 ?m|1[,. ]100[,. ]?000/i,
  notBudget: [/\b95[,. ]?000/, /740[,. ]?000/, /1[,. ]140[,. ]?000/, /three million/i],
  decisionMaker: /odera/i,
  timeline: /(?:1st|\b1) (?:of )?july|july 1\b|july 1st|kisumu in july|2033-07-01/i,
  competitors: [],
  notCompetitors: ['Pamoja', 'NorthStar', 'Lakeside', 'Brian'],
  objections: [
    { kind: 'trust', words: /the internet goes|desk stands still/i },
    { kind: 'need', words: /a third stays on|hole in it/i },
    { kind: 'price', words: /two nurses/i },
    { kind: 'timing', words: /july is early|who would learn/i },
  ],
  lead: { name: 'Achieng Odhiambo', company: 'Lakeside Medical', email: 'achieng@lakesidemedical.example' },
  mailTo: 'achieng@lakesidemedical.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes |ksh )?(?:95[,. ]?000|740[,. ]?000|1[,. ]140[,. ]?000|3 million|three million)/i,
    /(?:achieng|kevin|the board)(?: odhiambo| mutua)? (?:decides|has the final say|approves|is the decision)/i,
    /northstar(?: assurance)? (?:is|has been|was) (?:already )?connected/i,
    /wanjiru(?: kamau)? (?:will|to|should) (?:bring|call|connect).*(?:chairman|nakuru)/i,
    /(?:all )?four clinics (?:start|begin|go live|will start|will begin) (?:on|in|from) (?:the )?(?:1st of |1 )?july/i,
    /(?:pamoja|northstar)[^.]* (?:is|are|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'positive',
}
