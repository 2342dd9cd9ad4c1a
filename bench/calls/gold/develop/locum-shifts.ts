import type { CallGold } from '../call-gold.ts'

/** Scotland; a hospital complains of a locum who never came and was invoiced; a free month and a visit are declined; no budget; the director decides since the boards merged. */
export const locumShifts: CallGold = {
  file: 'locum-shifts.txt',
  kind: 'complaint',
  // A Friday, a quarter to nine in Scotland.
  calledAt: '2030-09-06T07:45:00Z',
  timeZone: 'Europe/London',
  owner: 'Kirsteen Nairn',
  us: ['Kirsteen', 'Struan'],
  people: [
    {
      id: 'lead-1',
      name: 'Mhairi Drever',
      company: 'Glenbervie Infirmary',
      email: 'mhairi.drever@glenbervie.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Kirsteen', words: /credit note/i, due: '2030-09-11' },
    {
      owner: 'us',
      assignee: 'Struan',
      words: /i want it in writing|pull the logs|when might that be|end of next week|plain english/i,
      due: '2030-09-13',
    },
    {
      owner: 'them',
      assignee: 'Mhairi',
      words: /on your screen that night|let me have those|off this call|took pictures/i,
      due: '2030-09-06',
    },
    {
      owner: 'us',
      assignee: 'Struan',
      words: /ring every one of those|get on those phones/i,
      due: '2030-09-06',
    },
    {
      owner: 'us',
      assignee: 'Kirsteen',
      words: /text you that number|duty manager's mobile/i,
      due: '2030-09-06',
    },
    {
      owner: 'them',
      assignee: 'Dr Imrie',
      words: /mark them up|exactly it\. when|weekend\. tuesday|tuesday's great/i,
      due: '2030-09-10',
    },
  ],
  notActions: [
    /fee off for the whole|free month/i,
    /spoke to your board|hours about parking/i,
    /if it happens one more time/i,
    /told finance to sit on it/i,
    /check the app at six/i,
    /it's blocked|what's changed already/i,
    /had a coffee/i,
    /came in myself/i,
    /ration it/i,
    /rings round every single doctor/i,
    /play the panpipes|he sings/i,
    /i'd only advise/i,
    /brought shortbread/i,
  ],
  open: [
    // The next call is a meeting.
    /just us four again|the nineteenth/i,
    /put right before the winter|be there before that/i,
    // Standby doctors, once the shifts are known.
    /second doctor on standby|if i knew which ones|treat them all alike/i,
    /be nice to dr okafor/i,
    /the one in the hat/i,
    /second time since easter/i,
    // What the fee is against: to some an objection to the price.
    /fourteen per cent/i,
    /never have let him take both/i,
    /got a panpipe/i,
    /in your own words/i,
  ],
  meetings: [{ words: /the nineteenth/i, at: '2030-09-19T12:30' }],
  budget: null,
  notBudget: [/thirteen hundred and forty|\b1[,. ]?340/i, /fourteen per cent|\b14 ?%/i],
  decisionMaker: /gillian|rennie|workforce director/i,
  timeline: /first of october|october 1\b|1(?:st)? (?:of )?october|winter rota|2030-10-01/i,
  competitors: ['Medishift'],
  notCompetitors: ['Rosterhand', 'Glenbervie', 'Dundee', 'Perth', 'Gordon', 'Okafor'],
  objections: [
    { kind: 'trust', words: /believe the green tick|doesn't mean anything any more/i },
    { kind: 'competitor', words: /medishift have been on|hard to argue with|wee woman in perth/i },
  ],
  lead: { name: 'Mhairi Drever', company: 'Glenbervie Infirmary', email: 'mhairi.drever@glenbervie.example' },
  mailTo: 'mhairi.drever@glenbervie.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:1[,. ]?340|thirteen|14 ?%|fourteen)/i,
    /(?:mhairi|imrie|struan)(?: drever)? (?:signs|decides|approves|is the decision)/i,
    /(?:kirsteen|rosterhand)(?: nairn)? (?:will|to) (?:waive|take off|drop) /i,
    /mhairi(?: drever)? (?:will|to) give (?:you )?notice/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:24 august|april|easter)/i,
  ],
  mood: 'negative',
}
