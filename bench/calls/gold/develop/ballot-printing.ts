import type { CallGold } from '../call-gold.ts'

/** United States; a county's ballot printing passes from one of ours to another on the line: misfolded ballots, a rush charge, a rival at 27 cents, proofs before a primary. */
export const ballotPrinting: CallGold = {
  file: 'ballot-printing.srt',
  kind: 'handover',
  // A Monday, nine in the morning in Ohio (before summer time).
  calledAt: '2038-03-08T14:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Tamika Rhodes',
  us: ['Curtis', 'Tamika'],
  people: [
    {
      id: 'lead-1',
      name: 'Joanne Pruitt',
      company: 'Marlin County Board of Elections',
      email: 'jpruitt@marlincounty.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Joanne',
      words: /certified list|candidate list|board certifies/i,
      due: '2038-03-10',
    },
    {
      owner: 'us',
      assignee: 'Tamika',
      words: /\bproofs\b|monday the 15th|two batches|both by monday/i,
      due: '2038-03-15',
    },
    { owner: 'us', assignee: 'Curtis', words: /checklist/i, due: '2038-03-08' },
    { owner: 'us', assignee: 'Tamika', words: /folded samples|samples in the mail/i, due: '2038-03-09' },
    {
      owner: 'us',
      assignee: 'Tamika',
      words: /\bphil\b|end of day wednesday/i,
      due: '2038-03-10',
    },
    {
      owner: 'us',
      assignee: 'Curtis',
      words: /introduce (?:you two|tamika|lyle)|write lyle|copy tamika|email (?:to )?lyle/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Joanne',
      words: /purchase order|\bPO\b|guide his hand/i,
      due: '2038-03-12',
    },
    { owner: 'us', assignee: 'Monica', words: /test deck|monica/i, due: '2038-03-31' },
  ],
  notActions: [
    // Refused, put off or conditional.
    /envelopes?\b/i,
    /signed for november|sign for november|twenty-nine/i,
    /sample ballots in the newspaper|we quit that/i,
    /training all thursday/i,
    // Done already.
    /new one in january|told me in january/i,
    /shipping sheet/i,
    /brad sells mugs/i,
    /scanners spat/i,
  ],
  open: [
    // The visit is a meeting.
    /friday the 12th|friday at ten|thursday at ten/i,
    /come out and meet/i,
    /park around back/i,
    /your account as of today/i,
    /hear it from you/i,
    /through my scanner/i,
    /in my warehouse by/i,
    /leave a couple in/i,
    /behave yourself/i,
    /like to hear/i,
    // Remarks that may count as doubts.
    /eight weeks before/i,
    /not there yet/i,
    /thought that was plenty/i,
    /reads everything twice/i,
    /came late last time/i,
    /last new person/i,
    /dock closes/i,
    /sign for november/i,
    /up to now, curtis/i,
  ],
  meetings: [{ words: /friday the 12th|friday at ten|march 12|12 march/i, at: '2038-03-12T10:00' }],
  budget: /fifty-eight thousand|\b58[,. ]?000|\b58 ?k\b/i,
  notBudget: [
    /sixty-five hundred|\b6[,. ]?500\b/i,
    /twenty-one four|\b21[,. ]?400/i,
    /twenty-seven cents|\b27 cents|\b0?\.27\b/i,
    /thirty-one|\b31 cents|\b0?\.31\b/i,
    /twenty-nine|\b29 cents|\b0?\.29\b/i,
  ],
  decisionMaker: /lyle|amstutz/i,
  timeline: /march (?:24|26)(?:th)?|(?:24|26)(?:th)? (?:of )?march|2038-03-2[46]|the 26th/i,
  competitors: ['Tri-State Forms'],
  notCompetitors: ['Muncie Envelope', 'Marlin County', 'Brad', 'Phil', 'Monica'],
  objections: [
    { kind: 'trust', words: /right through an oval|trust that folder/i },
    { kind: 'price', words: /not paying you sixty-five|short on paper/i },
    { kind: 'competitor', words: /twenty-seven cents a ballot|thinking about their offer/i },
  ],
  lead: {
    name: 'Joanne Pruitt',
    company: 'Marlin County Board of Elections',
    email: 'jpruitt@marlincounty.example',
  },
  mailTo: 'jpruitt@marlincounty.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:6[,. ]?500|21[,. ]?400|sixty-five|twenty-one)/i,
    /(?:joanne|curtis|phil|the commissioners)(?: pruitt)? (?:decides|signs|is the decision|has the final)/i,
    /(?:rush )?(?:charge|fee) (?:was|is|has been|will be) (?:waived|dropped|cancelled|paid)/i,
    /tamika(?: rhodes)? (?:will|to|should) (?:quote|print|supply|send) [^.]{0,15}envelopes/i,
    /(?:lyle|joanne|the county)(?: amstutz| pruitt)? (?:has |have )?(?:signed|agreed|accepted) [^.]{0,20}november/i,
    /muncie envelope (?:is|as) (?:a |the )?(?:competitor|rival)/i,
    /(?:meeting|visit|meets?)[^.]{0,20}thursday/i,
  ],
  mood: 'mixed',
}
