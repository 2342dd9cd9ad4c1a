import type { CallGold } from '../call-gold.ts'

/** Kenya; 14 cracked power poles and an idle crane: nine go out now and five are cast, the insurer is asked about 425,000, and a rival promises poles that don't crack. */
export const concretePoles: CallGold = {
  file: 'concrete-poles.txt',
  kind: 'complaint',
  // A Monday, half past nine in the morning in Kenya.
  calledAt: '2038-07-12T06:30:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Mercy Atieno',
  us: ['Mercy', 'Otieno'],
  people: [
    {
      id: 'lead-1',
      name: 'Kiprono Bett',
      company: 'Rift Line Contractors',
      email: 'kiprono@riftline.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Wanjiru',
      words: /list this evening|the list\b|number and date|numbers and dates|stencilled/i,
      due: '2038-07-12',
    },
    {
      owner: 'us',
      assignee: 'Mercy',
      words: /the nine\b|nine (?:replacement )?poles|friday morning/i,
      due: '2038-07-16',
    },
    {
      owner: 'us',
      assignee: 'Otieno',
      words: /other five|casting them|wednesday the 21st|five (?:new |replacement |more )?poles/i,
      due: '2038-07-21',
    },
    { owner: 'us', assignee: 'Mercy', words: /\bletter\b|before five o'clock/i, due: '2038-07-12' },
    { owner: 'them', assignee: 'Barasa', words: /barasa|with our accountant/i, due: '2038-07-14' },
    {
      owner: 'us',
      assignee: 'Mercy',
      words:
        /talks to the insurer|i do that\b|(?:ask|talk to|speak (?:to|with)|contact) (?:the|their) insurer/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Mercy',
      words: /picks? (?:them|the broken poles) up|way back|broken ones|collect\w* the (?:14|broken|cracked)/i,
      due: '2038-07-16',
    },
    { owner: 'us', assignee: 'Juma', words: /\bjuma\b/i, due: '2038-07-16' },
    { owner: 'us', assignee: 'Mercy', words: /\bvat\b|have it corrected/i, due: null },
  ],
  notActions: [
    /insurer says no|they say no|off the next phase/i,
    /police post|not with cracks/i,
    /core to the university/i,
    /visit your office|mood for visitors/i,
    /photos on saturday|in my junk/i,
    /in may i was told/i,
    /lifted 3,000 poles/i,
    /deliver in three weeks/i,
  ],
  open: [
    // The load test and the next call are meetings.
    /thursday at ten|wanjiru will go|bad mood|helmet/i,
    /call you on monday|monday the 19th/i,
    /for the crane our insurer/i,
    /need the crane invoices/i,
    /delivery notes/i,
    // Remarks that may count as doubts.
    /from my chair/i,
    /off your truck/i,
    /may never order/i,
    /want that back/i,
    /there was nobody/i,
    /cost me a crane/i,
    /before the test/i,
    /not happy/i,
    /14 broken poles/i,
  ],
  meetings: [
    { words: /thursday at ten|load test/i, at: '2038-07-15T10:00' },
    { words: /19th|on monday/i, at: '2038-07-19T09:00' },
  ],
  budget: null,
  notBudget: [/7\.4 million/i, /425[,. ]?000/i, /\b85[,. ]?000/i, /two billion/i],
  decisionMaker: null,
  timeline: /23(?:rd)? (?:of )?july|july 23|friday the 23rd|2038-07-23/i,
  competitors: ['Nakuru Precast'],
  notCompetitors: ['Athi Pole Works', 'Ministry', 'Baringo'],
  objections: [
    { kind: 'trust', words: /new ones hold|certificate too/i },
    { kind: 'competitor', words: /nakuru precast|theirs don't crack/i },
  ],
  lead: { name: 'Kiprono Bett', company: 'Rift Line Contractors', email: 'kiprono@riftline.example' },
  mailTo: 'kiprono@riftline.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ksh ?)?(?:7\.4|425|two billion|2 billion)/i,
    /insurer (?:has |have )?(?:agreed|accepted|confirmed)/i,
    /425,000 (?:will be|is|was) (?:refunded|credited|agreed)/i,
    /(?:two|2) (?:broken |cracked )?poles (?:stay|remain|are left|will be left)/i,
    /(?:480 poles|next phase) (?:is|are|was|were|has been) ordered/i,
    /kiprono (?:will )?(?:attends?|goes|comes) to the (?:load )?test/i,
  ],
  mood: 'negative',
}
