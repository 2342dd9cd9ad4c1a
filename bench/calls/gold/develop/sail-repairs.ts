import type { CallGold } from '../call-gold.ts'

/** New Zealand; a charter fleet is handed from sales to the sail loft; seventy-two thousand for the winter; the chair of the trust says yes to extras, Waimarie did once; Labour Weekend; the last loft lost a mainsail. */
export const sailRepairs: CallGold = {
  file: 'sail-repairs.txt',
  kind: 'handover',
  // A Monday, nine in the morning in New Zealand (still Sunday in UTC).
  calledAt: '2042-09-14T21:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Isobel Fairweather',
  us: ['Isobel', 'Matiu'],
  people: [
    {
      id: 'lead-1',
      name: 'Waimarie Hapeta',
      company: 'Torea Charters',
      email: 'waimarie@toreacharters.example',
    },
    { id: 'lead-2', name: 'Brendan', company: 'Torea Charters', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Isobel',
      words:
        /copy of the contract|in your inbox this afternoon|signs at lunch|collecting paper|signed (?:copy|contract)/i,
      due: '2042-09-15',
    },
    {
      owner: 'us',
      assignee: 'Matiu',
      words: /programme|boat by boat|can't take bookings|until thursday|thursday\. brendan/i,
      due: '2042-09-18',
    },
    {
      owner: 'them',
      assignee: 'Brendan',
      words: /huia|their sails could|getting those to us|run them down|on wednesday/i,
      due: '2042-09-17',
    },
    {
      owner: 'them',
      assignee: 'Waimarie',
      words: /certificate|the marine one|before the first ones|scan it and send/i,
      due: '2042-09-16',
    },
    {
      owner: 'us',
      assignee: 'Matiu',
      words:
        /find out from the mill|which blue|pacific something|stopped making|about the strip|blue strip|(?:the |sun |uv )strip/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Delia',
      words: /deposit|put it through|payments in one go|on the thirtieth/i,
      due: '2042-09-30',
    },
  ],
  notActions: [
    /morning in the loft|argue with you/i,
    /logo on the sail|birds on them/i,
    /new one's eight thousand|nobody flies it|spinnaker off kotuku/i,
    /rot in the batten|take a picture before/i,
    /i had it out in august/i,
    /lost a mainsail/i,
    /i just said go on/i,
    /i counted lunches/i,
    /bang my knee/i,
    /they fly it once/i,
    /turned up in tauranga/i,
    /i'll miss you/i,
  ],
  open: [
    // Agreed: the walk, a meeting to most readers.
    /walk the boats|twenty-third|eight, opua|at the opua|i'll find you/i,
    // The fleet as a whole.
    /labour weekend|twenty-fourth of october|last four in the week/i,
    // Taken on, and part of the programme to most readers.
    /two of them forward|i'd rather|it'll be in the/i,
    /look it up yourself|believe it when/i,
    /are you writing this|up here/i,
    /mind the step/i,
    /for the first week you can|it's matiu for everything|still ring you/i,
    /bring evidence|whose yes|she'd like that/i,
    /has to be on the table/i,
    /all match|gone grey/i,
    // The last loft's lateness: to some a doubt.
    /always said it was the cloth/i,
    /pulling teeth/i,
    /gets a number here/i,
    /look for the man/i,
  ],
  meetings: [{ words: /twenty-third|eight, opua|at the opua/i, at: '2042-09-23T08:00' }],
  budget: /seventy-two|\b72[,. ]?000|\b72 ?k/i,
  notBudget: [/eight thousand nine|\b8[,. ]?900/i, /fourteen thousand|\b14[,. ]?000/i],
  decisionMaker: /delia|paraone|\bchair\b/i,
  timeline: /labour weekend|twenty-fourth|24(?:th)? (?:of )?oct|october 24|oct\.? 24|2042-10-24/i,
  competitors: ['Hibiscus Sails'],
  notCompetitors: [
    'Southwind',
    'Torea Charters',
    'Huia',
    'Kea',
    'Kotuku',
    'Opua',
    'Tauranga',
    'Delia Paraone',
  ],
  objections: [
    {
      kind: 'trust',
      words:
        /lost a mainsail|bit nervous|waving goodbye|uncomfortable|believe it when|said it was the cloth/i,
    },
    { kind: 'timing', words: /too tight|one southerly|four in the last week/i },
  ],
  lead: { name: 'Waimarie Hapeta', company: 'Torea Charters', email: 'waimarie@toreacharters.example' },
  mailTo: 'waimarie@toreacharters.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nzd|nz?\$)? ?(?:8[,. ]?900|14|eight thousand|fourteen)/i,
    /(?:waimarie|brendan|matiu|isobel)(?: hapeta| fairweather)? (?:signs|decides|approves|is the decision)/i,
    /(?:new )?spinnaker (?:is |was )?(?:ordered|agreed|to be (?:made|replaced))/i,
    /(?:logo|training|loft morning) (?:is |was )?(?:agreed|ordered|accepted)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:wednesday|thursday|thirtieth|september)/i,
  ],
  mood: 'positive',
}
