import type { CallGold } from '../call-gold.ts'

/** United Kingdom; a letting agent leaves an inventory app: photographs lost since March, 6 pounds a report after 4.50, Snapledger from June, and an export of nine thousand reports on the way out. */
export const inventoryReports: CallGold = {
  file: 'inventory-reports.srt',
  kind: 'cancellation',
  // A Thursday, two in the afternoon in Britain (summer time).
  calledAt: '2042-05-15T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gemma Lodge',
  us: ['Gemma'],
  people: [
    {
      id: 'lead-1',
      name: 'Stuart Peel',
      company: 'Peel & Dunmore Lettings',
      email: 'stuart@peeldunmore.example',
    },
    {
      id: 'lead-2',
      name: 'Nicola Firth',
      company: 'Peel & Dunmore Lettings',
      email: 'nicola@peeldunmore.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Nicola',
      words:
        /those two numbers|have to look for them|tomorrow morning|(?:report|ticket|reference|case) numbers/i,
      due: '2042-05-16',
    },
    { owner: 'us', assignee: 'Gemma', words: /head of development|by wednesday/i, due: '2042-05-21' },
    { owner: 'us', assignee: 'Gemma', words: /end date/i, due: '2042-05-15' },
    {
      owner: 'us',
      assignee: 'Gemma',
      // From 6 June moved to 30 May.
      words: /export\w* (?:of |all |the |nine)|as pdf|(?<!\d)6th of june|30th of may/i,
      due: '2042-05-30',
    },
    { owner: 'us', assignee: 'Gemma', words: /refund|accounts department/i, due: '2042-05-15' },
    { owner: 'us', assignee: 'Gemma', words: /prepaid label/i, due: '2042-05-20' },
    { owner: 'them', assignee: 'Stuart', words: /direct debit/i, due: '2042-06-30' },
  ],
  notActions: [
    /back on £4\.50/i,
    /won't press you/i,
    /one by one/i,
    /small account|£40 a month/i,
    /if you come back|no set-up fee/i,
    /already wiped/i,
    /i got a number each time/i,
    /stay online for 90/i,
  ],
  open: [
    // The next call is a meeting.
    /monday the 2nd|half past eleven|call you once the export/i,
    /mention it to her/i,
    /my sister has to sign/i,
    /the other two are still|five tablets/i,
    /before it|please don't do it/i,
    /when will i know|usually take a week/i,
    /want to show them|a bit earlier/i,
    // Remarks that may count as doubts or as one.
    /210 photographs|lost his claim/i,
    /then nothing/i,
    /six years/i,
    /without a signal|no signal/i,
    /won't change the notice/i,
    /in full, although/i,
    /clean end/i,
    /tried them in april/i,
    /to snapledger/i,
  ],
  meetings: [{ words: /monday the 2nd|half past eleven/i, at: '2042-06-02T11:30' }],
  budget: null,
  notBudget: [/£6\b/, /£4\.50/, /£350/, /£40\b/],
  decisionMaker: /sister|managing director/i,
  timeline:
    /16(?:th)? (?:of )?june|june (?:the )?16|2042-06-16|30(?:th)? (?:of )?june|june (?:the )?30|2042-06-30/i,
  competitors: ['Snapledger'],
  notCompetitors: ['Roomnote', 'Harrogate'],
  objections: [
    { kind: 'trust', words: /loses photographs|of them were gone/i },
    { kind: 'price', words: /too dear|to £6 a report/i },
  ],
  lead: { name: 'Stuart Peel', company: 'Peel & Dunmore Lettings', email: 'stuart@peeldunmore.example' },
  mailTo: 'stuart@peeldunmore.example',
  never: [
    /(?:has|have) (?:already )?signed (?:the contract )?with snapledger/i,
    /(?:notice|cancellation) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /(?:stuart|nicola|gemma)(?: peel| firth| lodge)? (?:decides alone|signs|is the (?:decision|managing))/i,
    /refund (?:is|was|has been) (?:approved|agreed|promised)/i,
    /(?:keeps|wants|agreed to) (?:the |a )?small account/i,
    /export (?:costs|for) £350/i,
  ],
  mood: 'negative',
}
