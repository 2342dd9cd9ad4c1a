import type { CallGold } from '../call-gold.ts'

export const tannerySplitter: CallGold = {
  file: 'tannery-splitter.txt',
  kind: 'negotiation',
  // A Wednesday, half past one in the afternoon in Kanpur.
  calledAt: '2027-06-09T08:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Lorenzo Bassani',
  us: ['Lorenzo'],
  people: [{ id: 'lead-1', name: 'Farhan Siddiqui', company: 'Ganga Hides', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Lorenzo',
      words: /new offer for the one-eight|^(?:farhan: )?friday, done/i,
      due: '2027-06-11',
    },
    {
      owner: 'us',
      assignee: 'Lorenzo',
      words: /film our machine|that you do\. with goat/i,
      due: '2027-06-16',
    },
    {
      owner: 'us',
      assignee: 'Lorenzo',
      words: /speak with my sister|tell you tomorrow if we can/i,
      due: '2027-06-10',
    },
    {
      owner: 'them',
      assignee: 'Meenakshi',
      words: /draft of the lc|send the lc draft|monday is good for me/i,
      due: '2027-06-14',
    },
    {
      owner: 'them',
      assignee: 'Farhan',
      words: /iqbal will measure|message you the reading/i,
      due: '2027-06-12',
    },
    {
      owner: 'them',
      assignee: 'Farhan',
      words: /put your new offer before him/i,
      due: '2027-06-22',
    },
    { owner: 'us', assignee: 'Lorenzo', words: /tell lobo/i, due: null },
  ],
  notActions: [
    /think about eighteen|no service contract|without the contract then/i,
    /write to him something|who is this italian/i,
    /take it in exchange|the old turner/i,
    /shaving machine|it's good that it's sold/i,
    /split one skin of goat/i,
    /in ambur there is one/i,
  ],
  open: [
    // A condition of the offer, and its acceptance.
    /with the customs code/i,
    // A refusal of a side offer.
    /opens any machine with a butter knife/i,
    // Bargaining over one clause.
    /thirty is what i had in mind|we'll see about twelve/i,
    // The way to the other one.
    /ambur is two thousand/i,
    // The answer to the answer on the cheaper one.
    /doesn't come in my balance sheet/i,
    // A complaint of the agent, no doubt of the offer.
    /in the bathroom/i,
    // The lead-in of the reading.
    /cannot write the motor/i,
    // Where it goes.
    /only to farhan|not to accounts@/i,
  ],
  meetings: [{ words: /thursday the twenty-fourth/i, at: '2027-06-24T15:00' }],
  budget:
    /one crore and five lakhs?|\b1[.,]05 ?(?:crore|cr)|\b1[,.]?05[,.]00[,.]000|\b105 lakhs?|\b10[,.]500[,.]000/i,
  notBudget: [
    /thirty-eight lakhs?|\b1\.38|\b1[,.]38[,.]00/i,
    /seventy-two lakhs?|\b72 ?lakhs?|\b72[,.]00[,.]000/i,
    /four thousand pieces|\b4[,.]?000\b/i,
  ],
  decisionMaker: /naseem|haji|father-in-law/i,
  timeline: /diwali|end of october|october/i,
  competitors: ['Huaxin'],
  notCompetitors: ['Bassani', 'Lobo', 'Iqbal', 'Nhava Sheva', 'Ambur', 'Unnao', 'Jeddah', 'Faisal'],
  objections: [
    { kind: 'price', words: /that figure we cannot swallow/i },
    { kind: 'need', words: /three metres is of no use/i },
    { kind: 'trust', words: /i don't feel safe putting/i },
    { kind: 'competitor', words: /for what reason are we not buying/i },
    { kind: 'timing', words: /nothing heavy can come in before/i },
    { kind: 'authority', words: /i can't place it till he says/i },
  ],
  lead: { name: 'Farhan Siddiqui', company: 'Ganga Hides', email: 'farhan.s@gangahides.example' },
  mailTo: 'farhan.s@gangahides.example',
  never: [
    /(?:farhan|meenakshi|faisal|iqbal)(?: siddiqui)? (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:1\.38|72 ?lakh)/i,
    /(?<!(?:\bnot|n't|never|no need to|shall i) )(?:write to|email|mail|call) (?:the )?(?:haji|father-in-law|faisal)/i,
    /(?:warranty (?:of|is)|agreed (?:on|to)) (?:18|eighteen)/i,
    /(?:40|forty|30|thirty) ?(?:%|percent) (?:was|is|has been) agreed/i,
    /(?:takes?|will take) (?:back )?the old (?:machine|turner)/i,
  ],
  mood: 'mixed',
}
