import type { CallGold } from '../call-gold.ts'

/** United States; nine restaurants leave their supplier of fryer oil: missed pickups, fees, a rival already signed; what is left is the notice, a claim, the tanks and a rebate. */
export const fryerOil: CallGold = {
  file: 'fryer-oil.txt',
  kind: 'cancellation',
  // A Thursday, two in the afternoon in Missouri (winter time).
  calledAt: '2042-11-06T20:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Kayla Brandt',
  us: ['Kayla'],
  people: [
    {
      id: 'lead-1',
      name: 'Marcus Reed',
      company: 'Riverbend Wings',
      email: 'marcus@riverbendwings.example',
    },
    {
      id: 'lead-2',
      name: 'Jen Okafor',
      company: 'Riverbend Wings',
      email: 'jen@riverbendwings.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Jen',
      words: /the bill again|with the photos|this afternoon|(?:send|resend)s? .{0,30}\bbill\b/i,
      due: '2042-11-06',
    },
    {
      owner: 'us',
      assignee: 'Kayla',
      words: /claims|a yes or a no|answer a week from/i,
      due: '2042-11-13',
    },
    {
      owner: 'us',
      assignee: 'Kayla',
      words: /ask doug|doug hensley|what doug says|can you call jen|make it wednesday/i,
      due: '2042-11-12',
    },
    {
      owner: 'them',
      assignee: 'Tanya',
      words: /tanya|indoor tanks|tanks are indoors/i,
      due: '2042-11-14',
    },
    {
      owner: 'us',
      assignee: 'Kayla',
      words:
        /have the letter|amount in the closing letter|like that in writing|(?:send|prepare|write).{0,20}closing letter/i,
      due: '2042-11-21',
    },
    {
      owner: 'us',
      assignee: 'Kayla',
      words: /standing order|cut that to 60|60 jugs/i,
      due: '2042-11-06',
    },
    {
      owner: 'us',
      assignee: 'Kayla',
      words: /rebate statement|pull the weights/i,
      due: '2042-11-10',
    },
  ],
  notActions: [
    /route fee taken off|too late for that/i,
    /won't make you an offer/i,
    /if doug says yes/i,
    /just the fresh oil|two trucks/i,
    /get in touch with her|go through me/i,
    /short survey|rather not/i,
    /mailed it to your office/i,
    /last friday, for all nine/i,
    /sold the company/i,
  ],
  open: [
    /check in with you in a year|you can try/i,
    /happy to hear it/i,
    /deposits go back/i,
    /have to pick them up/i,
    /runs through january 4/i,
    // Remarks that may count as doubts.
    /charged us \$2,300/i,
    /two companies in december/i,
    /haven't had our rebate/i,
    /a dollar cheaper/i,
    /heard it all now/i,
    /picked somebody else/i,
    /never heard back/i,
    /two trucks and two invoices/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/\b2[,. ]?300\b/i, /\$ ?640\b/i, /\b1[,. ]?800\b/i, /31\.50/i, /\$ ?700\b/i, /nine cents/i],
  decisionMaker: /denise|rowan/i,
  timeline: /november 30|(?:30|30th) (?:of )?november|december 1\b|2042-1(?:1-30|2-01)/i,
  competitors: ['GreenSpout'],
  notCompetitors: ['Prairie', 'Florissant', 'Lowell', 'Springfield'],
  objections: [
    { kind: 'trust', words: /can't rely on you|skipped it twice|ran over into/i },
    { kind: 'price', words: /just for fees|what i'm paying for|then the fees/i },
    // How the rival does it better.
    { kind: 'competitor', words: /sensor in the tank|full or empty|every second tuesday/i },
  ],
  lead: {
    name: 'Marcus Reed',
    company: 'Riverbend Wings',
    email: 'marcus@riverbendwings.example',
  },
  mailTo: 'marcus@riverbendwings.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:640|2[,. ]?300|1[,. ]?800|31\.50)/i,
    /(?:marcus|jen|mr\.? lowell|doug)(?: reed| okafor| hensley)? (?:decides|signs|is the decision)/i,
    /(?:notice|cancellation) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /doug(?: hensley)? (?:has )?(?:agreed|approved|accepted)/i,
    /(?:route fee|fees) (?:is|are|was|were|will be) (?:removed|waived|taken off)/i,
    /(?:claim|cleanup) (?:was|is|has been) (?:paid|accepted|approved)/i,
  ],
  mood: 'negative',
}
