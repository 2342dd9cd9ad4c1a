import type { CallGold } from '../call-gold.ts'

/** Singapore; a condominium ends its contract for the cleaning of water tanks and takes it in-house: late certificates, a fee of 19,900 against 16,000 planned, offers refused, one last cleaning and its papers. */
export const tankCleaning: CallGold = {
  file: 'tank-cleaning.txt',
  kind: 'cancellation',
  // A Thursday, four in the afternoon in Singapore.
  calledAt: '2044-06-16T08:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Ling Goh',
  us: ['Wei Ling'],
  people: [
    {
      id: 'lead-1',
      name: 'Suresh Nair',
      company: 'Palm Crest',
      email: 'suresh.nair@palmcrest.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Wei Ling', words: /\b25th\b|25 july/i, due: '2044-06-20' },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /\bnotice\b/i,
      due: '2044-07-08',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /book\w* (?:the |a )?lab|keep the slot/i,
      due: '2044-06-17',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /\bcertificate\b|5 august/i,
      due: '2044-08-05',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /cleaning reports|other years/i,
      due: '2044-06-24',
    },
    {
      owner: 'us',
      assignee: 'Mr. Rahim',
      words: /rahim|guardhouse|access cards/i,
      due: '2044-07-29',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /statement|half-year|get that done/i,
      due: '2044-06-28',
    },
    {
      owner: 'them',
      assignee: 'Suresh',
      words: /bank details|fill it in/i,
      due: '2044-06-17',
    },
    {
      owner: 'them',
      assignee: 'Suresh',
      words: /short reference|write you something/i,
      due: null,
    },
  ],
  notActions: [
    /smaller contract|two rounds a year/i,
    /keep the old fee/i,
    /next meeting|on the agenda/i,
    /train your two/i,
    /went on a course/i,
    /doesn't work out/i,
    /hired two technicians/i,
    /exam in october/i,
    /managing agent could/i,
  ],
  open: [
    // The look at the roof is a meeting.
    /friday 15 july|in the morning, at ten|at ten, good/i,
    // The cleaning as it was planned.
    /monday 18 july|that week the lift/i,
    /14 days after|what about our deposit/i,
    /ending the contract/i,
    // Remarks that may count as doubts.
    /one is the certificates|waited five weeks/i,
    /two days before/i,
    /paying for two teams/i,
    /still above 16/i,
    /we have to save/i,
    /licence has to sign/i,
  ],
  meetings: [{ words: /15 july|in the morning, at ten|at ten, good/i, at: '2044-07-15T10:00' }],
  budget: /\b16(?:[,. ]?000|k)\b/i,
  notBudget: [
    /\b18[,. ]?400/i,
    /\b19[,. ]?900/i,
    /\b20[,. ]?000/i,
    /\b8[,. ]?800/i,
    /\b1[,. ]?500/i,
    /\b600\b/i,
  ],
  decisionMaker: /council/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['Sigma Lifts', 'Brightwell', 'Palm Crest'],
  objections: [
    { kind: 'trust', words: /rely on your dates|40 emails/i },
    { kind: 'price', words: /too high|19[,. ]?900/i },
  ],
  lead: { name: 'Suresh Nair', company: 'Palm Crest', email: 'suresh.nair@palmcrest.example' },
  mailTo: 'suresh.nair@palmcrest.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$)?(?:18[,. ]?400|19[,. ]?900|20[,. ]?000|8[,. ]?800)/i,
    /(?:suresh|madam teo|mdm teo|the managing agent)(?: nair)? (?:decides|signs|approves|is the decision)/i,
    /(?:switch\w*|mov\w+|chang\w+) to (?:another|a new|a different|a competing) (?:company|provider|supplier)/i,
    /(?:cancellation|notice) (?:was|is|has been) (?:withdrawn|taken back)/i,
    /wei ling(?: goh)? (?:will|to|should) (?:attend|come to|present at) the (?:next )?(?:council )?meeting/i,
    /(?:smaller|reduced) contract (?:was|is|has been) (?:agreed|accepted)/i,
  ],
  mood: 'mixed',
}
