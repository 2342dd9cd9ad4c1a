import type { CallGold } from '../call-gold.ts'

/** Denmark; a demo of software that plans trailer loads, to a furniture exporter; mirrors under wardrobes, IT without people, a rival's second offer; a colleague promises as well. */
export const loadPlanning: CallGold = {
  file: 'load-planning.txt',
  kind: 'demo',
  // A Monday, one in the afternoon in Denmark (summer time).
  calledAt: '2034-10-09T11:00:00Z',
  timeZone: 'Europe/Copenhagen',
  owner: 'Frode Kjeldgaard',
  us: ['Frode', 'Liv'],
  people: [
    {
      id: 'lead-1',
      name: 'Jytte Overgaard',
      company: 'Nordklit',
      email: 'jytte.overgaard@nordklit.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Kaspar',
      words: /twenty (?:loading )?lists|20 (?:loading )?lists|loading lists/i,
      due: '2034-10-11',
    },
    {
      owner: 'us',
      assignee: 'Liv',
      words: /comparison ready|comparison|the twenty-third/i,
      due: '2034-10-23',
    },
    {
      owner: 'them',
      assignee: 'Jytte',
      words: /confidentiality agreement|sign it, and you have it back/i,
      due: '2034-10-10',
    },
    { owner: 'us', assignee: 'Frode', words: /new offer for five|yes, do that/i, due: '2034-10-13' },
    {
      owner: 'us',
      assignee: 'Liv',
      words: /one interface to merkant|send you the description|interface description|yes, please/i,
      due: '2034-10-09',
    },
    {
      owner: 'them',
      assignee: 'Jytte',
      words: /week in november|ask (?:him|søren) for a week/i,
      due: '2034-10-12',
    },
  ],
  notActions: [
    // Refused.
    /further eight percent|we take one year/i,
    /free pilot|another one i don't want/i,
    /come to esbjerg|doesn't like salesmen/i,
    /that i won't tell you/i,
    // Supposed or conditional.
    /use it in szczecin|later story/i,
    // Done already.
    /mailed it to you on thursday/i,
    /watched your video/i,
    /tried kubik load/i,
  ],
  open: [
    /i'll invite all of you/i,
    // The next talk is a meeting.
    /the twenty-fifth/i,
    /find a time with torben/i,
    /bring the mirrors|bring a broken one/i,
    /convince in it/i,
    /liv begins/i,
    /real ones/i,
    /you can print the plan/i,
    /i recommend, he decides/i,
    /normally we need six weeks/i,
    // Remarks that may count as doubts.
    /we're also not six/i,
    /game from the nineties/i,
    /internet is gone/i,
    /more honest/i,
    /norwegians unload/i,
    /i want a decision/i,
    /forget it until summer/i,
  ],
  meetings: [{ words: /the twenty-fifth/i, at: '2034-10-25T10:00' }],
  budget: /two hundred thousand|\b200[,. ]?000|\b200k/i,
  notBudget: [/two hundred and forty thousand|\b240[,. ]?000|\b240k/i],
  decisionMaker: /torben|ravn|supply chain director/i,
  timeline: /eighth of january|january (?:8|eighth)\b|8(?:th)? (?:of )?january|2035-01-08/i,
  competitors: ['Kubik Load'],
  notCompetitors: ['Stowbright', 'Nordklit', 'Merkant', 'Esbjerg', 'Szczecin', 'Søren', 'Ole'],
  objections: [
    { kind: 'trust', words: /ninety-one i don't believe|mirrors lie under/i },
    { kind: 'competitor', words: /second offer in september|cheaper than yours/i },
    { kind: 'price', words: /that's too much|more i don't have/i },
    { kind: 'timing', words: /nobody free before|six weeks should come/i },
  ],
  lead: {
    name: 'Jytte Overgaard',
    company: 'Nordklit',
    email: 'jytte.overgaard@nordklit.example',
  },
  mailTo: 'jytte.overgaard@nordklit.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:dkk|kr\.?)? ?(?:240[,. ]?000|240k|two hundred and forty)/i,
    /(?:jytte|kaspar|søren|ole|frode)(?: overgaard| kjeldgaard)? (?:decides|approves|signs off|is the decision)/i,
    /(?:pilot|three[- ]year (?:term|contract)) (?:is|was|has been) (?:agreed|accepted)/i,
    /frode(?: kjeldgaard)? will (?:come to|visit|travel to) esbjerg/i,
    /(?:meeting|next call) (?:is |was )?(?:agreed |set |planned |scheduled )?(?:on|for) (?:october 23|23 october|the twenty-third)/i,
    /merkant (?:is|as) (?:a |the )?(?:competitor|rival)/i,
  ],
  mood: 'mixed',
}
