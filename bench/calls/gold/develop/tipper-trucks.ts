import type { CallGold } from '../call-gold.ts'

/** Australia; an earthmoving firm haggles over six tippers: 1.15 million against 1,206,960, four trade-ins, trucks that come a week too late, tailgates that rusted; the sales director is to be asked for 10%. */
export const tipperTrucks: CallGold = {
  file: 'tipper-trucks.txt',
  kind: 'negotiation',
  // A Monday, half past nine in the morning in Brisbane.
  calledAt: '2041-03-17T23:30:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Dean Kovacs',
  us: ['Dean'],
  people: [
    {
      id: 'lead-1',
      name: 'Joanne Petrie',
      company: 'Wendell Earthmoving',
      email: 'joanne@wendellearth.example',
    },
    { id: 'lead-2', name: 'Rav Sandhu', company: 'Wendell Earthmoving', email: null },
  ],
  actions: [
    { owner: 'them', assignee: 'Rav', words: /service records|records for all four/i, due: '2041-03-20' },
    { owner: 'us', assignee: 'Terry', words: /\bterry\b|trade-in price/i, due: '2041-03-22' },
    // The deposit goes into the same question.
    {
      owner: 'us',
      assignee: 'Dean',
      words: /ask melissa|ask her for 10|deposit with melissa/i,
      due: '2041-03-19',
    },
    {
      owner: 'us',
      assignee: 'Dean',
      words: /three (?:trucks |tippers )?on (?:a|the) ship|still free/i,
      due: '2041-03-18',
    },
    { owner: 'us', assignee: 'Dean', words: /(?:let|tell) haulbody/i, due: '2041-03-18' },
    { owner: 'us', assignee: 'Dean', words: /delivery charge/i, due: null },
    {
      owner: 'them',
      assignee: 'Kylie',
      words: /registration papers|papers by thursday|kylie/i,
      due: '2041-03-21',
    },
  ],
  notActions: [
    /seven-year service plan/i,
    /insulted/i,
    /ordered eight|with eight trucks/i,
    /test drive|skip that/i,
    /westbank|approved the loan/i,
    /if melissa says no/i,
    /the stripe is/i,
    /last five or six thousand/i,
    /mobile mechanic/i,
    /put new clutches/i,
    /into the old loan/i,
  ],
  open: [
    // The next call is a meeting.
    /wednesday at four|at the quarry|thursday the 21st|ring anyway/i,
    // Terms that are still argued about, and what goes with them.
    /can't go past 6%/i,
    /45,000 each/i,
    /take a deposit|don't pay deposits/i,
    /collect them ourselves/i,
    /there on thursday|look for yourself/i,
    /white it is/i,
    /changed the paint/i,
    // Remarks that may count as doubts.
    /192,000 a truck/i,
    /don't like the engine/i,
    /factory says 16 weeks/i,
    /steve wendell signs/i,
  ],
  meetings: [{ words: /thursday the 21st/i, at: '2041-03-21T16:00' }],
  budget: /\b1[.,]15 ?(?:million|mn?\b)|1[,. ]150[,. ]000/i,
  notBudget: [
    /\b1[,. ]?206[,. ]?960/i,
    /\b201[,. ]?160/i,
    /\b1[,. ]?155[,. ]?600/i,
    /\b192[,. ]?000/i,
    /\b45[,. ]?000/i,
    /\b38[,. ]?000/i,
    /\b1[,. ]?900\b/i,
  ],
  decisionMaker: /steve/i,
  timeline:
    /end of (?:june|august)|(?:30|31)(?:th|st)? (?:of )?(?:june|august)|(?:june 30|august 31)|2041-0(?:6-30|8-31)/i,
  competitors: ['Norvik'],
  notCompetitors: ['Haulbody', 'Westbank', 'Coastline'],
  objections: [
    { kind: 'price', words: /still too much/i },
    { kind: 'timing', words: /too late|hired trucks/i },
    { kind: 'trust', words: /tailgates/i },
    { kind: 'competitor', words: /norvik has a dealer|hour and a half away/i },
  ],
  lead: { name: 'Joanne Petrie', company: 'Wendell Earthmoving', email: 'joanne@wendellearth.example' },
  mailTo: 'joanne@wendellearth.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:1[,. ]?206|1[,. ]?155|201[,. ]?160|192[,. ]?000)/i,
    /(?:joanne|graham|rav)(?: petrie| sandhu)? (?:decides|signs|approves|is the decision)/i,
    /(?:10|8|9) ?(?:%|percent|per cent) (?:discount )?(?:was|has been) (?:agreed|approved|granted)/i,
    /(?:will|to) (?:order|buy) eight/i,
    /deposit (?:was|has been) (?:agreed|waived|dropped)/i,
    /westbank (?:will|to) finance/i,
  ],
  mood: 'mixed',
}
