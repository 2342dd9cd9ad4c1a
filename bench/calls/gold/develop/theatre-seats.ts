import type { CallGold } from '../call-gold.ts'

export const theatreSeats: CallGold = {
  file: 'theatre-seats.txt',
  kind: 'discovery',
  // A Tuesday.
  calledAt: '2026-02-10T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Nia Prosser',
  us: ['Nia'],
  people: [{ id: 'lead-1', name: 'Huw Beddoe', company: 'Palas Theatre', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Huw',
      words:
        /photo|i can do that|seat tipped up|castings|round with the phone|after the matinee|them thursday evening/i,
      due: '2026-02-12',
    },
    {
      owner: 'us',
      assignee: 'Nia',
      words:
        /work it up|ever so useful|two columns|costings|wednesday week|the eighteenth|with the vat in|for the mixture|refurbishing the lot/i,
      due: '2026-02-18',
    },
    {
      owner: 'us',
      assignee: 'Nia',
      words:
        /sit on one|demonstration (?:pair|seat)|dropped off on friday|the seventeenth|(?:bring|deliver|send) (?:the|a) (?:demonstration )?pair|pair of (?:demonstration )?seats/i,
      due: '2026-02-17',
    },
    { owner: 'them', assignee: 'Huw', words: /agenda|secretary/i, due: '2026-02-10' },
    { owner: 'us', assignee: 'Nia', words: /certificate|copy in the post|that i would read/i, due: null },
    {
      owner: 'us',
      assignee: 'Nia',
      words: /speak to another theatre|the actual people|lyric|cwmtawel|ask their manager|get her number/i,
      due: null,
    },
  ],
  notActions: [
    /came along to that|i'd leave it|funny about salesmen/i,
    /asked them for a copy|if it ever turns up|plan of the auditorium/i,
    /email half written|half written since/i,
    /people could vote/i,
    /measured everything/i,
  ],
  meetings: [{ words: /the sixteenth|half past|come with a tape|shut on monday/i, at: '2026-02-16T10:30' }],
  budget: /forty-eight|\b48/i,
  notBudget: [
    /sixty-two|\b62/i,
    /thirty thousand|\b30[,.]?000|\b30k/i,
    /put by eighteen|\b18[,.]?000|\b18k/i,
    /hundred and ninety|\b190\b/i,
    /fifty-nine|\b59/i,
    /five hundred|\b500\b/i,
    /four thousand|\b4[,.]?000/i,
  ],
  decisionMaker: /board|trustee/i,
  timeline: /august|\baug\b|april/i,
  competitors: ['Stallworks', 'Kessel and Daw'],
  notCompetitors: ['Brightlamp', 'Palas', 'Regal', 'Lyric', 'Penllwyn', 'Pugh'],
  objections: [
    { kind: 'need', words: /drop of oil wouldn't cure|like the old ones mended/i },
    { kind: 'competitor', words: /not the favourite with|regal at penllwyn|like the look of theirs/i },
    { kind: 'price', words: /fifty-nine thousand, and a bit|simply haven't got it|the tin's empty/i },
    { kind: 'authority', words: /so much as a hinge|without it going through the board|goes to the board/i },
    { kind: 'timing', words: /don't care to be hurried|hurried into the boiler/i },
    { kind: 'trust', words: /not paying anybody anything|then the firm folded|had our deposit/i },
  ],
  lead: { name: 'Huw', company: 'Palas Theatre', email: 'huw@palasaberdulas.example' },
  mailTo: 'huw@palasaberdulas.example',
  never: [
    /(?:huw|margaret|the treasurer|the chair) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?[£$]?(?:62|59|30|18)[,.]?000/i,
    /nia will (?:attend|come to|speak at|present (?:to|at)) the board/i,
    /margaret will (?:pay|order)/i,
  ],
  mood: 'mixed',
}
