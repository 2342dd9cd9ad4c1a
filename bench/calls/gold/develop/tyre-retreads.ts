import type { CallGold } from '../call-gold.ts'

/** Zambia; the price of retreaded tyres for a coach company; nine hundred thousand for the year; the new finance director approves; fitted by the end of March; an introduction and the alignment are declined. */
export const tyreRetreads: CallGold = {
  file: 'tyre-retreads.txt',
  kind: 'negotiation',
  // A Tuesday, ten in the morning in Zambia.
  calledAt: '2045-02-07T08:00:00Z',
  timeZone: 'Africa/Lusaka',
  owner: 'Chanda Mwila',
  us: ['Chanda'],
  people: [
    {
      id: 'lead-1',
      name: 'Mutinta Hamoonga',
      company: 'Batoka Coaches',
      email: 'mutinta@batokacoaches.example',
    },
    { id: 'lead-2', name: 'Gerald', company: 'Batoka Coaches', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Chanda',
      words:
        /back to my director|better price|when would i have that|have the new price|okay, thursday|put the transport in|transport will be in/i,
      due: '2045-02-09',
    },
    {
      owner: 'us',
      assignee: 'Chanda',
      words: /test sheets|send me those|tomorrow morning/i,
      due: '2045-02-08',
    },
    {
      owner: 'them',
      assignee: 'Gerald',
      words: /list with the sizes|have the list on monday|sort them|monday is fine/i,
      due: '2045-02-13',
    },
    {
      owner: 'them',
      assignee: 'Mutinta',
      words: /whether we can split|let you know on friday|split it/i,
      due: '2045-02-10',
    },
    {
      owner: 'us',
      assignee: 'Memory',
      words: /\bmemory\b|issue a new one|old company name|november invoice/i,
      due: '2045-02-07',
    },
  ],
  notActions: [
    /introduce myself|not yet|paper more than people|stay away/i,
    /wheel alignment|alignment ourselves/i,
    /if somebody pays me|pay you in seven|within seven/i,
    /replaced it in november/i,
    /they collect|do they collect|every two weeks/i,
    /mother-in-law/i,
    /retired in december/i,
    /retread king in ndola/i,
  ],
  open: [
    // Agreed: the meeting, a meeting to most readers.
    /wednesday at two/i,
    /calendars|in my car/i,
    /need the order this month|four weeks/i,
    /first hundred|smaller order|might go faster/i,
    /had told me|14,000/i,
    /directors don't look/i,
    /can't pay it like that/i,
    // He does not believe it: the same distrust.
    /you say so|can't see that/i,
    /ninety days/i,
    /say yes to 2,800/i,
    /must be fitted/i,
    /thirty days/i,
    /approves everything/i,
    /gerald, you're on|say something about/i,
  ],
  meetings: [{ words: /wednesday at two/i, at: '2045-02-15T14:00' }],
  budget: /\b900[,. ]?000\b|\b900 ?k\b|nine hundred thousand/i,
  notBudget: [
    /3[,. ]?150\b/i,
    /2[,. ]?600\b/i,
    /2[,. ]?800\b/i,
    /2[,. ]?750\b/i,
    /\b14[,. ]?000/i,
    /\b50[,. ]?000/i,
  ],
  decisionMaker: /sakala|finance director/i,
  timeline: /\bmar(?:ch)?\b|easter|2045-03-31|2045-04-0\d/i,
  competitors: ['Retread King'],
  notCompetitors: ['Kafubu Treads', 'Batoka Coaches', 'Kafue', 'Chirundu', 'Ndola', 'Memory', 'Phiri'],
  objections: [
    { kind: 'price', words: /is too much|paying 2,600|directors don't look/i },
    { kind: 'trust', words: /don't really trust|treads came off|can't see that/i },
    { kind: 'competitor', words: /retread king|with 2,750/i },
    { kind: 'timing', words: /too tight|three weeks just/i },
  ],
  lead: { name: 'Mutinta Hamoonga', company: 'Batoka Coaches', email: 'mutinta@batokacoaches.example' },
  mailTo: 'mutinta@batokacoaches.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:zmw|k)? ?(?:3[,. ]?150|2[,. ]?600|2[,. ]?800|2[,. ]?750|14[,. ]?000|50[,. ]?000)/i,
    /(?:mutinta|gerald|phiri|memory|chanda)(?: hamoonga| mwila)? (?:signs|decides|approves|is the decision)/i,
    /chanda(?: mwila)? (?:will|to) (?:visit|meet|see|introduce) [^.]{0,20}sakala/i,
    /(?:chanda|kafubu)[^.]{0,20} (?:will|to) (?:do|offer|provide) [^.]{0,20}alignment/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|december|february)/i,
  ],
  mood: 'mixed',
}
