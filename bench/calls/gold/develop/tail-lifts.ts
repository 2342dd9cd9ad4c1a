import type { CallGold } from '../call-gold.ts'

/** Scotland; five of a haulier's 22 tail lifts are down, call-outs were billed wrongly, inspections run out and a rival has been in; motors, credit notes, dates and a page are promised, a box of spares and a visit to the owner are refused; no budget. */
export const tailLifts: CallGold = {
  file: 'tail-lifts.txt',
  kind: 'complaint',
  // A Tuesday, half past nine in Scotland (summer time).
  calledAt: '2034-10-03T08:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Ellis Parry',
  us: ['Ellis'],
  people: [
    {
      id: 'lead-1',
      name: 'Moira Geddes',
      company: 'Carseview Distribution',
      email: 'moira.geddes@carseview.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Ellis',
      words: /three (?:pump )?motors|all three fitted|fit\w* (?:all |the )?(?:three|pump)/i,
      due: '2034-10-05',
    },
    {
      owner: 'them',
      assignee: 'Gregor',
      words: /photos|could i see it somehow|send you them at lunchtime/i,
      due: '2034-10-03',
    },
    {
      owner: 'us',
      assignee: 'Ellis',
      words: /credit notes?|three cancelled|cancel\w* (?:the )?(?:three )?call-outs/i,
      due: '2034-10-06',
    },
    {
      owner: 'them',
      assignee: 'Moira',
      words: /\bpapers\b/i,
      due: '2034-10-09',
    },
    {
      owner: 'us',
      assignee: 'Shabnam',
      words: /shabnam|date for each|dates? for (?:all )?(?:the )?fourteen/i,
      due: '2034-10-04',
    },
    { owner: 'us', assignee: 'Kenny', words: /send kenny|whole of monday/i, due: '2034-10-09' },
    {
      owner: 'us',
      assignee: 'Ellis',
      words: /went wrong|aye, do that|by the 13th/i,
      due: '2034-10-13',
    },
  ],
  notActions: [
    // Refused or put off.
    /box of spares|do your job\. no/i,
    /came and talked to him|throw you out/i,
    /weekly report/i,
    // Conditional.
    /put in a good word|ask me on saturday/i,
    // Done already.
    /parked since sunday/i,
    /closed in the spring/i,
    /he'd no motors in the van/i,
    /asked for somebody to ring/i,
    /never once rang back/i,
  ],
  open: [
    // The next one is a meeting.
    /the 10th/i,
    /nobody should use/i,
    /on paper/i,
    /not paying it/i,
    /that's for our insurance|want that back|you bet i do/i,
    /page from me/i,
    /saturdays/i,
    /put the kettle on/i,
    /then i'll know more/i,
    /you'll know about it/i,
    /i need all 22/i,
    /accounts have them/i,
    // Remarks that may count as doubts or as one objection with another.
    /five don't go up|don't come down/i,
    /believe that when i see it/i,
    /every one of them's in the contract/i,
    /straight in the bin/i,
    /haven't a single date/i,
    /no parts in perth/i,
    /it's tuesday/i,
    /off he went/i,
    /not telling you what/i,
    /not by me/i,
  ],
  meetings: [{ words: /the 10th|10 october|october 10/i, at: '2034-10-10T09:00' }],
  budget: null,
  notBudget: [/£ ?285\b/i, /£ ?855\b/i, /1[,. ]?940/i],
  decisionMaker: /crombie|owner|owns the place/i,
  timeline: /first of november|november (?:1|first)\b|\b1(?:st)? (?:of )?november|2034-11-01/i,
  competitors: ['Tayside Hydraulics'],
  notCompetitors: ['Liftwright', 'Carseview', 'Grangemouth', 'Dundee', 'Darren', 'Kenny', 'Shabnam'],
  objections: [
    { kind: 'trust', words: /six days for a motor|believe that when i see it/i },
    { kind: 'competitor', words: /tayside hydraulics in here|take on the lot/i },
  ],
  lead: { name: 'Moira Geddes', company: 'Carseview Distribution', email: 'moira.geddes@carseview.example' },
  mailTo: 'moira.geddes@carseview.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:285|855|1[,. ]?940)/i,
    /(?:moira|gregor|darren)(?: geddes)? (?:decides|approves|signs|is the decision)/i,
    /ellis(?: parry)? (?:will|to|should) (?:visit|meet|talk to|call|see) (?:mr )?crombie/i,
    /(?:1[,. ]?940|chicken)[^.]{0,30}(?:will be|is|was) (?:refunded|paid|reimbursed|credited)/i,
    /(?:gregor|mechanics)[^.]{0,30}(?:will|to) fit/i,
    /(?:will|to) (?:send|write|prepare) (?:a )?weekly report/i,
  ],
  mood: 'negative',
}
