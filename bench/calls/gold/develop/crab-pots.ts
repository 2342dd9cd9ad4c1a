import type { CallGold } from '../call-gold.ts'

/** Newfoundland; a cold call about collapsible crab pots; no sum and no date; his sister Doreen says yes or no; a test sheet, a rule and a count of tags are all that is promised. */
export const crabPots: CallGold = {
  file: 'crab-pots.txt',
  kind: 'qualification',
  // A Wednesday, half past ten in Newfoundland.
  calledAt: '2042-01-22T14:00:00Z',
  timeZone: 'America/St_Johns',
  owner: 'Colby Zinck',
  us: ['Colby'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Gus',
      words:
        /count up the tags|find out how many|look in the shed|text you sunday|sunday's great|tags on them|i never counted|lost pots|pots (?:were |he )?lost/i,
      due: '2042-01-26',
    },
    {
      owner: 'us',
      assignee: 'Colby',
      words: /test sheet|from marystown|i'd read that|email it to you|send me something/i,
      due: '2042-01-23',
    },
    {
      owner: 'us',
      assignee: 'Colby',
      words:
        /check with the department|which one it is|ring on friday|dinner friday|friday, yeah|three-millimetre|twine|escape rings/i,
      due: '2042-01-24',
    },
  ],
  notActions: [
    /try ten of them|i'd lose them/i,
    /boat show|unless i'm sick/i,
    /would doreen talk|she would not/i,
    /price of crab comes|be patching/i,
    /call again in the summer|don't go calling/i,
    /put me on a list|on any list/i,
    /i waved at it/i,
    /he never bought nothing/i,
    /get you off the phone/i,
    /a young fella here in/i,
    /carry about twice/i,
    /i won't keep you/i,
    /something to do while/i,
    /if i sees the other half/i,
  ],
  open: [
    /text me at this number/i,
    /got your number now|out in the morning/i,
    /what's the address|tickleboat/i,
    // Nothing left for gear, and nothing looked for: objections to some.
    /nothing left|give you a number/i,
    /not looking at nothing/i,
    // To some an objection of timing.
    /might buy a few/i,
    /if doreen says no|got the boat in her/i,
    /not a brochure/i,
    /same as everybody/i,
    /first thing i'd look at/i,
    /don't want to tell you wrong/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/hundred and eighty-five|\b185\b/i, /hundred and ten|\b110\b/i],
  decisionMaker: /doreen|sister/i,
  timeline: null,
  competitors: ['Bonavist Traps'],
  notCompetitors: ['Ironmesh Pots', 'Marystown', 'Cape Breton', 'Lunenburg', 'Randy'],
  objections: [
    { kind: 'need', words: /twice as many\?|good enough, my son|what would i want/i },
    { kind: 'price', words: /some dear|hundred and eighty-five\? for|i pays a hundred and ten/i },
    { kind: 'trust', words: /how would you know that|last forever|holding up my clothesline/i },
  ],
  lead: { name: 'Gus Keeping', company: null, email: 'gus.keeping@tickleboat.example' },
  mailTo: 'gus.keeping@tickleboat.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:cad|ca)?\$? ?(?:185|110|a hundred)/i,
    /(?:gus|randy|colby|dad|his father)(?: keeping| zinck)? (?:signs|decides|approves|is the decision)/i,
    /(?:gus|he)(?: keeping)? (?:will|to|agreed to) (?:try|order|buy) (?:ten|some|the)/i,
    /colby(?: zinck)? (?:will|to) (?:call|contact) (?:doreen|again in (?:the )?summer)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april|march|summer|spring|friday|sunday)/i,
  ],
  mood: 'mixed',
}
