import type { CallGold } from '../call-gold.ts'

/** Oregon; a cookware shop leaves a chat assistant after a wrong answer; discount, pause and a boss's call are declined; the way out is arranged; the platform's own chat is free; Gretchen bought before. */
export const chatAssistants: CallGold = {
  file: 'chat-assistants.txt',
  kind: 'cancellation',
  // A Thursday, ten in the morning in Oregon.
  calledAt: '2032-08-05T17:00:00Z',
  timeZone: 'America/Los_Angeles',
  owner: 'Tavon Ellery',
  us: ['Tavon'],
  people: [
    {
      id: 'lead-1',
      name: 'Wade Sorensen',
      company: 'Fernwell Cookware',
      email: 'wade@fernwellcookware.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Brie',
      words: /screenshot of that|forward it to me|right after this call/i,
      due: '2032-08-05',
    },
    {
      owner: 'us',
      assignee: 'Tavon',
      words: /that in writing|before the end of the day/i,
      due: '2032-08-05',
    },
    {
      owner: 'us',
      assignee: 'Tavon',
      words: /ask billing|september back|let you know on monday/i,
      due: '2032-08-09',
    },
    { owner: 'them', assignee: 'Dez', words: /\bdez, our web guy|off the checkout/i, due: '2032-08-10' },
    {
      owner: 'us',
      assignee: 'Tavon',
      words:
        /our conversations|do we get those|comes as a file|want all of it|until the sixteenth|sixteenth's fine|run it at night/i,
      due: '2032-08-16',
    },
    {
      owner: 'us',
      assignee: 'Ingrid',
      words: /ingrid|delete everything|it's gone, right/i,
      due: '2032-10-30',
    },
    {
      owner: 'them',
      assignee: 'Wade',
      words: /exit form|fill that out|over the weekend/i,
      due: '2032-08-08',
    },
  ],
  notActions: [
    /forty percent off|about the money/i,
    /what about a pause|freeze it for three|again in november/i,
    /my vp on the phone|he'll be charming/i,
    /ever falls over|answer them myself/i,
    /overnight mode in june/i,
    /push a fix in july/i,
    /reading along behind/i,
    /bought everything at a trade/i,
    /training the new hires/i,
    /season it/i,
    /be mean/i,
    /lasted eleven minutes/i,
  ],
  open: [
    // He must show it: a task to some.
    /show it to annette/i,
    // The rest of the code after the honeymoon: no day, part of the same work.
    /do the rest when he's back/i,
    /leave it on the contact page|has to take that out/i,
    /off the site by september/i,
    // What it costs next to nothing: part of the competitor, to some of the price.
    /something i get for nothing/i,
    // The end itself.
    /we're leaving|for-sure thing/i,
    /in june, it would have been/i,
    /it's one month/i,
    /robot in the middle/i,
    /i like people/i,
    /say yes and be wrong/i,
    /should've called you/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /twenty-two hundred|\b2[,. ]?200/i,
    /eighty thousand|\b80[,. ]?000|\b80k/i,
    /forty percent|\b40 ?%/i,
  ],
  decisionMaker: /annette|\bcoo\b/i,
  timeline: /september third|september 3(?:rd)?\b|3(?:rd)? (?:of )?september|2032-09-03|labor day/i,
  competitors: ['Parlo'],
  notCompetitors: ['Replybird', 'Fernwell', 'Gretchen', 'Dez', 'Ingrid', 'Annette', 'Denver'],
  objections: [
    { kind: 'trust', words: /that i don't trust|like babysitting|can go in the microwave/i },
    { kind: 'competitor', words: /parlo comes with|get for nothing/i },
  ],
  lead: { name: 'Wade Sorensen', company: 'Fernwell', email: 'wade@fernwellcookware.example' },
  mailTo: 'wade@fernwellcookware.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:2[,. ]?200|80[,. ]?000|twenty-two|eighty)/i,
    /(?:wade|brie|gretchen|dez|ingrid)(?: sorensen)? (?:signs|decides|approves|is the decision)/i,
    /tavon(?: ellery)? (?:will|to) [^.]{0,25}(?:discount|percent|pause|freeze|\bvp\b)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:september 30|30 september|thirtieth|october|november)/i,
    /(?:will|wants to|decided to|agreed to) (?:stay|renew|keep replybird)/i,
  ],
  mood: 'mixed',
}
