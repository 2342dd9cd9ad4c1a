import type { CallGold } from '../call-gold.ts'

export const teaBriquettes: CallGold = {
  file: 'tea-briquettes.txt',
  kind: 'discovery',
  // A Thursday.
  calledAt: '2026-07-23T07:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Wanjiru Kamau',
  us: ['Wanjiru'],
  people: [
    {
      id: 'lead-1',
      name: 'Joel Langat',
      company: 'Kapsoit Tea Factory',
      email: 'langat@kapsoit-tea.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words:
        /analysis from the laboratory|send us that, the paper|immediately we finish|i'm sending it|before lunch/i,
      due: '2026-07-23',
    },
    {
      owner: 'them',
      assignee: 'Mercy',
      words: /fuel figures for the twelve|month by month|monday's very good|on monday you'll get/i,
      due: '2026-07-27',
    },
    { owner: 'us', assignee: 'Wanjiru', words: /work out a cost|with the calculation/i, due: null },
    {
      owner: 'us',
      assignee: 'Otieno',
      words: /pass by you on thursday|the thirtieth i'm around|otieno will be|his own overall/i,
      due: '2026-07-30',
    },
    { owner: 'them', assignee: 'Langat', words: /a photograph|whatsapp/i, due: null },
    {
      owner: 'us',
      assignee: 'Wanjiru',
      words: /two tonnes|free, with the transport|tuesday the fourth/i,
      due: '2026-08-04',
    },
    { owner: 'us', assignee: 'Wanjiru', words: /put it to my director|you put it to him/i, due: null },
    {
      owner: 'them',
      assignee: 'Mercy',
      words: /mercy does the papers|a board paper|with us on it|with the trial result/i,
      due: '2026-08-14',
    },
  ],
  notActions: [/see another factory|enough trips/i, /political question/i, /we tried some from/i],
  meetings: [{ words: /thirteenth/i, at: '2026-08-13T11:00' }],
  budget: /three point six|\b3\.6\b/i,
  notBudget: [
    /four point one|\b4\.1\b/i,
    /five hundred thousand|\b500[,. ]?000/i,
    /sixteen|\b16\b/i,
    /\bfourteen\b|\b14\b/i,
    /\bthirteen\b|\b13\b/i,
  ],
  decisionMaker: /the board\b|the directors|board/i,
  timeline: /first of october|peak starts in october|october/i,
  competitors: ['EcoBriq', 'Nutfuel'],
  notCompetitors: ['KIRDI', 'NEMA', 'Otieno', 'Mumias', 'Bomet'],
  objections: [
    { kind: 'trust', words: /lorry of dust|seen it fail/i },
    { kind: 'price', words: /sixteen! no|already lost me|who carries it/i },
    { kind: 'need', words: /falling through|change the bars/i },
    { kind: 'timing', words: /eight months of it|make furniture/i },
    { kind: 'authority', words: /our own farmers' wood|eat us alive/i },
    { kind: 'trust', words: /cut off for nine days|rotting on the floor/i },
    { kind: 'price', words: /says here seven days|seven days cannot work/i },
  ],
  lead: { name: 'Langat', company: 'Kapsoit', email: 'langat@kapsoit-tea.example' },
  mailTo: 'langat@kapsoit-tea.example',
  never: [
    /(?:langat|mercy|otieno|nema) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:kes|ksh)? ?(?:4\.1|500|16|14|13)\b/i,
    /wanjiru will arrange .{0,20}(?:visit|trip)/i,
    /competitors?:? (?:kirdi|nema)/i,
  ],
  mood: 'mixed',
}
