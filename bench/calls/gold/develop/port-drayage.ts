import type { CallGold } from '../call-gold.ts'

/** United States; containers of patio furniture stood at the port while the website had them as delivered: demurrage of two parts, a surcharge, a cheaper haulier on the COO's desk, and two trucks of their own for the fall. */
export const portDrayage: CallGold = {
  file: 'port-drayage.srt',
  kind: 'complaint',
  // A Thursday, half past nine in the morning in Savannah.
  calledAt: '2031-08-14T13:30:00Z',
  timeZone: 'America/New_York',
  owner: 'Deshawn Purvis',
  us: ['Deshawn'],
  people: [
    {
      id: 'lead-1',
      name: 'Marybeth Konopka',
      company: 'Verandah & Vine',
      email: 'mkonopka@verandahvine.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Deshawn',
      words:
        /both boxes at your dock|noon tomorrow|(?:last|remaining|two) (?:two )?(?:boxes|containers)[^.]{0,30}dock/i,
      due: '2031-08-15',
    },
    {
      owner: 'us',
      assignee: 'Deshawn',
      words: /file a dispute|dispute with the terminal/i,
      due: '2031-08-14',
    },
    { owner: 'us', assignee: 'Carlotta', words: /carlotta|corrected invoice/i, due: '2031-08-18' },
    { owner: 'them', assignee: 'Marybeth', words: /14,300|check run/i, due: '2031-08-18' },
    {
      owner: 'us',
      assignee: 'Deshawn',
      words: /what went wrong|write it up|day by day, with|in your inbox/i,
      due: '2031-08-20',
    },
    { owner: 'us', assignee: 'Deshawn', words: /price two dedicated|over on the 19th/i, due: '2031-08-19' },
    {
      owner: 'them',
      assignee: 'Marybeth',
      words: /vessel schedule|close of business tomorrow/i,
      due: '2031-08-15',
    },
  ],
  notActions: [
    // Refused.
    /knocked ten percent|want a coupon/i,
    /pull on saturdays|staff saturdays/i,
    // Conditional.
    /if one more box/i,
    /if your guy's late/i,
    // Done already.
    /had his number since/i,
    /pulled four on the eleventh/i,
    /told about it last night/i,
    /down as delivered/i,
  ],
  open: [
    // The next call is a meeting.
    /the 21st/i,
    /resets on september 1/i,
    /that one's on us/i,
    /no adjectives/i,
    /per day/i,
    /who should dispatch call/i,
    /he won't be/i,
    /just didn't use it/i,
    /noon\. not four thirty/i,
    // Remarks that may count as doubts.
    /nobody tells anybody|since monday/i,
    /still high/i,
    /it's his call/i,
    /forty boxes a month/i,
    /8,700/i,
    /we'll see/i,
    /when that's gone/i,
  ],
  meetings: [{ words: /the 21st/i, at: '2031-08-21T09:00' }],
  budget: /\b55[,. ]?000|\b55k/i,
  notBudget: [/\b8[,. ]?700/i, /\b2[,. ]?100/i, /\b6[,. ]?600/i, /\b14[,. ]?300/i, /\$390\b/i, /\b445\b/i],
  decisionMaker: /cyrus|alderete|\bcoo\b/i,
  timeline: /september 2\b|2(?:nd)? (?:of )?september|2031-09-02|after labor day/i,
  competitors: ['Magnolia Haul'],
  notCompetitors: ['Lowtide Drayage', 'Halvard Line', 'Garden City', 'Vietnam', 'Ozzie'],
  objections: [
    { kind: 'trust', words: /believe a single thing|on that screen/i },
    { kind: 'competitor', words: /magnolia haul/i },
    { kind: 'price', words: /fuel surcharge|defend yours/i },
  ],
  lead: {
    name: 'Marybeth Konopka',
    company: 'Verandah & Vine',
    email: 'mkonopka@verandahvine.example',
  },
  mailTo: 'mkonopka@verandahvine.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:8[,. ]?700|2[,. ]?100|6[,. ]?600|14[,. ]?300|390|445)\b/i,
    /(?:marybeth|ozzie|deshawn|carlotta)(?: konopka| purvis)? (?:decides|approves|signs|is the decision)/i,
    /(?:ten|10) ?(?:%|percent) (?:discount )?(?:is|was|has been) (?:agreed|accepted)/i,
    /saturday (?:pulls|pickups|deliveries) (?:are|were|have been) (?:agreed|accepted|planned)/i,
    /marybeth(?: konopka)? has (?:already )?(?:cancel+ed|pulled) the account/i,
    /halvard(?: line)? (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'negative',
}
