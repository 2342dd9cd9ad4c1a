import type { CallGold } from '../call-gold.ts'

/** Canada; French product leaflets for a maker of vitamins whose freelancer retires: a free sample of two pages, a boss who believes in AI tools and is away until the middle of May. */
export const leafletTranslations: CallGold = {
  file: 'leaflet-translations.srt',
  kind: 'qualification',
  // A Tuesday, two in the afternoon in Toronto (daylight time).
  calledAt: '2041-04-09T18:00:00Z',
  timeZone: 'America/Toronto',
  owner: 'Marissa Cole',
  us: ['Marissa Cole'],
  people: [{ id: 'lead-1', name: 'Colin Baptiste', company: 'Northgate Wellness', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Colin Baptiste',
      words: /word count|exact count/i,
      due: '2041-04-12',
    },
    {
      owner: 'them',
      assignee: 'Colin Baptiste',
      words: /could you ask her|ask her then|ask (?:madame |mme )?tessier|translation memory/i,
      due: '2041-04-11',
    },
    {
      owner: 'them',
      assignee: 'Colin Baptiste',
      words: /cough syrup leaflet|leaflet (?:for|of) the cough syrup/i,
      due: '2041-04-09',
    },
    {
      owner: 'us',
      assignee: 'Marissa Cole',
      words: /french version|translate it at no charge/i,
      due: '2041-04-15',
    },
    { owner: 'us', assignee: 'Marissa Cole', words: /\bprofile\b/i, due: '2041-04-15' },
    { owner: 'us', assignee: 'Marissa Cole', words: /invitation/i, due: '2041-04-09' },
    {
      owner: 'them',
      assignee: 'Luc',
      words: /\bluc\b|read your sample|his comments|judge yours/i,
      due: '2041-04-16',
    },
  ],
  notActions: [
    /brochure|read your website/i,
    /write to her directly|go through me/i,
    /confidentiality agreement|draw one up/i,
    /before the contract is signed|work without a contract/i,
    /mexico|spanish/i,
    /sent back two leaflets/i,
  ],
  open: [
    // The next call is a meeting.
    /next wednesday|i can do eleven|eleven is good/i,
    /hear from me on monday/i,
    /look it up/i,
    /decision by may 10/i,
    // Remarks that may count as doubts.
    /my boss isn't so sure/i,
    /to be a student/i,
    /forty emails/i,
    /cover the layout/i,
    /never give out work/i,
    /somebody else will have to/i,
    /purchasing has an opinion/i,
  ],
  meetings: [{ words: /the 17th\?|eleven is good|do eleven/i, at: '2041-04-17T11:00' }],
  budget: /\b45[,. ]?000|\b45k/i,
  notBudget: [/\b34[,. ]?000/i, /\b19 cents|0\.19\b/i, /\b24 cents|0\.24\b/i],
  decisionMaker: /deshmukh|anjali/i,
  timeline: /june 3\b|june 3rd|3(?:rd)? (?:of )?june|2041-06-03/i,
  competitors: [],
  notCompetitors: ['Health Canada', 'Northgate', 'Rivard'],
  objections: [
    { kind: 'need', words: /ai tools|pay anyone/i },
    { kind: 'price', words: /five cents more|hard time defending/i },
    { kind: 'timing', words: /doubt we can|away until may 14|approved without her/i },
  ],
  lead: {
    name: 'Colin Baptiste',
    company: 'Northgate Wellness',
    email: 'c.baptiste@northgatewellness.example',
  },
  mailTo: 'c.baptiste@northgatewellness.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:c?\$)?34[,. ]?000/i,
    /(?:colin|marissa|luc|sylvie|purchasing)(?: baptiste| cole| gagnon)? (?:decides|approves|is the decision)/i,
    /marissa(?: cole)? (?:will|has to) (?:write to|email|contact) anjali/i,
    /marissa(?: cole)? (?:will|has to) send (?:the|a|our) brochure/i,
    /(?:agreed|decided|want) (?:on|to add) spanish/i,
    /(?:contract|order) (?:was|has been) (?:signed|approved)/i,
  ],
  mood: 'positive',
}
