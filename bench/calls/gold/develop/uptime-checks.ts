import type { CallGold } from '../call-gold.ts'

/** United States; an outdoor shop in Ohio looks for website monitoring after three dark hours on Black Friday: 900 a month against 1,400, sixty pages in one night from the last tool, and a co-owner who decides at her birthday lunch. */
export const uptimeChecks: CallGold = {
  file: 'uptime-checks.srt',
  kind: 'discovery',
  // A Tuesday, two in the afternoon in Ohio (standard time).
  calledAt: '2031-02-18T19:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Dana Kowalski',
  us: ['Dana Kowalski'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Marcus Reed',
      words:
        /timeline written up|shoot it over|love to read it|black friday timeline|timeline of (?:the )?(?:black friday|outage)/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Hank',
      words: /\bhank\b|sample ladder|get him on it|send it straight/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Priya Nair',
      words: /list with the addresses|order of pain|friday, then|list of (?:the )?(?:pages|addresses|urls)/i,
      due: '2031-02-21',
    },
    {
      owner: 'them',
      assignee: 'Marcus Reed',
      words: /walk (?:her|gwen) through|how does gwen hear|(?:present|explain|talk).*\bgwen\b/i,
      due: '2031-02-27',
    },
    {
      owner: 'us',
      assignee: 'Dana Kowalski',
      words: /price 40 checks|40 (?:checks )?and 60|on the 25th|keep it to half a page/i,
      due: '2031-02-25',
    },
    {
      owner: 'us',
      assignee: 'Dana Kowalski',
      words: /trial account|open a trial/i,
      due: '2031-02-18',
    },
    {
      owner: 'us',
      assignee: 'Dana Kowalski',
      words: /public report|by the end of the week|(?:outage|january) report/i,
      due: '2031-02-21',
    },
  ],
  notActions: [
    /birthday lunch, i'm already|(?:join|attend|come to).*\blunch/i,
    /ski shop|don't bother/i,
    /write up your black friday|after one that works/i,
    /hire the intern/i,
    /thursday work\?/i,
    /have to count/i,
    /warehouse scanners/i,
    /paged me 60 times/i,
    /sprint planning/i,
  ],
  open: [
    // The next step is a meeting.
    /pages on the screen|march 5|wednesday the 5th/i,
    // An answer without a promise of its own.
    /dentist|friday's great/i,
    /i'd read that/i,
    /break things on a weekend/i,
    /where do you send the numbers|best address/i,
    /sleep well|i'll try/i,
    // Remarks that may count as doubts.
    /almost word for word/i,
    /doesn't stretch/i,
    /that's what references do/i,
    /don't take my word/i,
    /up to gwen/i,
  ],
  meetings: [{ words: /wednesday the 5th|wednesday, march 5/i, at: '2031-03-05T15:00' }],
  budget: /\$?\b900\b/i,
  notBudget: [/1[,. ]?400/i, /86[,. ]?000/i, /50[,. ]?000/i],
  decisionMaker: /\bgwen\b|tillery/i,
  timeline: /april 10|10(?:th)? (?:of )?april|spring sale|2031-04-10/i,
  competitors: ['Pingdog'],
  notCompetitors: ['Shopfront', 'Cardinal Pay', 'Great Miami Kayaks', 'Pulsewatch', 'Buckeye Trail'],
  objections: [
    // The alarms of the last tool.
    { kind: 'trust', words: /paged me 60 times|live through that twice|on mute/i },
    { kind: 'price', words: /way north|hire the intern/i },
    { kind: 'timing', words: /freeze the code|it'd be tight/i },
    { kind: 'trust', words: /go dark yourselves|smoke alarm/i },
  ],
  lead: { name: 'Marcus Reed', company: 'Buckeye Trail Outfitters', email: 'marcus@buckeyetrail.example' },
  mailTo: 'marcus@buckeyetrail.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:1[,. ]?400|86[,. ]?000|50[,. ]?000)/i,
    /(?:marcus|priya)(?: reed| nair)? (?:decides|signs off|has the final say|is the decision)/i,
    /dana(?: kowalski)? (?:will|to|should) (?:join|attend|come to).*lunch/i,
    /dana(?: kowalski)? (?:will|to|should) (?:introduce|connect|set up).*(?:customer|ski shop|reference)/i,
    /(?:currently|still|now) us(?:es|ing) pingdog/i,
    /trial.*credit card (?:is )?(?:needed|required)/i,
  ],
  mood: 'mixed',
}
