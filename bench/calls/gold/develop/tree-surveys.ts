import type { CallGold } from '../call-gold.ts'

/** New Zealand; a quarterly talk that turns into a renewal after a limb fell on a resident's car; a climber, a letter, a login, a list and a council's answer are settled over several turns; Beverley signed until the merger. */
export const treeSurveys: CallGold = {
  file: 'tree-surveys.txt',
  kind: 'renewal',
  // A Thursday, nine in the morning in New Zealand, where it is UTC+13; the day before Waitangi Day.
  calledAt: '2032-02-04T20:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Wiremu Kereama',
  us: ['Wiremu', 'Robyn'],
  people: [
    {
      id: 'lead-1',
      name: 'Beverley Rutherford',
      company: 'Harakeke Villages',
      email: 'beverley@harakekevillages.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jess',
      words:
        /go back and look|want a climber|where's jess|so, tuesday\?|tuesday she could|jess'll climb|\bclimb\b[^.]{0,30}macrocarpa|macrocarpa[^.]{0,40}(?:climb|re-?inspect)/i,
      due: '2032-02-10',
    },
    {
      owner: 'us',
      assignee: 'Wiremu',
      words: /after a letter|i'll write that myself|have it on monday|letter (?:for|to) the insur/i,
      due: '2032-02-09',
    },
    {
      owner: 'us',
      assignee: 'Robyn',
      words: /get my own one|still the gardens one|gardens at harakeke|a login this|can't get in|\blogin\b/i,
      due: '2032-02-05',
    },
    {
      owner: 'them',
      assignee: 'Sanjeev',
      words: /about branches\?|a dozen, maybe|those before jess|type them up|codebreaker/i,
      due: '2032-02-08',
    },
    {
      owner: 'them',
      assignee: 'Beverley',
      words: /bit of a nudge|ring that woman|by friday week|on the consent|the thirteenth/i,
      due: '2032-02-13',
    },
    {
      owner: 'us',
      assignee: 'Wiremu',
      words: /rework the one-year|line for each village|on the nineteenth/i,
      due: '2032-02-19',
    },
    { owner: 'them', assignee: 'Beverley', words: /property committee on|when they sit/i, due: '2032-02-26' },
  ],
  notActions: [
    /storm watch|drives round after|pyjamas/i,
    /replanting|club would riot/i,
    /went three years|three years of anything/i,
    /both reds are already/i,
    /gone in for her glasses/i,
    /gone fishing|she'd come too/i,
    /put it in before christmas/i,
    /doing a hāngī|the one digging|say a prayer/i,
    /because it was on a sticky/i,
    /wiping his boots/i,
    /dined out on it/i,
    /called me beryl/i,
    /roofs are getting/i,
    /don't tell me that/i,
  ],
  open: [
    // An offer that she waved away without a no.
    /show you the letter/i,
    /park well away/i,
    /book the crane/i,
    // To some an objection by itself.
    /still came down/i,
    /that's the lot/i,
    /nobody looking up|without a gap/i,
    /do both in one go/i,
    /armpit|don't like the look/i,
    /won't cost you/i,
  ],
  meetings: [],
  budget: /(?<!and |-)\bforty thousand|\b40[,. ]?000|\b40k/i,
  notBudget: [
    /thirty-seven and a half|\b37[,. ]?500|\b37\.5/i,
    /forty-one six|\b41[,. ]?600|\b41\.6/i,
    /thirty-three|\b33[,. ]?000|\b33k/i,
    /a hundred and eighty|\b180(?:[,. ]?000|k)?\b/i,
    /thirty-nine|\b39[,. ]?000|\b39k/i,
    /fifty thousand|\b50[,. ]?000|\b50k/i,
    /eight thousand|\b8[,. ]?000/i,
  ],
  decisionMaker: /murray|teale|property committee/i,
  timeline: /first of april|april 1\b|1(?:st)? (?:of )?april/i,
  competitors: ['Greenspan Trees'],
  notCompetitors: ['Rootline', 'Jess', 'Honda', 'Aitken', 'Drysdale', 'Raglan', 'Murray', 'Sanjeev'],
  objections: [
    { kind: 'trust', words: /green dot/i },
    { kind: 'price', words: /that's eleven percent|straight face/i },
    { kind: 'competitor', words: /greenspan|eight thousand less|people will ask me why/i },
  ],
  lead: {
    name: 'Beverley Rutherford',
    company: 'Harakeke Villages',
    email: 'beverley@harakekevillages.example',
  },
  mailTo: 'beverley@harakekevillages.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|nzd|nz\$)? ?(?:37|41|33|180|39|50|thirty|fifty|forty-one)/i,
    /(?:beverley|sanjeev|robyn)(?: rutherford)? (?:signs|decides|approves|has the final|is the decision)/i,
    /wiremu(?: kereama)? (?:will|to) (?:plant|replant|drive round|book the crane)/i,
    /three[- ]year (?:deal|agreement|contract) (?:is |was )?(?:agreed|signed)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:february|christmas|nineteenth|twenty-sixth)/i,
  ],
  mood: 'mixed',
}
