import type { CallGold } from '../call-gold.ts'

/** USA; a laboratory cancels its pipette calibration: 17 days where seven were promised, a rival with a van at $39, and what has to be handed back at the end. */
export const pipetteCalibration: CallGold = {
  file: 'pipette-calibration.txt',
  kind: 'cancellation',
  // A Wednesday, one in the afternoon in Chicago (winter time).
  calledAt: '2042-01-08T19:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Tyler Brandt',
  us: ['Tyler'],
  people: [
    {
      id: 'lead-1',
      name: 'Susan Hale',
      company: 'Ferrum Creek Laboratories',
      email: 'shale@ferrumcreek.example',
    },
    {
      id: 'lead-2',
      name: 'Luis Ortega',
      company: 'Ferrum Creek Laboratories',
      email: 'lortega@ferrumcreek.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tyler',
      words:
        /email me the offer|have the offer today|(?:email|send)s? (?:susan |her |them )?the (?:\$40 )?offer/i,
      due: '2042-01-08',
    },
    {
      owner: 'them',
      assignee: 'Susan',
      words: /show it to her then|shows? (?:the (?:\$40 )?offer|it) to helen|i see helen on friday/i,
      due: '2042-01-10',
    },
    {
      owner: 'us',
      assignee: 'Tyler',
      words: /still have 32|all 32|32 pipettes|noon on friday|courier/i,
      due: '2042-01-10',
    },
    {
      owner: 'them',
      assignee: 'Luis',
      words: /list of (?:what's missing|(?:the )?missing)/i,
      due: '2042-01-08',
    },
    {
      owner: 'us',
      assignee: 'Tyler',
      words: /those certificates|by the 17th|as pdfs|(?<!list of (?:the )?)missing certificates/i,
      due: '2042-01-17',
    },
    {
      owner: 'us',
      assignee: 'Marcy',
      words: /marcy|issue a credit|\$736|16 that came back/i,
      due: '2042-01-31',
    },
    {
      owner: 'us',
      assignee: 'Tyler',
      words: /service history|send the history|spreadsheet/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Tyler',
      words:
        /end date in writing|a letter that confirms|end of the day tomorrow|confirm\w*.*(?:end date|march 31|in writing)/i,
      due: '2042-01-09',
    },
  ],
  notActions: [
    // Refused.
    /ask my boss|minds are made up/i,
    /answer a few questions|no surveys/i,
    /a week from today/i,
    /send it straight to them/i,
    // Conditional, and of later.
    /we may call you again/i,
    /on-site service in july/i,
    // Done already.
    /automatic renewal is already/i,
    /lost two technicians/i,
    /agreement is on helen's desk/i,
    /explain every cent/i,
  ],
  open: [
    // The next call is a meeting.
    /february 4/i,
    /you only need luis/i,
    /make the exit easy/i,
    /look through it first/i,
    /went down to \$40/i,
    // Remarks that may count as doubts.
    /july is no good/i,
    /certificates\. we're missing/i,
    /not paying for the courier/i,
    /only the money/i,
    /charged for 16/i,
    /last ones were photos/i,
    /that's too late/i,
  ],
  meetings: [{ words: /february 4|4 february/i, at: '2042-02-04T10:00' }],
  budget: /\b14[,. ]?500|\b14\.5k/i,
  notBudget: [/\b17[,. ]?200/i, /\$?\b736\b/i, /\$ ?4[016]\b/i, /\$ ?39\b/i],
  decisionMaker: /helen|marsh|lab(?:oratory)? director/i,
  // The agreement ends on March 31; when the next begins nobody says.
  timeline: null,
  competitors: ['Calibrite'],
  notCompetitors: ['TruVolume'],
  objections: [
    { kind: 'trust', words: /gone for 17|it's the turnaround|can't count on you/i },
    { kind: 'price', words: /paying more and waiting|you charge \$46/i },
    { kind: 'competitor', words: /come with a van|anything like that|they charge \$39/i },
  ],
  lead: { name: 'Susan Hale', company: 'Ferrum Creek Laboratories', email: 'shale@ferrumcreek.example' },
  mailTo: 'shale@ferrumcreek.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:17[,. ]?200|736|16[,. ]?560)/i,
    /(?:susan|luis|pete)(?: hale| ortega)? (?:decides|signs|approves|is the decision)/i,
    /(?:cancellation|notice) (?:is|was|has been) (?:withdrawn|taken back|reversed)/i,
    /(?:history|spreadsheet) (?:is |will be )?(?:sent |goes )?(?:straight |directly )?to calibrite/i,
    /balance service (?:is|was|will be) (?:also )?(?:cancel|end)/i,
    /(?:has |have )(?:already )?signed with calibrite/i,
  ],
  mood: 'negative',
}
