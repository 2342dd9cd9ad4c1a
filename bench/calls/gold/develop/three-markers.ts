import type { CallGold } from '../call-gold.ts'

/** Laboratory equipment on lease, in French English: a yearly budget, a signer who is not in the call, an address for invoices only. */
export const threeMarkers: CallGold = {
  file: 'three-markers.txt',
  kind: 'negotiation',
  // A Friday, two in the afternoon in France.
  calledAt: '2028-03-10T13:00:00Z',
  timeZone: 'Europe/Paris',
  owner: 'Elodie Garnier',
  us: ['Elodie'],
  people: [
    {
      id: 'lead-1',
      name: 'Benoit Marchal',
      company: 'Biolane Diagnostics',
      email: 'benoit.marchal@biolane.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Elodie',
      words: /specimen|qualification documents/i,
      due: '2028-03-14',
    },
    {
      owner: 'us',
      assignee: 'Elodie',
      words: /four-year rate|you'll have it on wednesday/i,
      due: '2028-03-15',
    },
    { owner: 'us', assignee: 'Elodie', words: /penalty clause/i, due: null },
    { owner: 'them', assignee: 'Benoit', words: /floor plan/i, due: '2028-03-13' },
    {
      owner: 'them',
      assignee: 'Benoit',
      words: /list of (?:your |the )?tubes|send you the list|the tubes, it's true/i,
      due: null,
    },
  ],
  notActions: [
    /direct connector|no option/i,
    /to be there|supplier is in the room/i,
    /take them back|veterinary school/i,
    /have the order the same day|if she signs/i,
    /electrician comes/i,
    /it was voted/i,
    /took five years/i,
  ],
  open: [
    /twenty-first/i,
    /i'll call you/i,
    /on her table/i,
    /beginning of april/i,
    /would help me/i,
    /write to me as always|factures/i,
    /half a day of training/i,
    // Which kind the length of a contract is, nobody can say; and doubts that were answered.
    /five years is too long|nobody knows where/i,
    /not very modern|won't love it/i,
    /screen too complicated/i,
    /came after three weeks/i,
    /noise of an aeroplane/i,
    /doesn't like it when/i,
    /no option/i,
  ],
  meetings: [{ words: /twenty-first/i, at: '2028-03-21T14:00' }],
  budget: /thirty-eight thousand|\b38[,. ]?000|\b38k/i,
  notBudget: [
    /forty-four thousand|\b44[,. ]?000|\b44k/i,
    /thirty-seven thousand five hundred|\b37[,. ]?500|\b37\.5k/i,
    /forty-one thousand|\b41[,. ]?000|\b41k/i,
    /two thousand four hundred|\b2[,. ]?400\b|\b2\.4k/i,
  ],
  decisionMaker: /roussel|finance director/i,
  timeline: /first of june|1 june|june 1\b|summer campaign/i,
  competitors: ['Zentrix'],
  notCompetitors: ['Labflow', 'Mesurel', 'Biolane', 'Hakim', 'Grenoble', 'Lyon'],
  objections: [
    { kind: 'price', words: /more than we can pay/i },
    { kind: 'trust', words: /can't rely on your service/i },
    { kind: 'competitor', words: /zentrix is better|zentrix have a penalty/i },
  ],
  // Known before; the one that was said is for invoices only.
  lead: {
    name: 'Benoit Marchal',
    company: 'Biolane Diagnostics',
    email: 'benoit.marchal@biolane.example',
  },
  mailTo: 'benoit.marchal@biolane.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:44|41|37)\b/i,
    /(?:benoit|delmas)(?: marchal)? (?:signs|decides|approves|is the decision)/i,
    /(?:specimen|offer|rate|clause|follow-up)[^.]{0,40}to factures@/i,
    /(?<!not |n't |never |no )(?:will|to) take back the old/i,
    /(?<!not |n't |never |no )(?:agreed|agree) (?:to|on) five years/i,
  ],
  mood: 'mixed',
}
