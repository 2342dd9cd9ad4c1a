import type { CallGold } from '../call-gold.ts'

/** United States; leak sensors shown to a landlord of nine buildings: sixty thousand before a drop, an earlier maker whose batteries died, no line in the budget, before the frost. */
export const leakSensors: CallGold = {
  file: 'leak-sensors.vtt',
  kind: 'demo',
  // A Wednesday, one in the afternoon in Cincinnati (summer time).
  calledAt: '2033-09-14T17:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Marisol Vega',
  us: ['Marisol Vega'],
  people: [
    {
      id: 'lead-1',
      name: 'Anita Koh',
      company: 'Brandt Residential',
      email: 'akoh@brandtresidential.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marisol Vega',
      words: /letter for (?:the )?insurers?|insurers?'? letter|insurance letter|want to know how it works/i,
      due: '2033-09-14',
    },
    {
      owner: 'us',
      assignee: 'Marisol Vega',
      words: /five pucks|5 pucks|ship (?:\w+ ){0,4}(?:pucks|gateway|sensors|kit)/i,
      due: '2033-09-16',
    },
    {
      owner: 'them',
      assignee: 'Tammy',
      words: /tammy|floor ?plan/i,
      due: '2033-09-15',
    },
    {
      owner: 'them',
      assignee: 'Anita Koh',
      words: /the claims by|water claims|claims by tuesday|claims (?:list|data|history)/i,
      due: '2033-09-20',
    },
    { owner: 'us', assignee: 'Marisol Vega', words: /payback/i, due: '2033-09-22' },
    {
      owner: 'us',
      assignee: 'Marisol Vega',
      words: /cleveland|they'd take a call|reference (?:call|customer)/i,
      due: '2033-09-19',
    },
  ],
  notActions: [
    // Refused or put off.
    /\$240 for each riser|leave the valves out/i,
    /installer in dayton|quote from them|not yet\. let's see/i,
    /any brochure|keep the brochure/i,
    /crawling under two thousand/i,
    // Done already.
    /they quoted us last week/i,
    /for a year, on vine street/i,
    /i'm pouring a cup/i,
    /mop your floor/i,
  ],
  open: [
    // The next call is a meeting.
    /october 5/i,
    /worst corner|put them in walnut hills/i,
    /one page/i,
    /you set that up building by building/i,
    /where the gateway goes/i,
    /i'd ask them who picks up/i,
    /take another look at the deductible/i,
    /four people for three weeks/i,
    // Remarks that may count as doubts.
    /three in the morning/i,
    /what about batteries/i,
    /need the tenants' wi-fi|change the password/i,
    /through our walls|built like a bank/i,
    /no line for it|starting from zero/i,
    /bucket of them/i,
    /somebody like us/i,
  ],
  meetings: [{ words: /october 5|5 october/i, at: '2033-10-05T13:00' }],
  // No line for it; nobody said what they can spend.
  budget: null,
  notBudget: [
    /sixty thousand|\b60[,. ]?000|\b60 ?k\b/i,
    /\b212[,. ]?000/i,
    /\b25[,. ]?000/i,
    /\b10[,. ]?000/i,
    /\$ ?31\b/i,
    /\$ ?44\b/i,
    /\$ ?240\b/i,
    /1\.10/i,
  ],
  decisionMaker: /\bhal\b/i,
  timeline: /november 15|15(?:th)? (?:of )?november|2033-11-15|before it freezes/i,
  competitors: ['Seepguard', 'AquaHalt'],
  notCompetitors: ['Dripline', 'Lakeland Mutual', 'Walnut Hills', 'Vine Street'],
  objections: [
    { kind: 'price', words: /before anything has even leaked|hard sell/i },
    { kind: 'trust', words: /quit believing|dead by easter/i },
    { kind: 'competitor', words: /aquahalt has the valve/i },
    { kind: 'timing', words: /see how we make that|one of them has a knee/i },
  ],
  lead: { name: 'Anita Koh', company: 'Brandt Residential', email: 'akoh@brandtresidential.example' },
  mailTo: 'akoh@brandtresidential.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:60|212|25|10)[,. ]?000/i,
    /(?:curtis|anita|tammy)(?: boyle| koh)? (?:decides|approves|signs|is the decision)/i,
    /marisol(?: vega)? (?:will|to|should) (?:\w+ )?(?:get|request|ask for) (?:a |the )?quote/i,
    /valves? (?:are|were|was|is) (?:ordered|agreed|included|wanted)/i,
    /lakeland(?: mutual)? (?:is|as) (?:a |the )?(?:competitor|rival|customer)/i,
    /curtis(?: boyle)? (?:will|to|should) (?:scan|draw) /i,
  ],
  mood: 'mixed',
}
