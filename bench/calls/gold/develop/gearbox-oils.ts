import type { CallGold } from '../call-gold.ts'

/** India; a cement plant's rate contract is renewed: 9%, 60 drums a month, late drums; a rival who is cheaper and out; lakhs and crores. */
export const gearboxOils: CallGold = {
  file: 'gearbox-oils.txt',
  kind: 'renewal',
  // A Thursday, eleven in the morning in India.
  calledAt: '2037-08-20T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Rustom Mistry',
  us: ['Rustom'],
  people: [
    {
      id: 'lead-1',
      name: 'Kavya Raghunath',
      company: 'Ashtari Cement',
      email: 'kavya.r@ashtaricement.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Rustom', words: /\bbreakup\b|saturday is fine/i, due: '2037-08-22' },
    {
      owner: 'us',
      assignee: 'Rustom',
      words: /d'souza|please ask him|tuesday evening/i,
      due: '2037-08-25',
    },
    {
      owner: 'us',
      assignee: 'Rustom',
      words: /keep stock for us|depot space|monday is okay/i,
      due: '2037-08-24',
    },
    { owner: 'us', assignee: 'Rustom', words: /corrected draft/i, due: '2037-08-22' },
    {
      owner: 'them',
      assignee: 'Devendra',
      words: /last year's consumption|devendra will give|out of sap/i,
      due: '2037-08-21',
    },
  ],
  notActions: [
    /oil sampling|our own lab/i,
    /meet him once|not required/i,
    /every 500 hours/i,
    /earlier i signed/i,
    /petrovar has quoted/i,
    /sings the order|orders by voice/i,
    /two-year contract/i,
    /the letter is with me/i,
    /strike at the port/i,
    /we change nothing/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 27th/i,
    // Their own contract and its steps.
    /i present, he signs/i,
    /by 15 september/i,
    // An offer of more years, refused; to some an objection.
    /where crude will be/i,
    // A free offer, refused.
    /our own lab/i,
    /both times/i,
    /the draft says 30/i,
    /make it yearly/i,
    /then show me/i,
    /i can reduce/i,
    /stays at 60/i,
  ],
  meetings: [{ words: /thursday the 27th/i, at: '2037-08-27T11:00' }],
  budget: /1\.4\b ?(?:crore|cr)?|1[,. ]?40[,. ]?00[,. ]?000|140 lakh/i,
  notBudget: [/\b1\.25\b/i, /\b1\.47\b/i, /seven lakh/i, /50 lakh/i, /one crore/i],
  decisionMaker: /bhatnagar|commercial director/i,
  timeline:
    /15(?:th)? (?:of )?september|september 15|(?:\b1|1st) (?:of )?october|october 1|2037-09-15|2037-10-01/i,
  competitors: ['Petrovar'],
  notCompetitors: ['Velsol', 'Ashtari Cement', 'SAP', 'Nagpur', "D'Souza", 'Bhatnagar'],
  objections: [
    { kind: 'price', words: /9 is too much|seven lakh above|going back to finance/i },
    // Terms: so many drums a month.
    { kind: 'price', words: /minimum lifting|that we cannot accept|hardly lift 25/i },
    { kind: 'trust', words: /nine days late|can't rely on your dates/i },
  ],
  lead: { name: 'Kavya Raghunath', company: 'Ashtari Cement', email: 'kavya.r@ashtaricement.example' },
  mailTo: 'kavya.r@ashtaricement.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:1\.25|1\.47|50 lakh|1 crore|one crore|seven lakh)/i,
    /(?:kavya|devendra|rustom|d'souza)(?: raghunath| mistry)? (?:decides|approves|is the decision)/i,
    /rustom(?: mistry)? (?:will|to|should) (?:meet|visit|call) (?:mr\.? )?bhatnagar/i,
    /(?:signed|switched|moving|moved) (?:to|with) petrovar/i,
    /(?:6|7)% (?:is|was|has been) (?:agreed|accepted)/i,
    /credit (?:is|was|will be) (?:reduced|cut|changed) to 30/i,
  ],
  mood: 'mixed',
}
