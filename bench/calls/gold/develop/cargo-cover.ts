import type { CallGold } from '../call-gold.ts'

/** Kenya; an avocado exporter complains to its cargo insurer about a claim unpaid for eleven weeks: a lost log, a premium charged twice, a dead number, a rival that pays in 15 days. */
export const cargoCover: CallGold = {
  file: 'cargo-cover.txt',
  kind: 'complaint',
  // A Wednesday, eleven in the morning in Kenya.
  calledAt: '2038-02-24T08:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Wanjiru Njoroge',
  us: ['Wanjiru'],
  people: [
    {
      id: 'lead-1',
      name: 'Daniel Kiprono',
      company: 'Kirinyaga Fruit Exporters',
      email: 'daniel.kiprono@kirinyagafruit.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Daniel',
      words: /(?:complete|temperature|container|full) log|pages two to five|send it to me directly/i,
      due: '2038-02-24',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /present\w* .{0,30}claim|claims committee meets/i,
      due: '2038-03-01',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /claims manager|ask for an exception|his answer/i,
      due: '2038-03-05',
    },
    {
      owner: 'them',
      assignee: 'Mercy',
      words: /(?:two|both|mombasa) invoices/i,
      due: '2038-02-24',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /second (?:one|invoice)|cancel\w*|duplicate/i,
      due: '2038-02-26',
    },
    {
      owner: 'us',
      assignee: 'Brian',
      words: /brian|new certificates|by courier|port office/i,
      due: '2038-02-25',
    },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words:
        /documents (?:that )?(?:a|each|every) claim|such a list|end of the week|document list|list of .{0,20}documents/i,
      due: '2038-02-26',
    },
  ],
  notActions: [
    /within seven working days/i,
    /if you used our temperature sensors|sell me anything/i,
    /our director came|then the visits/i,
    /write to the regulator/i,
    /already had it corrected/i,
    /i can call you on monday/i,
    /i sent that in december/i,
  ],
  open: [
    // The next call is a meeting; Monday afternoon was given up for it.
    /tuesday at nine|on tuesday\b|tuesday morning/i,
    // Parts of the complaint that may count as doubts.
    /asking for this call/i,
    /not received one shilling/i,
    /paid within 30 days/i,
    /nobody told us/i,
    /why should we suffer/i,
    /be patient/i,
    /somebody lost them/i,
    /who pays for that/i,
    /not satisfactory/i,
    /invoiced twice/i,
    /number on our certificates is dead/i,
    /old paper/i,
    /first the money/i,
    /sell me anything/i,
    /how do we avoid this/i,
    /nobody has ever given/i,
    /write to the regulator/i,
  ],
  meetings: [{ words: /tuesday/i, at: '2038-03-02T09:00' }],
  budget: null,
  notBudget: [/\b4\.2 ?m/i, /\b58[,. ]?000/i, /\b1\.9 ?m/i, /\b74[,. ]?500/i, /\b3[,. ]?500\b/i],
  decisionMaker: /githinji|chairman/i,
  timeline: null,
  competitors: ['Savannah Assurance'],
  notCompetitors: ['De Wit Survey', 'De Wit', 'Rift Marine'],
  objections: [
    { kind: 'trust', words: /no longer trust|hear nothing for weeks/i },
    { kind: 'competitor', words: /savannah/i },
  ],
  lead: {
    name: 'Daniel Kiprono',
    company: 'Kirinyaga Fruit Exporters',
    email: 'daniel.kiprono@kirinyagafruit.example',
  },
  mailTo: 'daniel.kiprono@kirinyagafruit.example',
  never: [
    /claim (?:was|has been) (?:approved|paid)/i,
    /(?:daniel|mercy|wanjiru)(?: kiprono)? (?:decides|signs|approves|is the decision)/i,
    /(?:has|have) (?:signed with|switched to|moved to) savannah/i,
    /sensors (?:are|were|have been) (?:ordered|agreed|bought)/i,
    /director (?:will|is to|should) (?:visit|meet|see)/i,
    /(?:will|is to) call .{0,30}on monday afternoon/i,
    /interest (?:will be|is|was) (?:paid|covered|refunded) by/i,
  ],
  mood: 'negative',
}
