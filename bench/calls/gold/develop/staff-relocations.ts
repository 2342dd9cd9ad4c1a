import type { CallGold } from '../call-gold.ts'

/** South Africa; 14 engineers and their families move to De Aar: 65,000 rand a family, two bills, a town the mover does not know, and nobody knows who signs. */
export const staffRelocations: CallGold = {
  file: 'staff-relocations.txt',
  kind: 'discovery',
  // A Thursday, nine in the morning in South Africa.
  calledAt: '2036-02-14T07:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Thandi Mokoena',
  us: ['Thandi'],
  people: [
    { id: 'lead-1', name: 'Pieter van Zyl', company: 'Karoo Wind', email: null },
    { id: 'lead-2', name: 'Lerato Khumalo', company: 'Karoo Wind', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Thandi',
      words:
        /all on one|on (?:one|a single) (?:bill|invoice)|accountant|one bill\b.{0,30}(?:possible|monday)|tell you on monday/i,
      due: '2036-02-18',
    },
    {
      owner: 'them',
      assignee: 'Lerato',
      words: /family sizes|next tuesday|tuesday is fine|only numbers/i,
      due: '2036-02-19',
    },
    { owner: 'us', assignee: 'Thandi', words: /two packages|friday the 22nd/i, due: '2036-02-22' },
    {
      owner: 'us',
      assignee: 'Thandi',
      words: /estate agent|colesberg|calling her tomorrow/i,
      due: '2036-02-15',
    },
    {
      owner: 'them',
      assignee: 'Pieter',
      words: /who signs|ask upstairs|by wednesday|wednesday is perfect/i,
      due: '2036-02-20',
    },
    {
      owner: 'them',
      assignee: 'Lerato',
      words:
        /you have the form|mail it to you|(?:mail|send)s? (?:thandi )?the (?:supplier )?form (?:to thandi|after)/i,
      due: '2036-02-14',
    },
    {
      owner: 'us',
      assignee: 'Thandi',
      words: /fill it in|fills? (?:in|out) the|by the end of february|tax clearance|to mrs\.? botha by/i,
      due: '2036-02-29',
    },
  ],
  notActions: [
    /trip to look|already\. they all went/i,
    /language lessons/i,
    /two danes|come back to you on that/i,
    /can't go back for more/i,
    /with a spreadsheet/i,
    /1\.2 million/i,
    /when the geyser breaks/i,
  ],
  open: [
    // The next call is a meeting.
    /the 26th|the 27th|wednesday then/i,
    /what she says|write it in the proposal/i,
    /send it to mrs\.? botha in/i,
    // Remarks that may count as doubts.
    /14 families i can't/i,
    /decent houses/i,
    /would be our first/i,
    /some companies take months/i,
    /because of the privacy/i,
    /being rearranged/i,
  ],
  meetings: [{ words: /the 27th/i, at: '2036-02-27T09:00' }],
  budget: /(?<!\d)(?:65|910)(?:[,. ]?000|k\b)/i,
  notBudget: [
    /(?<!\d)58[,. ]?000/i,
    /(?<!\d)75[,. ]?000/i,
    /(?<!\d)80[,. ]?000/i,
    /1\.2 million/i,
    /(?<![\d,])4[,. ]?000/i,
  ],
  decisionMaker: null,
  timeline: /(?:\b1st|\b1) (?:of )?june|june (?:the )?1(?:st)?\b|2036-06-01/i,
  competitors: [],
  notCompetitors: ['Karoo Wind', 'Nestwell'],
  objections: [
    { kind: 'price', words: /too expensive|can't go back for more/i },
    { kind: 'trust', words: /know de aar|makes me careful/i },
    { kind: 'need', words: /two bills|hoped for one bill|two approvals/i },
  ],
  lead: { name: 'Pieter van Zyl', company: 'Karoo Wind', email: null },
  // The only address is that of the accounts department.
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?r?(?:58[,. ]?000|75[,. ]?000|80[,. ]?000|1\.2 million)/i,
    /(?:pieter|lerato|mrs\.? botha)(?: van zyl| khumalo)? (?:decides|signs off|approves|is the decision)/i,
    /the proposal (?:goes|will be sent) to (?:mrs\.? botha|botha@)/i,
    /(?:booked|wants|ordered) (?:the )?(?:language lessons|orientation trip)/i,
    /nestwell (?:has|have) (?:already )?moved (?:people|families) to de aar/i,
    /meeting on (?:tuesday,? )?(?:the )?26/i,
  ],
  mood: 'positive',
}
