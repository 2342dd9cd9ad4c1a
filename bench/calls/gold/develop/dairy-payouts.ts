import type { CallGold } from '../call-gold.ts'

/** Kenya; a dairy cooperative complains about its payment software: 212 farmers underpaid, four calls unanswered, a new module put off. No rival, and no address. */
export const dairyPayouts: CallGold = {
  file: 'dairy-payouts.txt',
  kind: 'complaint',
  // A Tuesday, nine in the morning in Nairobi.
  calledAt: '2041-08-13T06:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Njeri Mwangi',
  us: ['Njeri'],
  people: [
    {
      id: 'lead-1',
      name: 'Elijah Kiprotich',
      company: 'Sirwet Dairy Cooperative',
      email: 'manager@sirwetdairy.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Njeri',
      words: /with the cause by|will i know the cause|cause,? (?:please|by thursday)|thursday at noon/i,
      due: '2041-08-15',
    },
    {
      owner: 'them',
      assignee: 'Chebet',
      words: /paper slips|photograph|whatsapp|do it tomorrow morning/i,
      due: '2041-08-14',
    },
    {
      owner: 'us',
      assignee: 'Njeri',
      words: /wambui|put it to (?:the|our|their|her) director|ask her for both/i,
      due: '2041-08-13',
    },
    {
      owner: 'us',
      assignee: 'Njeri',
      words: /end of this week, in writing|when do i get the answer|answer in writing/i,
      due: '2041-08-16',
    },
    {
      owner: 'them',
      assignee: 'Kiprotich',
      words: /before you release|have it on the 29th|(?:send|sends|sending).*\bfile\b/i,
      due: '2041-08-29',
    },
    {
      owner: 'us',
      assignee: 'Njeri',
      words:
        /check it the same day|checks the totals|check(?:s|ing)? the (?:totals|file|payment)|do it myself/i,
      due: '2041-08-29',
    },
    {
      owner: 'us',
      assignee: 'Njeri',
      words: /otieno's|number of (?:the engineer|otieno)/i,
      due: '2041-08-13',
    },
    {
      owner: 'us',
      assignee: 'Njeri',
      words:
        /switch(?:es|ed)? (?:that|it) off|i'll do it today|amount before we've approved|switch(?:es|ed)? off/i,
      due: '2041-08-13',
    },
  ],
  notActions: [
    /show the module/i,
    /talk about it again/i,
    /already raised/i,
    /listening to the recordings/i,
    /paid that from our own reserve/i,
    /records this morning/i,
    /standing at my gate/i,
  ],
  open: [
    /engineer, otieno, is on it/i,
    /you'll hear from me/i,
    /fee for july/i,
    /overtime/i,
    /fill/i,
    /compare them/i,
    /nobody has called back/i,
    /until then, i'd suggest/i,
    /person that i can call/i,
    /fix this first/i,
    /put a figure on it/i,
    /starting date/i,
    /we release on/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/\b640[,. ]?000/i, /\b38[,. ]?000/i, /\b55[,. ]?000/i],
  decisionMaker: /management committee|committee/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['WhatsApp', 'Maziwa Systems'],
  objections: [
    { kind: 'trust', words: /old one has just failed|go to the members/i },
    { kind: 'trust', words: /can happen again|don't know why/i },
  ],
  lead: {
    name: 'Elijah Kiprotich',
    company: 'Sirwet Dairy Cooperative',
    email: 'manager@sirwetdairy.example',
  },
  mailTo: 'manager@sirwetdairy.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes |ksh )?(?:640[,. ]?000|55[,. ]?000|38[,. ]?000)/i,
    /(?:kiprotich|chebet|the (?:old )?chairman) (?:decides|is the decision)/i,
    /july fee (?:is|was|has been) (?:waived|cancelled|refunded)/i,
    /(?:credit )?module (?:is|was|has been) (?:ordered|agreed|bought)/i,
    /farmers (?:are|have) (?:still )?(?:unpaid|not been paid)/i,
  ],
  mood: 'negative',
}
