import type { CallGold } from '../call-gold.ts'

/** Nova Scotia; a quarterly review of a kitchen shop's advertising; two counts that don't agree, a fee hard to defend, no showroom to shoot; the old owner's view, a praised report and a mended form are none. */
export const paidSearch: CallGold = {
  file: 'paid-search.txt',
  kind: 'renewal',
  // A Tuesday, half past nine in the morning in Nova Scotia.
  calledAt: '2037-01-20T13:30:00Z',
  timeZone: 'America/Halifax',
  owner: 'Mara Kinnear',
  us: ['Mara', 'Devon'],
  people: [
    {
      id: 'lead-1',
      name: 'Gwen Corkum',
      company: 'Fairlead Kitchens',
      email: 'gwen.corkum@fairleadkitchens.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Gwen',
      words: /send me your sheet|have to export it|send it over at lunch/i,
      due: '2037-01-20',
    },
    {
      owner: 'us',
      assignee: 'Devon',
      words: /lists side by side|what's missing, and why|line by line/i,
      due: '2037-01-26',
    },
    {
      owner: 'us',
      assignee: 'Devon',
      words: /could you block it again|all of the knobs|have those out today/i,
      due: '2037-01-20',
    },
    {
      owner: 'us',
      assignee: 'Mara',
      words: /two or three scenarios|three scenarios on thursday|work that out properly|percentage instead/i,
      due: '2037-01-22',
    },
    {
      owner: 'them',
      assignee: 'Gwen',
      words: /the hendersons|they'd let us in|at hockey on saturday/i,
      due: '2037-01-24',
    },
    {
      owner: 'us',
      assignee: 'Devon',
      words: /patrice get a login|for the dashboard|set her up tomorrow/i,
      due: '2037-01-21',
    },
  ],
  notActions: [
    /on the instagram|does that for pizza/i,
    /video ads|if the spring goes well/i,
    /web guy did it/i,
    /that tax form/i,
    /handed everything over/i,
    /bought one off a phone/i,
    /i'm framing that/i,
    /and then i rebuilt/i,
    /radio got thirty|don't ask|won't ask/i,
    /went through last week/i,
    /find my car/i,
  ],
  open: [
    // The talk with the new manager is a meeting.
    /present all this|how's the third|of february\?|burnside|in a hard hat|likes to see a face/i,
    // A first proposal, not taken up as said.
    /showroom next week|in somebody's house/i,
    /i'll figure out the colours/i,
    // The grumbling about leads; to some an objection.
    /they grumble|for a handle/i,
    /two hundred and forty of them/i,
    /off the top of my head, eighteen/i,
    /before you show me/i,
  ],
  meetings: [{ words: /how's the third|of february\?|burnside/i, at: '2037-02-03T10:00' }],
  budget: /ninety-six|\b96[,. ]?000|\b96 ?k/i,
  notBudget: [
    /forty-one thousand|\b41[,. ]?000|\b41 ?k/i,
    /sixty-three|\$ ?63\b/i,
    /seventy-eight|\$ ?78\b/i,
    /\bthirty\b(?!-)|\b30[,. ]?000|\b30 ?k/i,
    /twenty-four hundred|\b2[,. ]?400/i,
    /eighteen and a half|\b18[,. ]?500|\b18\.5/i,
    /twenty-one|\b21[,. ]?000/i,
  ],
  decisionMaker: /patrice|doucet|general manager/i,
  timeline: null,
  competitors: ['Clickhaus'],
  notCompetitors: [
    'Brightpier',
    'Fairlead Kitchens',
    'Wendell',
    'Patrice',
    'Moncton',
    'Hendersons',
    'Instagram',
    'Radio',
  ],
  objections: [
    // Said politely: their figures are not believed.
    { kind: 'trust', words: /my own sheet says|don't know what i'm looking at/i },
    { kind: 'price', words: /hard to defend|third of the pot|moving sliders/i },
    { kind: 'timing', words: /there is no showroom|middle of february|how you'd shoot anything/i },
  ],
  lead: { name: 'Gwen Corkum', company: 'Fairlead Kitchens', email: 'gwen.corkum@fairleadkitchens.example' },
  mailTo: 'gwen.corkum@fairleadkitchens.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:c?a?\$|cad)? ?(?:41|63\b|78\b|30[,. ]?000|2[,. ]?400|18[,. ]?500|21[,. ]?000|forty-one|twenty-four|thirty\b)/i,
    /(?:gwen|wendell|devon|mara)(?: corkum| kinnear)? (?:signs|decides|approves|is the decision|has the final)/i,
    /wendell (?:is against|objects|doubts|doesn't believe)/i,
    /(?:instagram|video ads?) (?:is |are |was |were )?(?:agreed|accepted|added)/i,
    /booking form (?:is|remains) (?:still )?(?:broken|breaking|a problem)/i,
    /contract (?:is |was )(?:renewed|signed)/i,
  ],
  mood: 'positive',
}
