import type { CallGold } from '../call-gold.ts'

/** Kenya; a farm manager asks for broiler chicks for a third house: 105 shillings against 98, no figure yet, an aunt who decides, a deposit refused, and only the accountant's address. */
export const poultryChicks: CallGold = {
  file: 'poultry-chicks.txt',
  kind: 'qualification',
  // A Monday, half past two in the afternoon in Kenya.
  calledAt: '2038-10-18T11:30:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Achieng Odera',
  us: ['Achieng (Kifaru Hatcheries)'],
  people: [{ id: 'lead-1', name: 'Peter Mwangi', company: 'Rironi Farms', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Achieng (Kifaru Hatcheries)',
      words: /\breport\b|from a vet/i,
      due: '2038-10-20',
    },
    {
      owner: 'them',
      assignee: 'Mwangi (Rironi Farms)',
      words: /week from today|what she thinks/i,
      due: '2038-10-25',
    },
    {
      owner: 'us',
      assignee: 'Achieng (Kifaru Hatcheries)',
      words: /\boffer\b|before eight|whatsapp/i,
      due: '2038-10-19',
    },
    {
      owner: 'us',
      assignee: 'Achieng (Kifaru Hatcheries)',
      words: /which day he|otieno|by thursday/i,
      due: '2038-10-21',
    },
    {
      owner: 'them',
      assignee: 'Mwangi (Rironi Farms)',
      words: /photos/i,
      due: '2038-10-18',
    },
    {
      owner: 'us',
      assignee: 'Achieng (Kifaru Hatcheries)',
      words: /finance manager|deposit|ask her, please/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Grace',
      words: /grace|tax certificate/i,
      due: '2038-10-22',
    },
  ],
  notActions: [
    /six batches/i,
    /could i speak to her/i,
    /unga bora|mix our own/i,
    /in advance/i,
    /taken that flock/i,
    /left your number/i,
    /builder says/i,
    /chase a goat/i,
  ],
  open: [
    // The next call is a meeting.
    /the 25th|call me at three|at three, then/i,
    // His talk with his aunt.
    /speak to her first|on sunday/i,
    /first week of november/i,
    /don't use email/i,
    // Remarks that may count as doubts.
    /rather not say which/i,
    /three days late/i,
    /it should be 2/i,
    /haven't been given a figure/i,
    /chicks have been counted/i,
  ],
  meetings: [{ words: /the 25th|at three/i, at: '2038-10-25T15:00' }],
  budget: null,
  notBudget: [
    /\b105\b/i,
    /\b98\b/i,
    /\b28[,. ]?000/i,
    /\b94\b/i,
    /\b101\b/i,
    /\b1\.9 million/i,
    /\b200[,. ]?000/i,
  ],
  decisionMaker: /wairimu|\baunt\b/i,
  timeline: /\b12(?:th)? (?:of )?nov|nov(?:ember)? 12|2038-11-12/i,
  competitors: [],
  notCompetitors: ['Unga Bora', 'Kifaru', 'Rironi'],
  objections: [
    { kind: 'trust', words: /neighbour bought|chicks were weak|300 of them/i },
    { kind: 'price', words: /28[,. ]?000|see what for/i },
  ],
  lead: { name: 'Peter Mwangi', company: 'Rironi Farms', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes |ksh\.? ?)?(?:1\.9 million|200[,. ]?000|28[,. ]?000|420[,. ]?000)/i,
    /(?:mwangi|peter|grace)(?: mwangi)? (?:decides|approves|is the decision)/i,
    /(?:email|mail|send).{0,30}to grace/i,
    /achieng(?: odera)? (?:will|to|should) (?:call|speak to|contact) (?:mrs\.? wairimu|(?:his|the) aunt)/i,
    /(?:deposit|30%) (?:was|is|has been) (?:waived|agreed|accepted)/i,
    /(?:ordered|order of) six batches/i,
  ],
  mood: 'positive',
}
