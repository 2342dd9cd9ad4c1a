import type { CallGold } from '../call-gold.ts'

/** Ireland; a shopping centre complains of its escalator cleaners: a slip on degreaser, a machine shut on a Saturday, strangers in the crew; a credit note, a report and a sheet to sign. */
export const escalatorCleaning: CallGold = {
  file: 'escalator-cleaning.txt',
  kind: 'complaint',
  // A Monday, half past nine in the morning in Ireland.
  calledAt: '2029-11-19T09:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Declan Furey',
  us: ['Declan Furey'],
  people: [
    {
      id: 'lead-1',
      name: 'Orla Kinsella',
      company: 'Corrib Square',
      email: 'o.kinsella@corribsquare.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Orla Kinsella',
      words: /their invoice|liftwell(?:'s)? invoice|call-out invoice|forward it to you/i,
      due: null,
    },
    { owner: 'them', assignee: 'Fintan Daly', words: /\bclip\b|camera nine|on camera/i, due: '2029-11-19' },
    {
      owner: 'us',
      assignee: 'Marek',
      words: /tonight after you close|two and three again|top to bottom/i,
      due: '2029-11-19',
    },
    {
      owner: 'them',
      assignee: 'Fintan Daly',
      words: /\bpass\b|loading bay/i,
      due: '2029-11-19',
    },
    {
      owner: 'us',
      assignee: 'Declan Furey',
      words: /\breport\b|when will i see that|wednesday, by the end/i,
      due: '2029-11-21',
    },
    { owner: 'us', assignee: 'Declan Furey', words: /credit note/i, due: '2029-11-23' },
    {
      owner: 'us',
      assignee: 'Declan Furey',
      words: /\bsheet\b|friday week/i,
      due: '2029-11-30',
    },
  ],
  notActions: [
    // Refused or conditional.
    /rang the lady|it would not\. our/i,
    /handrails|have to want to keep/i,
    /half day for your own|enough to do as it is/i,
    /go and see her|read what you write/i,
    // Done already.
    /went into the vans|getting new wet floor/i,
    /i had, and i enjoyed/i,
    /take the comb off and dry/i,
    /in limerick that night/i,
    /rang me twice/i,
  ],
  open: [
    // The visit is a meeting.
    /thursday at two|thursday so/i,
    /come over\?/i,
    // Taken out of the plan, or no deed at all.
    /leave this friday|nobody near them|skip it|four and five down/i,
    /done in october|october was no better|very little was done/i,
    /all six/i,
    /^half nine/i,
    /what time\?/i,
    /run my hand over/i,
    // Remarks that may count as doubts.
    /i'm not paying that/i,
    /slippy|mackerel/i,
    /number three shut/i,
    /very well informed/i,
    /never laid eyes/i,
    /nobody ever tells me/i,
    /like toffee/i,
    /enough to do as it is/i,
    /stayed in the vans/i,
    /not a patient woman/i,
    /took a hip/i,
    /there'd have been a fifth/i,
  ],
  meetings: [{ words: /thursday at two|22 november|november 22/i, at: '2029-11-22T14:00' }],
  // What they can spend isn't spoken of.
  budget: null,
  notBudget: [/two thousand three hundred|\b2[,. ]?300\b/i, /fourteen hundred and fifty|\b1[,. ]?450\b/i],
  decisionMaker: /sin[eé]ad|boland|harcourt/i,
  timeline:
    /eighth of december|december (?:the )?(?:8|eighth)|8(?:th)? (?:of )?december|\bthe eighth\b|2029-12-08/i,
  competitors: ['Shannon Floorcare'],
  notCompetitors: ['Liftwell', 'Harcourt Estates', 'Corrib Square', 'Marek'],
  objections: [
    { kind: 'trust', words: /how am i to believe|that's what gets me/i },
    { kind: 'price', words: /awful lot of money/i },
    { kind: 'competitor', words: /shannon floorcare|wouldn't tell them that today/i },
  ],
  lead: { name: 'Orla Kinsella', company: 'Corrib Square', email: 'o.kinsella@corribsquare.example' },
  mailTo: 'o.kinsella@corribsquare.example',
  never: [
    /budget(?: (?:is|of))?:? ?€? ?(?:2[,. ]?300|1[,. ]?450|fourteen hundred|two thousand)/i,
    /(?:orla|fintan|liftwell)(?: kinsella| daly)? (?:decides|is the decision|has the final)/i,
    /declan(?: furey)? (?:will|to|should) (?:call|ring|phone|contact) [^.]{0,15}(?:lady|woman|sin[eé]ad)/i,
    /declan(?: furey)? (?:will|to|should) (?:train|run) [^.]{0,20}(?:half day|cleaners)/i,
    /(?:contract|brightstep) (?:is|was|has been) (?:cancelled|terminated|ended)/i,
    /credit note [^.]{0,20}for october/i,
    /liftwell (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'negative',
}
