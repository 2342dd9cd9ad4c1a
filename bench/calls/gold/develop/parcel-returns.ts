import type { CallGold } from '../call-gold.ts'

/** Ireland; a knitwear shop drowns in returns; wages, unit prices and a jumper's price beside the budget; the finance director has the last word since investors came in. */
export const parcelReturns: CallGold = {
  file: 'parcel-returns.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Ireland.
  calledAt: '2030-09-03T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Sorcha Dolan',
  us: ['Sorcha'],
  people: [
    {
      id: 'lead-1',
      name: 'Declan Furey',
      company: 'Merrow Knitwear',
      email: 'declan@merrowknitwear.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Aoife',
      words: /pull that out|breakdown of why|reason codes|is friday all right|friday's perfect/i,
      due: '2030-09-06',
    },
    { owner: 'us', assignee: 'Sorcha', words: /can ye freeze|check with the site/i, due: null },
    { owner: 'us', assignee: 'Cormac', words: /cormac|tell him mornings/i, due: '2030-09-04' },
    { owner: 'us', assignee: 'Sorcha', words: /proper rate card/i, due: '2030-09-05' },
    {
      owner: 'them',
      assignee: 'Declan',
      words: /put the numbers in front|my own sit-down/i,
      due: '2030-09-09',
    },
    {
      owner: 'them',
      assignee: 'Declan',
      words: /would you have a look|dig it out tonight|notice period/i,
      due: '2030-09-03',
    },
    { owner: 'us', assignee: 'Sorcha', words: /roll of our labels/i, due: '2030-09-03' },
    {
      owner: 'them',
      assignee: 'Declan',
      words: /confidentiality letter|have it back by the end|is it long|two pages/i,
      due: '2030-09-13',
    },
  ],
  notActions: [
    /spoke to niamh/i,
    /resale thing|our own outlet/i,
    /nobody'll move him|give him a hi-vis|sort out your seagull/i,
    /signed whatever i liked/i,
    /crowd, rebound|never heard from them/i,
    /six girls from the college/i,
    /eating standing up/i,
    /they said i could use the name/i,
    /on the payroll/i,
  ],
  open: [
    // A visit is a meeting; to some also a task.
    /the nineteenth|come up to athlone/i,
    // Vague kindness.
    /give him a shout/i,
    /ye'll hear from me/i,
    /bringing an aran/i,
    // How the service works.
    /what we'd do is the lot|refund goes out/i,
    /leave her with me/i,
    // A condition; to some an objection of need.
    /if ye can't, that's a problem/i,
    /parcelback are one eighty/i,
    /we're tight/i,
    /has the last word/i,
    /in your inbox|that's what that was/i,
    /at the outside/i,
    /about eight weeks/i,
    /just don't open anything/i,
  ],
  meetings: [{ words: /the nineteenth/i, at: '2030-09-19T11:00' }],
  budget: /sixty thousand|\b60[,. ]?000|\b60k/i,
  notBudget: [
    /nineteen thousand|\b19[,. ]?000|\b19k/i,
    /two hundred and eighty|\b280\b/i,
    /three (?:euro )?ninety|\b3[.,]90/i,
    /one eighty-five|\b1[.,]85/i,
  ],
  decisionMaker: /niamh|considine|finance director/i,
  timeline: /sixteenth of december|december 16|16(?:th)? (?:of )?december|before the christmas/i,
  competitors: ['Parcelback', 'Rebound'],
  notCompetitors: [
    'Backhaul Returns',
    'Merrow Knitwear',
    'Ballintra Tweed',
    'Athlone',
    'Clifden',
    'Conor',
    'Cormac',
  ],
  objections: [
    { kind: 'trust', words: /wouldn't trust just anybody|my worry/i },
    { kind: 'price', words: /still double|hard to swallow/i },
  ],
  lead: { name: 'Declan Furey', company: 'Merrow Knitwear', email: 'declan@merrowknitwear.example' },
  mailTo: 'declan@merrowknitwear.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:19|280|3[.,]90|nineteen|two hundred|three)/i,
    /(?:declan|aoife|cormac|conor)(?: furey)? (?:signs|decides|approves|is the decision)/i,
    /sorcha(?: dolan)? (?:will|to) (?:call|ring|contact|speak to) niamh/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:january|june|summer|september)/i,
  ],
  mood: 'positive',
}
