import type { CallGold } from '../call-gold.ts'

/** England; a town council takes the verges over from the county; a map, a booklet, a quotation with a certificate; the committee decided once; no bulbs. */
export const vergeMowing: CallGold = {
  file: 'verge-mowing.txt',
  kind: 'discovery',
  // A Wednesday, ten in the morning in England.
  calledAt: '2036-03-12T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Jethro Lamb',
  us: ['Jethro'],
  people: [
    {
      id: 'lead-1',
      name: 'Hazel Skelton',
      company: 'Marlbury Town Council',
      email: 'clerk@marlbury.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Hazel',
      words: /could i have that\?|across to you|map from the county|county(?:'s)? map/i,
      due: '2036-03-12',
    },
    {
      owner: 'us',
      assignee: 'Jethro',
      words: /little booklet|i like a picture|have it by saturday/i,
      due: '2036-03-15',
    },
    {
      owner: 'us',
      assignee: 'Jethro',
      words: /work it out both ways|proper quotation|tuesday's good/i,
      due: '2036-03-18',
    },
    {
      owner: 'us',
      assignee: 'Jethro',
      words: /public liability|in with the quotation/i,
      due: '2036-03-18',
    },
    {
      owner: 'us',
      assignee: 'Sunniva',
      words: /sunniva|monday's grand|i'll tell her|page about the pond/i,
      due: '2036-03-17',
    },
    {
      owner: 'us',
      assignee: 'Jethro',
      words: /two other clerks|i'd like that, please|their names tomorrow/i,
      due: '2036-03-13',
    },
    { owner: 'us', assignee: 'Jethro', words: /walk church lane/i, due: '2036-03-14' },
  ],
  notActions: [
    /come along on the night/i,
    /price for bulbs|does the bulbs|do you do bulbs/i,
    /man with a needle|had better not/i,
    /treated in october/i,
    /with my own mower/i,
    /left it lying for forty years/i,
    /have given us a price/i,
    /talk about the bandstand/i,
  ],
  open: [
    /walk would do him good|save me walking/i,
    // A wish, said before the quotation takes it up.
    /left the industrial estate out/i,
    /we keep six metres/i,
    /the first cut has to be/i,
    /mind the geese/i,
    /forget i said/i,
    // A rival's price told; to some a competitor's objection.
    /swathline have given|nineteen thousand for six/i,
    /up for election/i,
  ],
  meetings: [],
  budget: /twenty-two thousand|\b22[,. ]?000|\b22k\b|said twenty-two/i,
  notBudget: [
    /nineteen thousand|\b19[,. ]?000|\b19k/i,
    /fourteen of it|\b14[,. ]?000|\b14k/i,
    /twenty-three and a half|\b23[,. ]?500/i,
    /eleven thousand|\b11[,. ]?000/i,
  ],
  decisionMaker: /full council|town council/i,
  timeline: /twenty-eighth of april|april 28|28(?:th)? (?:of )?april|2036-04-28/i,
  competitors: ['Swathline'],
  notCompetitors: [
    'Hayfold',
    'Marlbury',
    'Thornwick',
    'Open Spaces',
    "Women's Institute",
    'Mill Bank',
    'Sunniva',
  ],
  objections: [
    { kind: 'need', words: /bit i don't get|carted off/i },
    { kind: 'price', words: /it's too much|meant twenty-two/i },
    { kind: 'trust', words: /what worries me|still be about in august|went bust/i },
  ],
  lead: { name: 'Hazel Skelton', company: 'Marlbury Town Council', email: 'clerk@marlbury.example' },
  mailTo: 'clerk@marlbury.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:19|14|23|11|nineteen|fourteen|twenty-three|eleven)/i,
    /(?:hazel|ned|committee|county)(?: skelton| aldous)? (?:signs|decides|approves|is the decision)/i,
    /(?:jethro|hayfold)(?: lamb)? (?:will|to) (?:plant|quote (?:for )?bulbs|price (?:for )?bulbs|attend)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:end of (?:this month|march)|twenty-seventh|march 27|27 march|august)/i,
  ],
  mood: 'positive',
}
