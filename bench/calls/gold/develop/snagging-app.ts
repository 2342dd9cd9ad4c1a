import type { CallGold } from '../call-gold.ts'

/** No competitor: what they use is paper. */
export const snaggingApp: CallGold = {
  file: 'snagging-app.txt',
  kind: 'demo',
  // A Wednesday morning.
  calledAt: '2026-11-11T07:40:00Z',
  timeZone: 'Europe/London',
  owner: 'Tamsin Rudd',
  us: ['Tamsin'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Agnieszka',
      words: /correct the polish|send it back next week|polish[^.]{0,40}(?:correct|wednesday)/i,
      due: '2026-11-18',
    },
    {
      owner: 'us',
      assignee: 'Tamsin',
      words: /you'll have the word list|send[^.]{0,30}word list(?!, i'll)|in the next hour/i,
      due: '2026-11-11',
    },
    {
      owner: 'us',
      assignee: 'Tamsin',
      words: /saving(?:s)? sheet|get it to you by tuesday/i,
      due: '2026-11-17',
    },
    {
      owner: 'them',
      assignee: 'Agnieszka',
      words: /print it out|on his desk|very big/i,
      due: '2026-11-18',
    },
    { owner: 'us', assignee: 'Tamsin', words: /\bvideo\b|monthly copy/i, due: '2026-11-12' },
    {
      owner: 'them',
      assignee: 'Gaz',
      words: /plot list|off the office|friday week/i,
      due: '2026-11-20',
    },
  ],
  notActions: [
    /next to the paper|scrap that idea/i,
    /forty-one a plot|you'd have to ask him|i'll park that/i,
    /toolbox talk|bring doughnuts/i,
    /mr ackroyd interested/i,
  ],
  meetings: [{ words: /thursday the nineteenth|half seven/i, at: '2026-11-19T07:30' }],
  budget: /seven thousand five hundred|seven and a half|7[,. ]?500|7\.5\s?k/i,
  notBudget: [
    /forty-five pounds|£ ?45/i,
    /eight thousand one hundred|8[,. ]?100/i,
    /thirty-eight thousand|38[,. ]?000/i,
    /forty-one a plot|£ ?41/i,
  ],
  decisionMaker: /ackroyd/i,
  timeline: /january/i,
  competitors: [],
  notCompetitors: ['Ledgerly', 'Excel', 'Wakefield', 'Snaglight', 'Ackroyd'],
  objections: [
    { kind: 'need', words: /what's wrong wi' paper|what do we need that for/i },
    { kind: 'price', words: /eight grand|three months of a lad|it's steep/i },
    { kind: 'authority', words: /i don't decide|he decides everything/i },
    { kind: 'trust', words: /when you go bankrupt|one morning it was gone|trust easily/i },
    { kind: 'timing', words: /before christmas\. i've twelve|twelve handovers|i'll cry/i },
  ],
  lead: { name: 'Agnieszka', company: 'Ackroyd Homes', email: 'a.nowicka@ackroydhomes.example' },
  mailTo: 'a.nowicka@ackroydhomes.example',
  never: [
    /(?:gaz|agnieszka) (?:decides|signs|approves)/i,
    /(?:parallel|side by side|side-by-side) trial/i,
    /budget(?: (?:is|of))?:? ?£?(?:8[,.]?1|38|45)/i,
    /price (?:was|is) (?:reduced|lowered|cut)/i,
    /(?<!not |n't |never )(?:ring|call|meet|email) mr\.? ackroyd/i,
  ],
  mood: 'positive',
}
