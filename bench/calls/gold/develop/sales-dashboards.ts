import type { CallGold } from '../call-gold.ts'

/** Singapore; a demo of sales dashboards to a furniture wholesaler: one margin is five points out, the controller has her spreadsheets, and a man in Kuala Lumpur decides after the 2nd of September. */
export const salesDashboards: CallGold = {
  file: 'sales-dashboards.vtt',
  kind: 'demo',
  // A Wednesday, two in the afternoon in Singapore.
  calledAt: '2036-08-13T06:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Ling Tan',
  us: ['Wei Ling Tan', 'Arjun Pillai'],
  people: [
    { id: 'lead-1', name: 'Marcus Seah', company: 'Oakline', email: 'marcus.seah@oakline.example' },
    { id: 'lead-2', name: 'Priya Nair', company: 'Oakline', email: 'priya.nair@oakline.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Priya Nair',
      words: /\bexport|get it on friday|account 5400/i,
      due: '2036-08-18',
    },
    {
      owner: 'us',
      assignee: 'Arjun Pillai',
      words: /corrected (?:page|demo|margin)|correct(?:s|ing)? the (?:page|margin|demo)/i,
      due: '2036-08-20',
    },
    {
      owner: 'them',
      assignee: 'Marcus Seah',
      words: /time sheets|days (?:a month )?go\b|have it on tuesday/i,
      due: '2036-08-19',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling Tan',
      words:
        /paper for (?:mr )?hamid|write the (?:two-page )?paper|two pages for|two-page|by the 26th|by 26 august/i,
      due: '2036-08-26',
    },
    {
      owner: 'them',
      assignee: 'Marcus Seah',
      words:
        /hand(?:s|ing)? (?:it|the (?:\w+ )?paper|it over|the two pages) (?:over )?to (?:him|mr hamid)|on the 3rd\b|3 september/i,
      due: '2036-09-03',
    },
    {
      owner: 'us',
      assignee: 'Arjun Pillai',
      words: /security report|right after this call/i,
      due: '2036-08-13',
    },
    {
      owner: 'us',
      assignee: 'Arjun Pillai',
      words: /ledgerly|connector|whether it works|try it with ours/i,
      due: '2036-08-15',
    },
  ],
  notActions: [
    // Only under conditions.
    /halve the set-up/i,
    // Refused.
    /showed him the demo|fifteen minutes|never joins demos/i,
    /his assistant a copy|farah/i,
    /half-year audit/i,
    /lighting wholesaler|put you in touch|won't be necessary/i,
    // Of others, and done.
    /built the demo/i,
    /until the 2nd of september/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 21st/i,
    /invitation is on its way/i,
    /four is fine|until half past/i,
    /fair comparison/i,
    /asks priya what she thinks/i,
    /if you ever have to move/i,
    // Remarks that may count as doubts.
    /all i've got for it|25,600/i,
    /august is impossible/i,
    /find out afterwards/i,
    /argue all day|another rep's customers/i,
    /auditors ask me/i,
    /set-up takes three weeks/i,
  ],
  meetings: [{ words: /thursday the 21st|21 august|august 21/i, at: '2036-08-21T16:00' }],
  budget: /\b24[,. ]?000|\b24k/i,
  notBudget: [/\b31[,. ]?200/i, /\b21[,. ]?600/i, /\b25[,. ]?600/i, /\b4[,. ]?000\b/i],
  decisionMaker: /hamid|osman/i,
  // There is no date for it yet.
  timeline: null,
  competitors: [],
  notCompetitors: ['Ledgerly', 'Oakline'],
  objections: [
    { kind: 'trust', words: /five points out|can't rely on it|17% in my books/i },
    { kind: 'need', words: /already have spreadsheets|another tool for/i },
  ],
  lead: { name: 'Marcus Seah', company: 'Oakline', email: 'marcus.seah@oakline.example' },
  mailTo: 'marcus.seah@oakline.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:S?\$)?(?:31[,. ]?200|21[,. ]?600|25[,. ]?600)/i,
    /(?:marcus|priya|(?:our |the )?local managing director)(?: seah| nair)? (?:decides|approves|signs|is the decision)/i,
    /priya(?: nair)? (?:will|to|should) (?:write down|record|list) (?:where|her|the) .*days/i,
    /(?:send|mail|email) .*(?:to|copy) .*farah/i,
    /(?:wei ling|arjun)(?: tan| pillai)? (?:will|to|should) (?:show|present|demo) .*mr hamid/i,
    /(?:start|go live|in use|needed) (?:by|on|in) (?:the )?(?:2 |3 |1 )?(?:september|october)/i,
  ],
  mood: 'mixed',
}
