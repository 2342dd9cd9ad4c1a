import type { CallGold } from '../call-gold.ts'

/** Norway; the washing of eleven road tunnels goes from the seller to the man who runs it: a twelfth tunnel, two nights a week, forty broken lamps of the firm before, a race in May; nobody says who decides. */
export const tunnelWashing: CallGold = {
  file: 'tunnel-washing.txt',
  kind: 'handover',
  // A Monday, ten in the morning in Norway (winter time).
  calledAt: '2041-02-04T09:00:00Z',
  timeZone: 'Europe/Oslo',
  owner: 'Ingrid Solheim',
  us: ['Ingrid', 'Ewan'],
  people: [
    {
      id: 'lead-1',
      name: 'Torbjørn Lie',
      company: 'Sørfjord Veidrift',
      email: 'torbjorn.lie@sorfjordveidrift.example',
    },
  ],
  actions: [
    { owner: 'them', assignee: 'Torbjørn', words: /drawings/i, due: '2041-02-05' },
    {
      owner: 'us',
      assignee: 'Ewan',
      words: /price for (?:the )?kvitnes|end of next week/i,
      due: '2041-02-15',
    },
    {
      owner: 'them',
      assignee: 'Torbjørn',
      words: /traffic cent(?:re|er)|call them on wednesday/i,
      due: '2041-02-06',
    },
    {
      owner: 'us',
      assignee: 'Ewan',
      words: /need the data sheet|get the data sheet|(?:send|e?mail|provide)[^.]{0,30} data sheet/i,
      due: '2041-02-04',
    },
    {
      owner: 'them',
      assignee: 'Torbjørn',
      words: /solveig/i,
      due: '2041-02-07',
    },
    {
      owner: 'them',
      assignee: 'Torbjørn',
      words: /need keys|order you a new set|new set|(?:set of|new) keys/i,
      due: '2041-02-18',
    },
    {
      owner: 'us',
      assignee: 'Ewan',
      words: /two spare weeks|get the schedule|tunnel by tunnel|schedule by/i,
      due: '2041-02-20',
    },
    {
      owner: 'us',
      assignee: 'Ingrid',
      words: /my notes|notes from the autumn/i,
      due: null,
    },
  ],
  notActions: [
    // Refused.
    /put a price on that too|no, not now/i,
    /web page/i,
    /then we leave it out/i,
    // Conditional.
    /below minus five/i,
    // Done already.
    /talked with them in january/i,
    /broke forty lamps/i,
    /all signed since/i,
  ],
  open: [
    // The drive through the tunnels is a meeting.
    /thursday the 14th/i,
    /drive through them all together/i,
    /then i come too/i,
    /bags on them/i,
    /photos before and after|i'll look at them/i,
    /like to have it in/i,
    /ewan who runs it/i,
    /go down with the pressure/i,
    /don't make it too big/i,
    /first round must be finished/i,
    // Remarks that may count as doubts.
    /crazy, for dirty water/i,
    /only two nights|other nights we have/i,
    /three cold weeks/i,
    /when it's minus ten/i,
    /i'm sceptical/i,
    /see it when i drive/i,
  ],
  meetings: [{ words: /thursday the 14th|14 feb|feb(?:ruary)? 14/i, at: '2041-02-14T09:00' }],
  budget: /\b3[.,]4 ?(?:million|mill?\b|m\b)|\b3[,. ]400[,. ]000|three point four million|\b3400 ?k\b/i,
  notBudget: [/\b3\.1\b|\b3[,. ]100[,. ]000/i, /\b300[,. ]?000|\b300 ?k\b/i, /\b180[,. ]?000|\b180 ?k\b/i],
  // Signed already, and nobody says by whom.
  decisionMaker: null,
  timeline: /(?:16|16th)(?: of)? may|may 16|2041-05-16/i,
  competitors: ['Nordspyl'],
  notCompetitors: ['Sørfjord Veidrift', 'Odda', 'Voss', 'Solveig', 'Kvitnes'],
  objections: [
    { kind: 'trust', words: /broke forty lamps|somebody comes with high pressure/i },
    { kind: 'timing', words: /what makes me nervous|don't make it by may/i },
  ],
  lead: {
    name: 'Torbjørn Lie',
    company: 'Sørfjord Veidrift',
    email: 'torbjorn.lie@sorfjordveidrift.example',
  },
  mailTo: 'torbjorn.lie@sorfjordveidrift.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nok|kr)? ?(?:3\.1|300[,. ]?000|180[,. ]?000)/i,
    /(?:torbjørn|solveig|ingrid|ewan)(?: lie| solheim)? (?:decides|signs|is the decision)/i,
    /(?:ewan|ingrid)(?: solheim)? (?:will|to|should) (?:price|quote|take) [^.]{0,20}(?:dirty water|waste water|tanker)/i,
    /(?:ewan|ingrid)(?: solheim)? (?:will|to|should) (?:set up|send|give) [^.]{0,20}web page/i,
    /kvitnes (?:is|was) (?:included|in the contract|part of the contract)/i,
    /nordspyl (?:has|have) three machines/i,
    /ewan (?:will|to) go to spain/i,
  ],
  mood: 'mixed',
}
