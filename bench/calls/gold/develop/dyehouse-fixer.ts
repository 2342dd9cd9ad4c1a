import type { CallGold } from '../call-gold.ts'

export const dyehouseFixer: CallGold = {
  file: 'dyehouse-fixer.txt',
  kind: 'negotiation',
  // A Wednesday.
  calledAt: '2026-06-17T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Meenakshi Raman',
  us: ['Meenakshi'],
  people: [
    { id: 'lead-1', name: 'Senthil Velan', company: 'Velan Mills', email: 'senthil@velanmills.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Meenakshi',
      words: /our finance head|thirty-five and a smile|catch him monday|tell you the same day/i,
      due: '2026-06-22',
    },
    {
      owner: 'us',
      assignee: 'Arul',
      words: /our man standing there|on tuesday morning|one lot only|chemicals from our side/i,
      due: '2026-06-23',
    },
    {
      owner: 'them',
      assignee: 'Senthil',
      words:
        /same cloth beforehand|how much of cloth|two kilos, grey|driver's going to erode|cloth and water report/i,
      due: '2026-06-20',
    },
    {
      owner: 'us',
      assignee: 'Meenakshi',
      words: /rework the entire sheet|by lunch, and in rupees|rupees only/i,
      due: '2026-06-18',
    },
    {
      owner: 'us',
      assignee: 'Meenakshi',
      words: /still with the agency|the minute|in capitals|scan it to you/i,
      due: null,
    },
    { owner: 'them', assignee: 'Senthil', words: /i'll speak to him|after temple/i, due: null },
  ],
  notActions: [
    /strike it out|striking it out/i,
    /order if everything|promising nothing/i,
    /if i met him/i,
    /sample drum|first navy/i,
    /that i haven't asked/i,
  ],
  meetings: [{ words: /come to the mill|twenty-fifth/i, at: '2026-06-25T16:00' }],
  budget: /six lakhs|against the six|\b6 lakhs?\b|\b6[,. ]?00[,. ]?000/i,
  notBudget: [
    /one eighteen|hundred and eighteen|\b118\b/i,
    /hundred and one\b|\b101\b/i,
    /one zero four|hundred and four\b|\b104\b/i,
    /one eleven|\b111\b/i,
    /it was seven/i,
  ],
  decisionMaker: /\buncle\b|ramasamy/i,
  timeline: /third of july|sixth of july|on the third/i,
  competitors: ['Texofin', 'Zenkem'],
  notCompetitors: ['Hartmann', 'GreenMark', 'Erode', 'Coimbatore', 'Arul'],
  objections: [
    { kind: 'price', words: /straight face|with ghee|it's too much|thinking one zero four/i },
    { kind: 'competitor', words: /zenkem has given|buy from zenkem/i },
    { kind: 'competitor', words: /give me sixty days|thirty! my buyer|financing you/i },
    { kind: 'trust', words: /came in two tones|take your fixer after/i },
    { kind: 'need', words: /where will i keep it|full to the roof/i },
    { kind: 'price', words: /advance we don't pay|i'm not new/i },
    { kind: 'need', words: /no certificate|even a spoon/i },
  ],
  lead: { name: 'Senthil', company: 'Velan Mills', email: 'senthil@velanmills.example' },
  mailTo: 'senthil@velanmills.example',
  never: [
    /(?:senthil|arul|hartmann|the auditor) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?)?(?:118|104|101|111)\b/i,
    /competitors?:? (?:hartmann|greenmark)/i,
    /meenakshi will (?:send|deliver) .{0,20}sample drum/i,
  ],
  mood: 'mixed',
}
