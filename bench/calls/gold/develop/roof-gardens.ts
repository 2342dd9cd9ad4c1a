import type { CallGold } from '../call-gold.ts'

/** Copenhagen; a subtitle file; a school's green roof is handed over to its builder; no budget; the bursar says yes to extras since the climbing wall; finished before the summer school; watering and care are declined. */
export const roofGardens: CallGold = {
  file: 'roof-gardens.srt',
  kind: 'handover',
  // A Monday, nine in the morning in Denmark (summer time).
  calledAt: '2044-04-04T07:00:00Z',
  timeZone: 'Europe/Copenhagen',
  owner: 'Signe Bundgaard',
  us: ['Signe', 'Mads'],
  people: [
    {
      id: 'lead-1',
      name: 'Liz Hartley',
      company: 'Sundby International School',
      email: 'lhartley@sundbyinternational.example',
    },
    { id: 'lead-2', name: 'Torben', company: 'Sundby International School', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Liz',
      words: /structural engineer|forward it to you|as a pdf|off the call/i,
      due: '2044-04-04',
    },
    {
      owner: 'us',
      assignee: 'Mads',
      words: /guarantee|if it's in writing|will be in writing/i,
      due: '2044-04-07',
    },
    {
      owner: 'us',
      assignee: 'Ida',
      words: /\bida\b|take the samples|wednesday the thirteenth/i,
      due: '2044-04-13',
    },
    { owner: 'them', assignee: 'Torben', words: /open the hatch|let her up/i, due: '2044-04-13' },
    {
      owner: 'us',
      assignee: 'Mads',
      words: /the application|need a permit|that's ours|crane permit/i,
      due: '2044-04-08',
    },
    {
      owner: 'us',
      assignee: 'Mads',
      words: /draft of the letter|what does it have to say/i,
      due: '2044-04-05',
    },
    {
      owner: 'them',
      assignee: 'Liz',
      words: /signed and stamped|letter from you as the owner|back from me/i,
      due: '2044-04-08',
    },
    {
      owner: 'us',
      assignee: 'Mads',
      words: /week by week|next monday, the eleventh|pin on the wall/i,
      due: '2044-04-11',
    },
  ],
  notActions: [
    /automatic watering|watering cans|can't compete/i,
    /care of the plants|leave it for now|do that himself/i,
    /invite annelise|heights aren't/i,
    /if the plants came late/i,
    /contract is signed/i,
    /bucket in the library/i,
    /approved a climbing wall/i,
    /growing pineapples/i,
    /told me june, it was october/i,
    /something up there that costs extra/i,
    /have read the whole file/i,
  ],
  open: [
    // Agreed: the site meeting, a meeting to most readers.
    /wednesday the twentieth|sensible shoes/i,
    /about caps|for a cap/i,
    /make coffee/i,
    /pin on the wall/i,
    /close them on the same day|two small holes|holes\? in my roof/i,
    /seventeenth of june|stand in the street/i,
    // He wanted another firm: to some an objection.
    /torben wanted the other|better caps/i,
    // She is not the one to say yes: to some an objection.
    /not the one who can say yes/i,
    // No money for it: to some an objection.
    /eighty-six thousand/i,
    /shout upwards/i,
    /begin with strawberries/i,
    /promised the parents/i,
    /bees|counted them/i,
    /half a page/i,
    /who is your contact|will build your roof/i,
  ],
  meetings: [{ words: /wednesday the twentieth/i, at: '2044-04-20T09:00' }],
  budget: null,
  notBudget: [/eighty-six thousand|\b86[,. ]?000|\b86 ?k/i],
  decisionMaker: /annelise|krogh|bursar/i,
  timeline:
    /twenty-seventh of june|june 27|27(?:th)? (?:of )?june?\b|27\.? jun|jun\.? 27|june twenty-seventh|2044-06-2[67]|summer school/i,
  competitors: ['Taghaven'],
  notCompetitors: ['Mosstag', 'Sundby International School', 'Ida', 'Odense', 'Jutland'],
  objections: [
    { kind: 'trust', words: /don't like that|not very confident|bucket in the library/i },
    { kind: 'timing', words: /get nervous|leaves us enough time|it was october/i },
  ],
  lead: {
    name: 'Liz Hartley',
    company: 'Sundby International School',
    email: 'lhartley@sundbyinternational.example',
  },
  mailTo: 'lhartley@sundbyinternational.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:dkk|kr\.?)? ?(?:86|640|eighty-six)/i,
    /(?:liz|torben|signe|mads|ida)(?: hartley| bundgaard)? (?:signs|decides|approves|is the decision)/i,
    /mads (?:will|to) (?:offer|quote|install|include) [^.]{0,20}(?:watering|care|maintenance)/i,
    /mads (?:will|to) invite annelise/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|easter|twentieth of april)/i,
  ],
  mood: 'positive',
}
