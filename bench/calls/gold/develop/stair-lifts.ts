import type { CallGold } from '../call-gold.ts'

/** Yorkshire; a subtitle file; a housing association renews the servicing of its stairlifts; eighty-eight thousand; nobody knows who signs before a merger; three years refused; in place for the first of April. */
export const stairLifts: CallGold = {
  file: 'stair-lifts.srt',
  kind: 'renewal',
  // A Wednesday, half past eleven in Yorkshire.
  calledAt: '2042-02-05T11:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Neville Ashworth',
  us: ['Neville'],
  people: [
    {
      id: 'lead-1',
      name: 'Carol Bickerdike',
      company: 'Airedale Tenants Trust',
      email: 'c.bickerdike@airedaletenants.example',
    },
    { id: 'lead-2', name: 'Usman', company: 'Airedale Tenants Trust', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Usman',
      words: /spreadsheet|written down which|tidy it up|send it you on friday/i,
      due: '2042-02-07',
    },
    {
      owner: 'us',
      assignee: 'Neville',
      words:
        /price for the one year|without them eighteen|when do you want it|start of next week|have it monday|one[- ]year price/i,
      due: '2042-02-10',
    },
    {
      owner: 'us',
      assignee: 'Keith',
      words:
        /keith's over that way|keith look in|stay till it works|canal row|mrs whiteley(?:'s)? lift|bring up mrs whiteley/i,
      due: '2042-02-06',
    },
    {
      owner: 'us',
      assignee: 'Neville',
      words:
        /whole of last year|run it off|i can show you that|got a stamp on|response times?|call-out (?:times|figures|log|records)/i,
      due: '2042-02-05',
    },
    {
      owner: 'them',
      assignee: 'Carol',
      words: /find out who|that'd help me|got to sign it, though/i,
      due: null,
    },
  ],
  notActions: [
    /sign for three|six per cent|tying us in/i,
    /an app now|no charge while|haven't got a mobile/i,
    /talk to this interim|don't, they've enough/i,
    /if it's good i'll say|be on the phone/i,
    /keith do the training|he did, in november/i,
    /bingley job|paid it on thursday/i,
    /even if the paper/i,
    /he's got a narrowboat/i,
    /eighteen taken out/i,
    /chap were in here/i,
    /they ring usman/i,
    /not asked them for owt/i,
  ],
  open: [
    // Agreed: the call, a meeting to most readers.
    /the fourteenth|ten o'clock|half an hour once/i,
    /wear a tie/i,
    /leave you two/i,
    /bring it down by a few|need to\.$/i,
    /stops halfway|been out to twice|that's not on/i,
    // Nobody knows who signs: an objection to some.
    /honestly don't know who|interim board, there's|wound that up/i,
    /first of april|can't have a gap|my insurers wouldn't/i,
    /starts with an eight/i,
    /there all day/i,
    /still in our figure|reckon they are/i,
    /budget meeting/i,
  ],
  meetings: [{ words: /the fourteenth|ten o'clock/i, at: '2042-02-14T10:00' }],
  budget: /eighty-eight|\b88[,. ]?000|\b88 ?k/i,
  notBudget: [
    /ninety-seven|\b97[,. ]?[04]00|\b97 ?k/i,
    /ninety-one|\b91[,. ]?000|\b91 ?k/i,
    /eighty-four|\b84[,. ]?000|\b84 ?k/i,
    /two thousand one hundred|\b2[,. ]?100/i,
  ],
  decisionMaker: null,
  timeline: /first of april|april 1\b|april 1st|apr\.? 1\b|1(?:st)? (?:of )?apr|2042-04-01/i,
  competitors: ['Ascendcare'],
  notCompetitors: [
    'Steadfast Lifts',
    'Airedale Tenants Trust',
    'Pennine Homes',
    'Roger',
    'Keith',
    'Whiteley',
  ],
  objections: [
    {
      kind: 'price',
      words: /can't do ninety-seven|nearly ten over|ninety-seven thousand four|eighty-eight thousand for/i,
    },
    { kind: 'timing', words: /tying us in|not the moment|merging with|their lot doing/i },
    {
      kind: 'trust',
      words: /stopped believing|nowt to prove|tell me it's next day|four hours in the contract/i,
    },
    { kind: 'competitor', words: /ascendcare|about eighty-four|sniffing round|tempted by owt/i },
  ],
  lead: {
    name: 'Carol Bickerdike',
    company: 'Airedale Tenants Trust',
    email: 'c.bickerdike@airedaletenants.example',
  },
  mailTo: 'c.bickerdike@airedaletenants.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:97|91|84|2[,. ]?100|ninety|eighty-four|two thousand)/i,
    /(?:carol|usman|roger|keith|neville|the (?:assets )?committee)(?: bickerdike| ashworth)? (?:signs|decides|approves|is the decision)/i,
    /(?:three[- ]year|three years) (?:is |was |were )?(?:agreed|accepted|signed)/i,
    /neville(?: ashworth)? (?:will|to) (?:present|talk|speak|come)[^.]{0,15}board/i,
    /(?:carol|airedale tenants trust)(?: bickerdike)? (?:has )?(?:renewed|signed|switched|moved to)/i,
  ],
  mood: 'mixed',
}
