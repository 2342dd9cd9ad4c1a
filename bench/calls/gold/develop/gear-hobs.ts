import type { CallGold } from '../call-gold.ts'

/** India; a gear maker in Pune bargains over a rate contract for hobs: 18.4 lakh against 14.5, a Japanese rival at 13.9, a lot that wore out early, and a new line that will not wait ten weeks. */
export const gearHobs: CallGold = {
  file: 'gear-hobs.txt',
  kind: 'negotiation',
  // A Thursday, half past eleven in the morning in India.
  calledAt: '2038-08-12T06:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Ashwin Kulkarni',
  us: ['Ashwin'],
  people: [
    {
      id: 'lead-1',
      name: 'Meenakshi Iyer',
      company: 'Deccan Gearworks',
      email: 'meenakshi.iyer@deccangear.example',
    },
    { id: 'lead-2', name: 'S. Raghavan', company: 'Deccan Gearworks', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Ashwin',
      words:
        /before mr bhide|sit with (?:him|mr bhide)|on tuesday i can tell|(?:ask|speak|talk|take).*\bbhide\b/i,
      due: '2038-08-17',
    },
    {
      owner: 'them',
      assignee: 'Raghavan',
      words: /two of the worst|carry both|van goes|two (?:worn |worst )?hobs/i,
      due: '2038-08-14',
    },
    {
      owner: 'us',
      assignee: 'Ashwin',
      words: /cuts one open|what they find|end of this month|lab report|photographs/i,
      due: '2038-08-31',
    },
    {
      owner: 'us',
      assignee: 'Ashwin',
      words: /plan tomorrow|lot by lot|delivery (?:plan|schedule)|find a slot/i,
      due: '2038-08-13',
    },
    {
      owner: 'them',
      assignee: 'Raghavan',
      words: /have the new one\?|before i go home|new drawing|drawing.*revision f|revision f\b/i,
      due: '2038-08-12',
    },
    {
      owner: 'us',
      assignee: 'Ashwin',
      words: /read that in the offer|stand in the offer|new version on wednesday|revised offer/i,
      due: '2038-08-18',
    },
    {
      owner: 'us',
      assignee: 'Ashwin',
      words: /there is a new one, it has nine|fill it in once more|vendor (?:code )?form|nine pages/i,
      due: null,
    },
  ],
  notActions: [
    /will he see us|does not see vendors|meet(?:ing)? mr d'souza/i,
    /write 60|that i cannot/i,
    /trial hob|then gladly/i,
    /see your factory|welcome any time/i,
    /whisper it/i,
    /filled in that form/i,
    /come to 16\.9/i,
    /until 2035/i,
  ],
  open: [
    // The next talk is a meeting.
    /sit together again|four o'clock|bring also|at which time/i,
    // The remark for Mr Bhide.
    /tell him okamura/i,
    // The free regrind, as it was offered.
    /first regrind free|first grind/i,
    /three years i can give|three years\?/i,
    /leave it at 45/i,
    /revision c\b|at f now/i,
    /vendor code as lapsed/i,
    // Remarks that may count as doubts.
    /what is left of it/i,
    /dates that you can keep|new date every monday/i,
    /not by saying it was our oil/i,
    /not one rupee/i,
    /only know it from complaints/i,
    /cheaper then also/i,
    /done in nagoya/i,
    /we pay in 60/i,
    /beyond that the plant head/i,
  ],
  meetings: [{ words: /friday the 20th|four o'clock/i, at: '2038-08-20T16:00' }],
  budget: /14\.5\b|14[,. ]?50[,. ]?000|1[.,]45 ?m/i,
  notBudget: [/18\.4/, /16\.9/, /13\.9/, /\bfor 12\b/, /\bten lakh/i],
  decisionMaker: /d'souza|d’souza|plant head/i,
  timeline: /(?:20th|20) (?:of )?september|september 20|2038-09-20/i,
  competitors: ['Okamura'],
  notCompetitors: ['Surfatek', 'Bharat Tractors', 'Sahyadri', 'Bhide'],
  objections: [
    { kind: 'price', words: /too high/i },
    { kind: 'competitor', words: /okamura came|13\.9/i },
    { kind: 'trust', words: /900 gears|plan a shift/i },
    { kind: 'timing', words: /ten weeks/i },
  ],
  lead: { name: 'Meenakshi Iyer', company: 'Deccan Gearworks', email: 'meenakshi.iyer@deccangear.example' },
  mailTo: 'meenakshi.iyer@deccangear.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?|inr ?)?(?:18\.4|16\.9|13\.9|12 lakh|10 lakh)/i,
    /(?:meenakshi|raghavan|mr bhide|committee of five)(?: iyer)? (?:decides|has the final say|is the decision)/i,
    /(?:payment|terms|pays?)[^.]* (?:agreed|settled|accepted|are|is|within) (?:at |on |to )?60 days/i,
    /(?:mr )?bhide (?:has )?(?:agreed|approved|accepted)/i,
    /ashwin(?: kulkarni)? (?:will|to|should) (?:meet|see|visit) mr d'souza/i,
    /(?:sends?|leaves?|provides?) (?:a|one) trial hob(?: with|$)/i,
  ],
  mood: 'mixed',
}
