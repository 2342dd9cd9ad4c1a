import type { CallGold } from '../call-gold.ts'

/** South Africa; leased laptops for a firm of auditors: R52,000 a month against R59,075, a rival at 605 without support, the partners vote on the 29th. */
export const laptopLeases: CallGold = {
  file: 'laptop-leases.txt',
  kind: 'negotiation',
  // A Tuesday, half past nine in the morning in Johannesburg.
  calledAt: '2031-05-20T07:30:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Lerato Mokoena',
  us: ['Lerato'],
  people: [
    {
      id: 'lead-1',
      name: 'Johan Venter',
      company: 'Brink & Dlamini',
      email: 'johan.venter@brinkdlamini.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /ask grant\b|phone you with his answer|grant's (?:answer|approval)|grant, has to approve/i,
      due: '2031-05-21',
    },
    { owner: 'us', assignee: 'Lerato', words: /deposit/i, due: null },
    {
      owner: 'them',
      assignee: 'Johan',
      words:
        /page on equipment|dig it out|have it tonight|insurance page|page (?:of|from) (?:the|his|their) insurance/i,
      due: '2031-05-20',
    },
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /letter from the bank|bank(?:'s)? letter|tuesday the 27th|hear that from the bank/i,
      due: '2031-05-27',
    },
    {
      owner: 'them',
      assignee: 'Johan',
      words: /let you know on monday|(?:how many|number of) trainees|interviews on friday/i,
      due: '2031-05-26',
    },
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /final quote/i,
      due: '2031-05-23',
    },
    {
      owner: 'them',
      assignee: 'Kabelo',
      words: /mail you the names|bigger screen|names by thursday/i,
      due: '2031-05-22',
    },
    {
      owner: 'us',
      assignee: 'Pieter',
      words: /ring kabelo|arrange the collection|pieter/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Lerato',
      words: /samples|monday the 26th|bring them this thursday/i,
      due: '2031-05-26',
    },
  ],
  notActions: [
    // Refused or only under conditions.
    /48-month|four-year-old/i,
    /case study|anybody's brochure/i,
    /r200 each/i,
    /says no to 611|come back with 640/i,
    /need a signature by/i,
    // Done already.
    /bought our own/i,
    /in 2028 we'd quoted/i,
    /broker renewed it/i,
    /was dissolved/i,
  ],
  open: [
    /certificate for each|one for each serial/i,
    /collect those and wipe/i,
    /i only make the recommendation/i,
    /partners meet on thursday/i,
    /speak tomorrow/i,
    /point taken/i,
    /are you covered|covered by your own/i,
    /hold one before they vote/i,
    // Remarks that may count as doubts.
    /pay for something before/i,
    /no use to an auditor/i,
    /took a whole evening/i,
  ],
  meetings: [],
  budget: /(?:\b|r)52[,. ]?000|(?:\b|r)52k/i,
  notBudget: [
    /59[,. ]?075/i,
    /49[,. ]?000/i,
    /50[,. ]?830/i,
    /54[,. ]?400/i,
    /(?:\b|r)695\b/i,
    /(?:\b|r)640\b/i,
  ],
  decisionMaker: /sipho|managing partner/i,
  timeline: /(?:\b1|1st) (?:of )?july|july 1\b|2031-07-01/i,
  competitors: ['Rentronic'],
  notCompetitors: ['Nextdesk'],
  objections: [
    { kind: 'price', words: /don't like the number|still too high/i },
    { kind: 'competitor', words: /rentronic|only look at the 605|for the same machine/i },
    { kind: 'trust', words: /goes under|hear that from the bank/i },
  ],
  lead: { name: 'Johan Venter', company: 'Brink & Dlamini', email: 'johan.venter@brinkdlamini.example' },
  mailTo: 'johan.venter@brinkdlamini.example',
  never: [
    /budget(?: (?:is|of))?:? ?R?(?:59[,. ]?075|49[,. ]?000|50[,. ]?830|54[,. ]?400)/i,
    /(?:johan|kabelo|it committee)(?: venter)? (?:decides|signs|approves|is the decision)/i,
    /grant (?:has|had) (?:already )?(?:approved|agreed)/i,
    /(?:agreed|agrees|accepted) (?:to|on) (?:a )?(?:48[- ]month|case study)/i,
    /samples? (?:on|by|this) (?:wednesday|thursday)/i,
    /price (?:was|is) agreed at r?611/i,
  ],
  mood: 'mixed',
}
