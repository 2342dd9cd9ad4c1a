import type { CallGold } from '../call-gold.ts'

export const laundromatPayments: CallGold = {
  file: 'laundromat-payments.txt',
  kind: 'discovery',
  // A Wednesday, nine in the morning in Denver.
  calledAt: '2027-02-03T16:00:00Z',
  timeZone: 'America/Denver',
  owner: 'Kelsey Brandt',
  us: ['Kelsey'],
  people: [{ id: 'lead-1', name: 'Ray Delgado', company: 'Suds Junction', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Ray',
      words:
        /models and the serial|walk all four stores|have the list by friday|friday's great|machine (?:list|models)|list of (?:the )?(?:machine|model)/i,
      due: '2027-02-05',
    },
    {
      owner: 'us',
      assignee: 'Kelsey',
      words: /run it by our engineers|yes or a no by monday|kinda like to know/i,
      due: '2027-02-08',
    },
    {
      owner: 'them',
      assignee: 'Marisol',
      words: /last three statements|scan them|send them over tomorrow/i,
      due: '2027-02-04',
    },
    {
      owner: 'us',
      assignee: 'Kelsey',
      words: /revenue report|that i'd actually look at/i,
      due: '2027-02-03',
    },
    { owner: 'them', assignee: 'Ray', words: /fill (?:her|connie) in|at dinner/i, due: '2027-02-07' },
    {
      owner: 'us',
      assignee: 'Kelsey',
      words: /demo unit|to the federal store|to federal, sure/i,
      due: '2027-02-09',
    },
    {
      owner: 'us',
      assignee: 'Kelsey',
      words:
        /proposal for all four|friday, the twelfth|send me a number|put the coin slots in|i'll make sure of it/i,
      due: '2027-02-12',
    },
  ],
  notActions: [
    /financing/i,
    /called comcast/i,
    /if the landlord|same system|holding my breath/i,
    /on the next one/i,
  ],
  meetings: [{ words: /thursday the eighteenth|make it eleven/i, at: '2027-02-18T11:00' }],
  budget: /twenty-six|\b26/i,
  notBudget: [
    /eleven hundred|\b1[,. ]?100/i,
    /hundred and eighty-five|\b185\b/i,
    /nine hundred dollars|\b900\b/i,
  ],
  decisionMaker: /connie|sister/i,
  timeline: /first of august|august/i,
  competitors: ['Spinlink', 'Coinova', 'WashBuddy'],
  notCompetitors: ['Comcast', 'Wascomat', 'Dexter', 'Suds Junction', 'Tumblepay'],
  objections: [
    { kind: 'price', words: /five percent of every wash|quarter doesn't charge me/i },
    { kind: 'need', words: /not sure we need any of this|purse with quarters|still get robbed/i },
    { kind: 'trust', words: /when you people go under|one day it's just gone|washbuddy guy said/i },
    { kind: 'authority', words: /do a thing without her okay|says if we paint/i },
  ],
  lead: { name: 'Ray', company: 'Suds Junction', email: 'ray@sudsjunction.example' },
  mailTo: 'ray@sudsjunction.example',
  never: [
    /ray (?:delgado )?(?:decides|signs|approves|is the decision)/i,
    /(?:wants|asked for|agreed to) financing/i,
    /budget(?: (?:is|of))?:? ?\$?(?:1,?100|185|900)\b/i,
    /call (?:comcast|the landlord)/i,
    /connie (?:will )?(?:join|attend)/i,
  ],
  mood: 'mixed',
}
