import type { CallGold } from '../call-gold.ts'

/** Scotland; a football club complains of turnstiles that stopped on a match day: faith lost, an invoice not to be paid, a contract that the board could not be shown; an old chairman's fad, a wifi that was mended and a predecessor that never rang are no objections; no budget. */
export const turnstiles: CallGold = {
  file: 'turnstiles.txt',
  kind: 'complaint',
  // A Monday, half past nine in Scotland.
  calledAt: '2037-10-05T08:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Kirsty Abercrombie',
  us: ['Kirsty', 'Ewan'],
  people: [
    {
      id: 'lead-1',
      name: 'Moray Sinclair',
      company: 'Balcarron Thistle',
      email: 'moray@balcarronthistle.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Ewan',
      words: /have that in writing|you'll have it today/i,
      due: '2037-10-05',
    },
    {
      owner: 'them',
      assignee: 'Senga',
      words: /fifty old tickets|fifty sorted/i,
      due: '2037-10-07',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /can't cancel it myself|take it to (?:our|him)|wednesday, by five/i,
      due: '2037-10-07',
    },
    {
      owner: 'us',
      assignee: 'Kirsty',
      words: /one page on it|a page can't hurt|email you that on friday/i,
      due: '2037-10-09',
    },
    {
      owner: 'us',
      assignee: 'Ewan',
      words: /wee film|opened by hand/i,
      due: '2037-10-06',
    },
    {
      owner: 'them',
      assignee: 'Dougie',
      words: /serial numbers|photograph them/i,
      due: '2037-10-05',
    },
  ],
  notActions: [
    /under-twelves/i,
    /two spare readers|pie kiosk/i,
    /show the score|not with our results/i,
    /been through the logs/i,
    /ran a cable in july/i,
    /gate open and a bucket/i,
    /never once rang back/i,
    /is there popcorn/i,
    /a clicker and a smile/i,
    /engineer's in the ground/i,
  ],
  open: [
    // The visit is a meeting; to some also a task.
    /old version back|thursday at ten/i,
    // The call after it.
    /the 12th|monday at nine/i,
    /no updates between/i,
    // What happened: to some a doubt of its own.
    /stopped reading|in refunds by/i,
    /all has to be right/i,
    /bring a coat/i,
    /the lazy ones/i,
  ],
  meetings: [
    { words: /thursday at ten/i, at: '2037-10-08T10:00' },
    { words: /the 12th|monday at nine/i, at: '2037-10-12T09:00' },
  ],
  budget: null,
  notBudget: [/\b7[,. ]?300/i, /\b2[,. ]?800/i, /\b6[,. ]?400/i],
  decisionMaker: /alastair|croy/i,
  timeline: /the 24th|october 24|24(?:th)? (?:of )?october|2037-10-24|derby/i,
  competitors: ['Portcullis'],
  notCompetitors: ['Clickgate', 'Balcarron Thistle', 'Dougie', 'Alastair Croy'],
  objections: [
    { kind: 'trust', words: /who updates anything|lost faith/i },
    { kind: 'price', words: /mend your own mistake/i },
    // Said by what the board would do.
    { kind: 'authority', words: /bring our board|they'd throw me out/i },
  ],
  lead: { name: 'Moray Sinclair', company: 'Balcarron Thistle', email: 'moray@balcarronthistle.example' },
  mailTo: 'moray@balcarronthistle.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:7[,. ]?300|2[,. ]?800|6[,. ]?400)/i,
    /(?:moray|senga|kirsty|ewan|dougie)(?: sinclair| abercrombie| tait)? (?:signs|decides|approves|is the decision)/i,
    /(?:invoice|call-out) (?:is|was|has been|will be) (?:cancelled|waived|refunded)/i,
    /(?:ewan|clickgate)(?: tait)? (?:will|to) (?:leave|lend|bring) (?:two |the )?spare readers/i,
    /wednesday at ten (?:is|was) agreed/i,
    /(?:wifi|wi-fi) (?:is still|remains|keeps)/i,
    /(?:going|switching|moving) back to portcullis/i,
  ],
  mood: 'mixed',
}
