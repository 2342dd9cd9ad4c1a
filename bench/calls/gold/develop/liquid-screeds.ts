import type { CallGold } from '../call-gold.ts'

/** New Zealand; a builder of eight houses asks about poured floors; the firm is being sold and nobody knows who will sign; cracks, five weeks of drying and a rival ten minutes away. */
export const liquidScreeds: CallGold = {
  file: 'liquid-screeds.srt',
  kind: 'qualification',
  // A Friday, a quarter past ten in the morning in New Zealand (winter).
  calledAt: '2034-07-20T22:15:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Nikau Penfold',
  us: ['Nikau'],
  people: [],
  actions: [
    { owner: 'them', assignee: 'Lyall', words: /floor plans/i, due: '2034-07-21' },
    { owner: 'us', assignee: 'Nikau', words: /proper price/i, due: '2034-07-26' },
    {
      owner: 'us',
      assignee: 'Nikau',
      words: /selwyn|text you his number/i,
      due: '2034-07-21',
    },
    { owner: 'us', assignee: 'Hinemoa', words: /sample block|hinemoa/i, due: '2034-07-25' },
    {
      owner: 'us',
      assignee: 'Nikau',
      words: /tech sheet|email that through|is that written anywhere/i,
      due: '2034-07-21',
    },
    { owner: 'them', assignee: 'Lyall', words: /get a reading|text you the readings/i, due: '2034-07-24' },
    { owner: 'them', assignee: 'Lyall', words: /pressure test|test date/i, due: '2034-07-27' },
  ],
  notActions: [
    // Refused, or put off.
    /pencil (?:you|me) in/i,
    /coloured finish|it's a garage/i,
    // Done already.
    /link to our gallery|had a look at it/i,
    /used to work there/i,
    /when i sent that/i,
    /up a ladder/i,
    /they did two jobs/i,
    /poured in rotorua/i,
  ],
  open: [
    // The visit is a meeting.
    /past the site|council inspector/i,
    /friday the twenty-eighth/i,
    /bring a pie|mince and cheese/i,
    /(?:i'd|would you) talk to him/i,
    /pump all eight/i,
    /that's doable/i,
    /won't take my word/i,
    /hitting things/i,
    /comes down to three/i,
    /lyall at beechridge/i,
    /do you want me to/i,
    // Remarks that may count as doubts.
    /halfway through being sold/i,
    /bloke in auckland/i,
    /what's the catch/i,
    /nobody's measured/i,
    /nothing hiding behind/i,
    /not a day later/i,
  ],
  meetings: [{ words: /twenty-eighth|28(?:th)? (?:of )?july|july 28/i, at: '2034-07-28T13:00' }],
  budget: /fifty-eight thousand|\b58[,. ]?000|\b58k/i,
  notBudget: [/eighty-four|\$ ?84\b/i, /sixty-one|\$ ?61\b/i],
  // The firm is being sold; nobody knows.
  decisionMaker: null,
  timeline:
    /eighth of september|\b8(?:th)? (?:of )?september|september (?:the )?(?:8\b|8th|eighth)|2034-09-08/i,
  competitors: ['Floorwave'],
  notCompetitors: [
    'Flowset',
    'Beechridge Homes',
    'Geyserheat',
    'Selwyn',
    'Papamoa',
    'Rotorua',
    'Hamilton',
    'Auckland',
  ],
  objections: [
    { kind: 'price', words: /paying sixty-one|heck of a jump/i },
    { kind: 'trust', words: /split right across|really trust the stuff/i },
    { kind: 'timing', words: /five weeks\? that's|tilers are booked/i },
    { kind: 'competitor', words: /floorwave|leaning towards/i },
  ],
  lead: { name: 'Lyall Hutching', company: 'Beechridge Homes', email: 'lyall@beechridge.example' },
  mailTo: 'lyall@beechridge.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nz)?\$? ?(?:84|61|eighty-four|sixty-one)\b/i,
    /(?:nikau|selwyn|hinemoa)(?: penfold)? (?:signs|decides|approves|is the decision)/i,
    /^lyall(?: hutching)? (?:signs|decides|approves|is the decision)|decision[- ]maker: lyall/i,
    /(?:pencilled in|booked|reserved) (?:for|in) august/i,
    /coloured finish (?:is|was|has been) (?:agreed|ordered|accepted|wanted)/i,
    /geyserheat (?:is|as) (?:a |the )?(?:competitor|rival)/i,
    /(?:site visit|visit|meeting) (?:is |was )?(?:agreed|set|booked|fixed|scheduled) (?:for|on) [^.]{0,12}(?:thursday|27 july|july 27)/i,
  ],
  mood: 'mixed',
}
