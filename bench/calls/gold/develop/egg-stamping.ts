import type { CallGold } from '../call-gold.ts'

export const eggStamping: CallGold = {
  file: 'egg-stamping.txt',
  kind: 'discovery',
  // A Tuesday.
  calledAt: '2027-03-02T09:40:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brennan',
  us: ['Aoife'],
  people: [{ id: 'lead-1', name: 'Padraig Tuohy', company: 'Tuohy Eggs', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Padraig',
      words: /take one after the dinner|this evening is perfect|photo of it|\bphoto\b/i,
      due: '2027-03-02',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /printed eggs|courier them/i,
      due: '2027-03-03',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /price it for you|the both of them by friday|with the camera and without/i,
      due: '2027-03-05',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /ask him if you can go over|text you his answer|i knew his brother/i,
      due: '2027-03-04',
    },
    {
      owner: 'them',
      assignee: 'Padraig',
      words: /ring you on monday|monday's great/i,
      due: '2027-03-08',
    },
  ],
  notActions: [
    /training day in athlone|no athlone, so/i,
    /if the grant came through|a deal on two/i,
    /electrician put that in|wants a sixteen amp/i,
    /help if i spoke to her/i,
  ],
  open: [
    // Refusals of side offers.
    /you will not\. i've a wall full/i,
    /inkfield were here a fortnight/i,
    // The address, asked for and told.
    /where will i send the prices|send them to padraig@/i,
    /foley's in charleville|i might believe foley/i,
    /seven weeks from the order/i,
    // Jokes in the form of a promise.
    /we'll boil them/i,
  ],
  meetings: [{ words: /the eleventh/i, at: '2027-03-11T14:00' }],
  budget: /twenty-four|\b24/i,
  notBudget: [
    /three thousand euro|\b3[,. ]?000/i,
    /twenty-nine thousand|\b29/i,
    /twenty-one without|\b21/i,
    /more than two thousand|\b2[,. ]?000/i,
  ],
  decisionMaker: /br[ií]d|mother/i,
  timeline: /third of may|middle of may|mid[- ]may|\b3 may|may 3/i,
  competitors: ['Inkfield'],
  notCompetitors: ['Foley', 'Markwell', 'Nenagh', 'Portlaoise', 'Charleville', 'Athlone', 'Tuohy'],
  objections: [
    { kind: 'need', words: /need a camera at all|eyes in her head/i },
    { kind: 'price', words: /desperate money/i },
    { kind: 'competitor', words: /leaning towards inkfield/i },
    { kind: 'trust', words: /won't believe a word of it|gone by halloween/i },
    { kind: 'authority', words: /more than two thousand without her|still in her name/i },
    { kind: 'timing', words: /seven weeks is too long|get it bedded in/i },
  ],
  lead: { name: 'Padraig Tuohy', company: 'Tuohy Eggs', email: 'padraig@tuohyeggs.example' },
  mailTo: 'padraig@tuohyeggs.example',
  never: [
    /(?:padraig|sin[eé]ad|the wife) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€?(?:29|21|3|2)[,.]?000/i,
    /(?:sign|put) (?:padraig|him) (?:up|down) for (?:the )?training/i,
    /(?:will|to) (?:install|fit|put in) (?:a|the) socket/i,
  ],
  mood: 'mixed',
}
