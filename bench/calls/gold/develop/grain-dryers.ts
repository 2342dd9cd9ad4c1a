import type { CallGold } from '../call-gold.ts'

/** Saskatchewan; a grain dryer, two hundred and sixty-eight asked, two hundred and forty okayed; Lorraine decides, the father did; a cheaper rival, a late delivery next door; a used one and a visit are declined. */
export const grainDryers: CallGold = {
  file: 'grain-dryers.srt',
  kind: 'negotiation',
  // A Thursday, half past one in Saskatchewan.
  calledAt: '2041-05-02T19:30:00Z',
  timeZone: 'America/Regina',
  owner: 'Brent Wiebe',
  us: ['Brent'],
  people: [
    {
      id: 'lead-1',
      name: 'Kirby Halvorson',
      company: 'Halvorson Farms',
      email: 'kirby@halvorsonfarms.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brent',
      words:
        /my boss|(?:his|the) boss|about the eight|could you do that\?|tomorrow before noon|call you tomorrow|call me, not kirby|i'll talk to him/i,
      due: '2041-05-03',
    },
    {
      owner: 'us',
      assignee: 'Brent',
      words: /something on that|from the university|study out of|saskatoon|email it to you tonight/i,
      due: '2041-05-02',
    },
    {
      owner: 'us',
      assignee: 'Brent',
      words:
        /see that in writing|clause|in the new quote|have that by wednesday|wednesday's good|put it in the contract|two percent/i,
      due: '2041-05-08',
    },
    {
      owner: 'them',
      assignee: 'Lorraine',
      words: /soil report|send me a copy|dig it out|saturday/i,
      due: '2041-05-04',
    },
  ],
  notActions: [
    /used one on the lot|used baler/i,
    /come out and see one|seen them/i,
    /if you pour the pad/i,
    /sold it tough/i,
    /got that separate/i,
    /told the petrowskis/i,
    /got docked/i,
    /made me come in/i,
    /doesn't sign/i,
    /if the numbers work/i,
    /didn't tell them early/i,
  ],
  open: [
    /we can pour a pad|the forms/i,
    /i'd have to look|fool not to look/i,
    /the smaller one would do|big burner/i,
    /order by the end of may|doable/i,
    /need the converter/i,
    /will do\. good luck/i,
    /on the fridge|get the milk/i,
    /careful with the canola/i,
    /still eight over|eight over/i,
    /in the tractor/i,
    /we're kind of sitting/i,
    /looked at it again/i,
    /won't be us this time/i,
    /i say yes or no/i,
  ],
  meetings: [],
  budget: /two hundred and forty|two forty\b(?!-)|\b240[,. ]?000|\b240 ?k\b|\b240\b/i,
  notBudget: [
    /two sixty-eight|two hundred and sixty-eight|\b268/i,
    /thirty-one thousand|\b31[,. ]?000|\b31 ?k\b/i,
    /two twenty-five|\b225/i,
    /two forty-eight|\b248/i,
    /ninety-four thousand|\b94[,. ]?000/i,
    /one ninety|\b190/i,
  ],
  decisionMaker: /lorraine/i,
  timeline: /twentieth of august|august twentieth|august 20|20(?:th)? (?:of )?august|aug\.? 20/i,
  competitors: ['Meridale'],
  notCompetitors: [
    'Northbin Dryers',
    'Petrowskis',
    'Saskatoon',
    'Lanigan',
    'Humboldt',
    'credit union',
    'gas company',
  ],
  objections: [
    { kind: 'price', words: /more than we can pay|two sixty-eight that's the trouble|still eight over/i },
    { kind: 'competitor', words: /meridale|two twenty-five|fool not to look/i },
    {
      kind: 'trust',
      words:
        /bugs me is the delivery|believing your dates|told the petrowskis|hard time believing|won't be us this time/i,
    },
  ],
  lead: { name: 'Kirby Halvorson', company: 'Halvorson Farms', email: 'kirby@halvorsonfarms.example' },
  mailTo: 'kirby@halvorsonfarms.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:cad|c?\$)? ?(?:268|248|225|190|94|31|two sixty-eight|two forty-eight|two twenty-five|ninety-four)/i,
    /(?:kirby|dad|father|brother-in-law)(?: halvorson)? (?:signs|decides|approves|is the decision)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:end of may|may 31|wednesday|july|september)/i,
    /(?:kirby|lorraine)(?: halvorson)? (?:will|to) (?:visit|come out|see one|buy the used)/i,
  ],
  mood: 'mixed',
}
