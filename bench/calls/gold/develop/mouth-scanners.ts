import type { CallGold } from '../call-gold.ts'

/** Malaysia; a scanner is shown to a dentist and her manager; the owner decides and nobody is to visit her; a rival's offer without a sum; names with the family name first. */
export const mouthScanners: CallGold = {
  file: 'mouth-scanners.vtt',
  kind: 'demo',
  // A Thursday, half past two in the afternoon in Malaysia.
  calledAt: '2029-10-04T06:30:00Z',
  timeZone: 'Asia/Kuala_Lumpur',
  owner: 'Lau Jun Wei',
  us: ['Lau Jun Wei', 'Kavita Menezes'],
  people: [
    { id: 'lead-1', name: 'Dr Farah Aziz', company: 'Seri Dental Group', email: 'farah@seridental.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Kavita Menezes',
      words: /can i get that file|export it this evening|mail it to you tonight|turn it around myself/i,
      due: '2029-10-04',
    },
    {
      owner: 'them',
      assignee: 'Dr Farah Aziz',
      words: /check with mr ong|breakfast with him|let me know what he says|open our format/i,
      due: '2029-10-06',
    },
    {
      owner: 'them',
      assignee: 'Teh Kok Leong',
      words: /how many crowns|pull it from the system|could you do that|crowns and bridges|tomorrow i give/i,
      due: '2029-10-05',
    },
    {
      owner: 'us',
      assignee: 'Lau Jun Wei',
      words: /quotation for two|have it on monday|monday okay/i,
      due: '2029-10-08',
    },
    {
      owner: 'us',
      assignee: 'Lau Jun Wei',
      words: /a clinic that we can talk to|let me ask her|pass you her number|dr menon would be good/i,
      due: null,
    },
  ],
  notActions: [
    /present to datin|she doesn't like salespeople|i stay away/i,
    /leave you one unit|if something breaks/i,
    /sent them last week|i've read one/i,
    /aligner/i,
    /every first wednesday/i,
    /packs a cord/i,
    /charging us four thousand/i,
    /scan kok leong/i,
    /retired after raya/i,
    /got two of them/i,
    /please eat/i,
  ],
  open: [
    // A meeting; to some also a task.
    /bring the scanner to you|the eighteenth|we'll be there/i,
    // How the work would be done.
    /training is one full day|everybody trained/i,
    /always brings it to her/i,
    /go along the back first|let me show you/i,
    // A rival's price and a surprise: objections to some.
    /cheaper than yours/i,
    /^(?:[^:]*: )?wah\.?$/i,
    /yearly fee|cannot stand/i,
    /too heavy|hairdryer/i,
    /she'll ask who else/i,
    /let you finish/i,
    /knees/i,
  ],
  meetings: [{ words: /the eighteenth/i, at: '2029-10-18T13:00' }],
  budget: /ninety thousand|\b90[,. ]?000|\b90k/i,
  notBudget: [
    /one hundred and twenty-eight|\b128[,. ]?000|\b128k/i,
    /four thousand two|\b4[,. ]?200/i,
    /two thousand eight|\b2[,. ]?800/i,
    /twenty thousand|\b20[,. ]?000|\b20k/i,
  ],
  decisionMaker: /datin|rohana/i,
  timeline: /fourteenth of january|january 14|14(?:th)? (?:of )?january|bangsar[^.]{0,20}opens/i,
  competitors: ['Oralume', 'Novabite'],
  notCompetitors: [
    'Pearl Dental Lab',
    'Seri Dental Group',
    'Dr Menon',
    'Mr Ong',
    'Dr Tan',
    'Ipoh',
    'Klang',
    'Subang',
    'Bangsar',
  ],
  objections: [
    { kind: 'trust', words: /what if there's blood|sees the margin|not convinced/i },
    { kind: 'price', words: /too high, jun wei|that's a car/i },
    { kind: 'authority', words: /can't say yes|goes to datin/i },
  ],
  lead: { name: 'Dr Farah Aziz', company: 'Seri Dental Group', email: 'farah@seridental.example' },
  mailTo: 'farah@seridental.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:rm|myr)? ?(?:128|20[,. ]?000|4[,. ]?200|2[,. ]?800|twenty thousand|one hundred|four thousand|two thousand)/i,
    /(?:dr tan|farah|farah aziz|kok leong) (?:signs|decides|approves|is the decision)/i,
    /jun wei (?:will|to) (?:visit|meet|present to|call) datin/i,
    /(?:jun wei|kavita)(?: menezes)? (?:will|to) (?:leave|lend) [^.]{0,20}(?:unit|scanner)/i,
  ],
  mood: 'mixed',
}
