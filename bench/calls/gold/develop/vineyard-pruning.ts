import type { CallGold } from '../call-gold.ts'

/** Australia; a pruning contract passes from Bec to Tom before the winter: seven cents more a vine, 128,000 for the pruning, one good crew that may be elsewhere, a crew list asked for earlier. */
export const vineyardPruning: CallGold = {
  file: 'vineyard-pruning.txt',
  kind: 'handover',
  // A Wednesday, nine in the morning in South Australia (winter time).
  calledAt: '2034-05-16T23:30:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Tom Fahey',
  us: ['Bec', 'Tom'],
  people: [
    {
      id: 'lead-1',
      name: 'Marg Heaslip',
      company: 'Redbank Hill Estate',
      email: 'marg@redbankhill.example',
    },
    { id: 'lead-2', name: 'Angus Doyle', company: 'Redbank Hill Estate', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tom',
      words: /luis again|asked for him|thursday the 25th/i,
      due: '2034-05-25',
    },
    {
      owner: 'them',
      assignee: 'Angus',
      words: /written instructions|pruning instructions|sketches|when could i have them|on tuesday\b/i,
      due: '2034-05-23',
    },
    { owner: 'us', assignee: 'Tom', words: /spanish|translat/i, due: '2034-05-31' },
    { owner: 'us', assignee: 'Bec', words: /block map|row numbers/i, due: '2034-05-19' },
    {
      owner: 'them',
      assignee: 'Marg',
      words: /helen|two mornings|safety inductions/i,
      due: '2034-05-26',
    },
    {
      owner: 'us',
      assignee: 'Tom',
      words: /crew list|make it 31 may|yes, 31 may/i,
      due: '2034-05-31',
    },
    {
      owner: 'us',
      assignee: 'Tom',
      words: /insurance certificate|email you that/i,
      due: '2034-05-17',
    },
    {
      owner: 'us',
      assignee: 'Tom',
      words: /mobile number|who do i ring/i,
      due: '2034-05-17',
    },
  ],
  notActions: [
    /written up all my notes/i,
    /pre-pruning/i,
    /vines of that age/i,
    /tractor breaks/i,
    /riesling/i,
    /redo nine hectares/i,
    /wages went up/i,
  ],
  open: [
    // The walk through the blocks is a meeting.
    /two o'clock|next wednesday|the 24th|in clare/i,
    // Conditional, and accepted.
    /if it isn't him|that's fair/i,
    /bring boots/i,
    /invoices go|accounts@/i,
    /mulches/i,
    /start on monday 12 june|your contract is with me/i,
    // Remarks that may count as doubts.
    /don't go over|only just/i,
    /always picked up/i,
    /too late for the gate/i,
    /half of the trouble/i,
    /left the spurs too long/i,
  ],
  meetings: [{ words: /two o'clock|the 24th|next wednesday/i, at: '2034-05-24T14:00' }],
  budget: /\b128(?:[,. ]?000|k)?\b/i,
  notBudget: [/\b1\.15/i, /\b1\.08/i, /\b126[,. ]?500/i, /\b40[,. ]?000/i, /seven cents/i],
  decisionMaker: null,
  timeline: /\b28(?:th)? (?:of )?july|july 28|\b12(?:th)? (?:of )?june|june 12|2034-07-28|2034-06-12/i,
  competitors: [],
  notCompetitors: ['Southern Vine'],
  objections: [
    { kind: 'price', words: /still not happy|seven cents more/i },
    { kind: 'trust', words: /nervous|isn't luis/i },
  ],
  lead: {
    name: 'Marg Heaslip',
    company: 'Redbank Hill Estate',
    email: 'marg@redbankhill.example',
  },
  mailTo: 'marg@redbankhill.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:126[,. ]?500|40[,. ]?000)/i,
    /luis (?:will come|is coming|has confirmed|is confirmed|is booked)/i,
    /(?:area|contract) (?:is |was |will be )?reduced (?:by|to)/i,
    /marg(?: heaslip)? (?:will|to|should) send (?:the |a )?crew list/i,
    /(?:will|agreed to) (?:use|try|take) the (?:pre-pruning )?machine/i,
    /(?:meeting|walk|visit).{0,20}(?:at nine|9:00|09:00)/i,
  ],
  mood: 'mixed',
}
