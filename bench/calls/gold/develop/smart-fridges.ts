import type { CallGold } from '../call-gold.ts'

/** Denmark; fridges that sell fresh meals are shown to a factory with a new night shift: who sees what is eaten, rye bread from home, old machines that pay; the plant director decides. */
export const smartFridges: CallGold = {
  file: 'smart-fridges.vtt',
  kind: 'demo',
  // A Tuesday, one in the afternoon in Denmark.
  calledAt: '2036-02-05T12:00:00Z',
  timeZone: 'Europe/Copenhagen',
  owner: 'Freja Lund',
  us: ['Freja Lund'],
  people: [
    {
      id: 'lead-1',
      name: 'Torben Riis',
      company: 'Horsens Varmeteknik',
      email: 'tri@horsensvarme.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Torben Riis',
      words: /heads (?:for|per|in)|head ?count|number of heads|yes, i'll send you that/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Freja Lund',
      words: /\bmenu\b|allergens|nuts in it/i,
      due: '2036-02-05',
    },
    { owner: 'them', assignee: 'Torben Riis', words: /\bmeasure/i, due: '2036-02-06' },
    {
      owner: 'us',
      assignee: 'Freja Lund',
      words: /one page\b|what we store|have that on paper|thursday is okay/i,
      due: '2036-02-07',
    },
    {
      owner: 'them',
      assignee: 'Mette Krogh',
      words: /\bbent\b|shop steward|access cards\b|talks to the union/i,
      due: '2036-02-08',
    },
    { owner: 'us', assignee: 'Oskar', words: /oskar|calculation/i, due: '2036-02-11' },
    {
      owner: 'us',
      assignee: 'Freja Lund',
      words: /bring (?:eight|nine|8|9)|eight (?:of the )?meals/i,
      due: '2036-02-26',
    },
  ],
  notActions: [
    // Refused, put off or conditional.
    /four weeks, for free|auditors in the house/i,
    /charge the installation|if you take three/i,
    /fridge door off/i,
    /do you make that too|only do cold things/i,
    /speak with lone/i,
    // Done already.
    /did that in december|fetch them/i,
    /kantiner was here/i,
  ],
  open: [
    // The visit is a meeting.
    /come and show it/i,
    /tuesday the 26th/i,
    /show you first how/i,
    /twenty kroner/i,
    /third shift starts/i,
    /must run/i,
    /only prepare it/i,
    /bean and berg/i,
    /old smoking room/i,
    /its own fuse/i,
    // Remarks that may count as doubts.
    /pays us, eight hundred/i,
    /bad allergy/i,
    /that door is eighty/i,
    /at night they don't come/i,
    /so you say/i,
    /auditors in the house/i,
    /nothing green/i,
    /hungry people/i,
    /have to hit first/i,
  ],
  meetings: [{ words: /tuesday the 26th|26 february|february 26/i, at: '2036-02-26T10:00' }],
  budget: /hundred and eighty thousand|\b180[,. ]?000|\b180 ?k\b/i,
  notBudget: [
    /four thousand nine|four nine|\b4[,. ]?900\b/i,
    /seventy-one|\b71 ?(?:kr|dkk)/i,
    /fifty-two|\b52 ?(?:kr|dkk)/i,
    /eight hundred a month|\b800\b/i,
    /twenty kroner|\b20 ?(?:kr|dkk)/i,
  ],
  decisionMaker: /\blone\b|vestergaard|plant director/i,
  timeline: /first of april|april (?:1|first)\b|\b1(?:st)? (?:of )?april|2036-04-01/i,
  competitors: ['Automatik Nord', 'Skovbakken Kantiner'],
  notCompetitors: ['Bean and Berg', 'Horsens Varmeteknik', 'Aarhus'],
  objections: [
    { kind: 'need', words: /in doubt how many|own rye bread/i },
    { kind: 'trust', words: /union won't accept|who eats what/i },
    { kind: 'price', words: /four nine for one|much too expensive/i },
  ],
  lead: { name: 'Torben Riis', company: 'Horsens Varmeteknik', email: 'tri@horsensvarme.example' },
  mailTo: 'tri@horsensvarme.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:dkk|kr\.?)? ?(?:4[,. ]?900|800\b|71\b|52\b|four thousand|eight hundred)/i,
    /(?:torben|mette|bent|the union)(?: riis| krogh)? (?:decides|approves|signs|is the decision)/i,
    /(?:trial|free fridge|four[- ]week)[^.]{0,30}(?:was|is|has been|will be) (?:agreed|planned|started|installed)/i,
    /torben(?: riis)? (?:will|to|should) (?:cancel|end|terminate) [^.]{0,25}(?:automatik|contract)/i,
    /freja(?: lund)? (?:will|to|should) (?:call|speak|talk|contact) [^.]{0,10}lone/i,
    /freja(?: lund)? (?:will|to|should) (?:offer|bring|quote) [^.]{0,15}coffee/i,
    /bean and berg (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'positive',
}
