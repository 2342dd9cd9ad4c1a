import type { CallGold } from '../call-gold.ts'

/** West Midlands; the hire of a piling rig is haggled over; a hundred and ten thousand in the tender; the finance director signs, site agents did once; on site on the seventh of July; a rig that broke down at Coventry. */
export const pilingRigs: CallGold = {
  file: 'piling-rigs.txt',
  kind: 'negotiation',
  // A Tuesday, three in the afternoon in England (summer time).
  calledAt: '2042-06-10T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Kuldip Sandhu',
  us: ['Kuldip'],
  people: [
    {
      id: 'lead-1',
      name: 'Darragh Keaney',
      company: 'Merevale Foundations',
      email: 'darragh@merevale.example',
    },
    { id: 'lead-2', name: 'Janine', company: 'Merevale Foundations', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Kuldip',
      words:
        /twenty-week|want me to run it|would that look like|in writing on thursday|thursday will do|say it out loud|20-week/i,
      due: '2042-06-12',
    },
    {
      owner: 'us',
      assignee: 'Kuldip',
      words: /service (?:record|history)|full history|first thing tomorrow|hours and faults|some evidence/i,
      due: '2042-06-11',
    },
    {
      owner: 'us',
      assignee: 'Kuldip',
      words:
        /fitter i can get|four hours, any|that in a letter|monday's fine|say so on paper|call centre|\bbaz or\b|four-hour|fitter(?:'s)? (?:in|within|cover|response|letter|call)|letter/i,
      due: '2042-06-16',
    },
    {
      owner: 'us',
      assignee: 'Sandra',
      words: /sandra|come off in june|by the thirtieth|coventry standing|one thousand nine|\bcredit\b/i,
      due: '2042-06-30',
    },
    {
      owner: 'them',
      assignee: 'Janine',
      words:
        /platform certificate|with the engineer|chance of a copy|chase him|both by friday|ground report/i,
      due: '2042-06-13',
    },
    {
      owner: 'them',
      assignee: 'Darragh',
      words:
        /and the gate|moved the gate|there on thursday|stick a tape|give you a bell|thursday\. cheers|\bgate\b/i,
      due: '2042-06-12',
    },
  ],
  notActions: [
    /paid up front|pay up front/i,
    /and an operator|we've our own|heartbroken/i,
    /method statement|came on friday/i,
    /order by the twentieth|goes to wolverhampton/i,
    /rebuilt since/i,
    /a crane for a year/i,
    /got it on my hand|writing it on the other/i,
    /doing crosswords/i,
    /bring it for nothing/i,
    /saying? sorry|not ringing network/i,
    /don't tell baz/i,
    /paid for two/i,
  ],
  open: [
    // Agreed: the next talk, a meeting to most readers.
    /the sixteenth|half nine|speak\. i can do|i'll ring you both/i,
    /on the seventh|mast up/i,
    /ask me one question/i,
    /tell him, janine|watch what you say/i,
    // Out of their own pocket, weeks: to some more of the price.
    /our own pocket/i,
    /diary|a threat/i,
    /you'd be there until/i,
    /what's on my desk/i,
    /fitter told me it was|the fitter, as it/i,
    /gasworks under/i,
    /shouldn't have gone out/i,
    /barely pay behind/i,
    /over fifty grand/i,
  ],
  meetings: [{ words: /the sixteenth|half nine/i, at: '2042-06-16T09:30' }],
  budget: /hundred and ten(?: thousand)?|\b110[,. ]?000|\b110 ?k/i,
  notBudget: [
    /seven thousand six|\b7[,. ]?600/i,
    /hundred and twenty-one|\b121[,. ]?(?:000|600)/i,
    /two thousand four|\b2[,. ]?400/i,
    /six thousand nine|\b6[,. ]?900/i,
    /one thousand nine|\b1[,. ]?900/i,
    /fifty grand|\b50[,. ]?000|\b50 ?k/i,
  ],
  decisionMaker: /gwyn|tudor|finance director/i,
  timeline:
    /seventh of july|july 7\b|july 7th|jul\.? 7\b|\b7(?:th)? (?:of )?jul|2042-07-07|on the seventh|the seventh\. if/i,
  competitors: ['Harborne Plant'],
  notCompetitors: [
    'Groundbite',
    'Merevale Foundations',
    'Network Rail',
    'Tyseley',
    'Gwyn Tudor',
    'Marcin',
    'Sandra',
  ],
  objections: [
    {
      kind: 'price',
      words: /it's steep|hundred and twenty-one|stopped laughing|our own pocket|for rig hire/i,
    },
    { kind: 'competitor', words: /harborne|six thousand nine|what's on my desk|two tracks and a drill/i },
    { kind: 'trust', words: /who do i believe|mast down|don't trust it|a one-off|coventry\. your rig/i },
  ],
  lead: { name: 'Darragh Keaney', company: 'Merevale Foundations', email: 'darragh@merevale.example' },
  mailTo: 'darragh@merevale.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:7[,. ]?600|121|2[,. ]?400|6[,. ]?900|1[,. ]?900|50\b|seven thousand|one hundred and twenty|six thousand|fifty)/i,
    /(?:darragh|janine|kuldip|site agents|sandra|baz)(?: keaney| sandhu)? (?:signs?|decides?|approves?|is the decision)/i,
    /(?:operator|marcin|prepayment|three per cent) (?:is |was )?(?:agreed|accepted|ordered)/i,
    /(?:darragh|merevale foundations)(?: keaney)? (?:has )?(?:ordered|signed|hired)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:twentieth|sixteenth|thirtieth|june)/i,
  ],
  mood: 'mixed',
}
