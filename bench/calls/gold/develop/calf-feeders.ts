import type { CallGold } from '../call-gold.ts'

/** New Zealand; a milk feeder for calves mixed cold and four calves died: the alarm rang on an oil rig, a bill is disputed, a dealer would take it in trade; a second stall is laughed at, and the farm's owner decides. */
export const calfFeeders: CallGold = {
  file: 'calf-feeders.txt',
  kind: 'complaint',
  // A Tuesday, a quarter past eight in the morning in New Zealand.
  calledAt: '2034-08-14T20:15:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Tamati Rewiti',
  us: ['Tamati'],
  people: [
    {
      id: 'lead-1',
      name: 'Jo Struthers',
      company: 'Hokonui Flats Dairy',
      email: 'jo@hokonuiflats.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Keith', words: /swap (?:that|the) element|over in gore/i, due: '2034-08-15' },
    {
      owner: 'us',
      assignee: 'Tamati',
      words: /put the alarm|alarm on (?:your|her|jo's) mobile/i,
      due: '2034-08-15',
    },
    { owner: 'us', assignee: 'Tamati', words: /bill to rochelle|rochelle/i, due: '2034-08-17' },
    { owner: 'them', assignee: 'Jo', words: /vet's report/i, due: '2034-08-15' },
    { owner: 'them', assignee: 'Jo', words: /pull the stick|stick out/i, due: '2034-08-15' },
    { owner: 'us', assignee: 'Tamati', words: /their findings|findings/i, due: '2034-08-25' },
    {
      owner: 'us',
      assignee: 'Tamati',
      words: /wants showing|show blair/i,
      due: '2034-08-24',
    },
  ],
  notActions: [
    // Refused.
    /second station|selling me another/i,
    /loan machine|got buckets/i,
    /give her a ring|leave her alone|won't ring her/i,
    /don't send me the form|i won't send it/i,
    /video on the website|seen the video/i,
    // Supposed.
    /not promising/i,
    /put towards it|nothing's been set aside/i,
    /take yours as a trade-in/i,
    // Done already.
    /rang him before/i,
    /broom handle|put my hand in there/i,
    /got your messages|fourth wasn't polite/i,
    /i can't repeat it/i,
  ],
  open: [
    // The visit is a meeting.
    /the 24th/i,
    /about the four calves/i,
    /anything from the vet|report's what they want/i,
    /memory stick|want it, i suppose|our engineers do/i,
    /in english/i,
    /calves to tube/i,
    /right by then/i,
    // Remarks that may count as doubts.
    /like last time's/i,
    /phone that isn't mine|buried four/i,
    /three minutes/i,
    /this close/i,
    /not mine to spend|she decides/i,
    /i laughed|have a laugh/i,
    /calves to weigh/i,
    /not signing anything/i,
    /sorry doesn't bring/i,
    /so you keep saying/i,
    /bill for eight hundred/i,
    /warren left in may/i,
  ],
  meetings: [{ words: /\b24th|august 24|24 august/i, at: '2034-08-24T09:00' }],
  // Nothing's been set aside, "and I wouldn't tell you if it had".
  budget: null,
  notBudget: [
    /nineteen hundred|\b1[,. ]?900\b/i,
    /fourteen and a half|\b14[,. ]?500/i,
    /eight hundred and sixty|\$ ?860\b/i,
    /two grand|\b2[,. ]?000\b/i,
  ],
  decisionMaker: /dalgleish/i,
  timeline: /fifth of september|september (?:5|fifth)\b|\b5(?:th)? (?:of )?september|2034-09-05/i,
  competitors: ['Kalvo'],
  notCompetitors: ['Southfeed Systems', 'Gore', 'Taranaki', 'Keith', 'Warren Pike', 'Rochelle'],
  objections: [
    { kind: 'trust', words: /don't trust it now|look after itself/i },
    { kind: 'price', words: /not paying nineteen hundred/i },
    { kind: 'competitor', words: /kalvo/i },
  ],
  lead: { name: 'Jo Struthers', company: 'Hokonui Flats Dairy', email: 'jo@hokonuiflats.example' },
  mailTo: 'jo@hokonuiflats.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nz)?\$?(?:1[,. ]?900|14[,. ]?500|860|2[,. ]?000|two grand|nineteen hundred)/i,
    /(?<!not )\b(?:jo|keith|rochelle|blair|tamati)(?: struthers| rewiti)? (?:signs|decides|approves|is the decision)/i,
    /tamati(?: rewiti)? (?:will|is going to) (?:ring|call|phone|contact) (?:mrs )?dalgleish/i,
    /(?<!no )(?:second station|loan machine) (?:is|was|has been) (?:agreed|ordered|accepted)/i,
    /(?:bill|callout)(?: of \$?1,?900)? (?:was|has been) (?:cancelled|waived|credited)/i,
    /(?:next (?:call|meeting|talk|visit)|(?:call|meeting|talk|visit) (?:is |was )?(?:agreed|fixed|set|planned|booked)):? (?:is )?(?:on |for )?(?:the 23rd|wednesday|august 23|23 august)/i,
  ],
  mood: 'negative',
}
