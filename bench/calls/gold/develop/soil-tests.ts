import type { CallGold } from '../call-gold.ts'

/** Western Australia; with times; a laboratory's quarterly talk with a farm; fourteen odd results; sixty-five thousand for testing; the trustee signs over five grand, Dad did once; no date for what is new. */
export const soilTests: CallGold = {
  file: 'soil-tests.txt',
  kind: 'renewal',
  // A Tuesday, half past seven in Western Australia (still Monday in UTC).
  calledAt: '2042-08-18T23:30:00Z',
  timeZone: 'Australia/Perth',
  owner: 'Tarryn Coyle',
  us: ['Tarryn'],
  people: [
    {
      id: 'lead-1',
      name: 'Kerrin Maddock',
      company: 'Bindaring Pastoral',
      email: 'kerrin@bindaring.example',
    },
    { id: 'lead-2', name: 'Jock Maddock', company: 'Bindaring Pastoral', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tarryn',
      words:
        /fourteen again|run them again|yeah, could you|twenty-ninth|same machine|new bench|(?:fourteen|14) samples|re-?run|re-?test/i,
      due: '2042-08-29',
    },
    {
      owner: 'us',
      assignee: 'Tarryn',
      words:
        /set the export up|whole of this season|row per paddock|bloody marvellous|\bexport\b|shouldn't be typing/i,
      due: '2042-08-20',
    },
    {
      owner: 'them',
      assignee: 'Kerrin',
      words: /boundaries|is there a file|there's a file|tonight's good|boundary/i,
      due: '2042-08-19',
    },
    {
      owner: 'them',
      assignee: 'Jock',
      words: /deep cores|all thirty|thirty to do|get to them|on monday|back paddocks|gap on the bench|cores/i,
      due: '2042-08-25',
    },
    {
      owner: 'us',
      assignee: 'Tarryn',
      words: /canola only|number for that|end of next week|that'll do|just the canola|canola/i,
      due: '2042-08-29',
    },
    {
      owner: 'them',
      assignee: 'Kerrin',
      words: /june's still open|pay it this afternoon|done june|four thousand three|june (?:invoice|bill)/i,
      due: '2042-08-19',
    },
  ],
  notActions: [
    /on the express|paying extra|just be right/i,
    /presentation for her|she'd hate that/i,
    /field day at moora|give it a miss|go to that|you're shearing/i,
    /two boxes, last/i,
    /fixed yesterday/i,
    /using the app|better than the texta/i,
    /decent finish to the season/i,
    /limed on your numbers/i,
    /on a sunday night/i,
    /asked in july/i,
    /that was paddockwise/i,
    /till he did his hip/i,
    /framed it/i,
  ],
  open: [
    // Agreed: the next quarterly, a meeting to most readers.
    /the eighteenth|next one of these|i'll talk loud|in the header/i,
    // Some day, when there is something.
    /give her the numbers/i,
    /holding you to that|please do/i,
    /bigger breakfast/i,
    /before nine or/i,
    /keep it for six months/i,
    // To some objections: late results, typing, no hurry.
    /fourteen didn't|it's the numbers on them|not that they were late|eight out there/i,
    /they're pretty/i,
    /easy\. i haven't|nice-to-have/i,
    /you people take ten|same-day/i,
    /trustee signs|reads things|scary/i,
    /old paddocks|that's hopeless/i,
    /stuffed up/i,
  ],
  meetings: [{ words: /the eighteenth|next one of these/i, at: '2042-11-18T07:30' }],
  budget: /sixty-five|\b65[,. ]?000|\b65 ?k/i,
  notBudget: [
    /forty-two dollars|\$ ?42\b|\b42\b/i,
    /eighty-one|\b81[,. ]?000|\b81 ?k/i,
    /nineteen bucks|\$ ?19\b/i,
    /another twelve|\$ ?12\b/i,
    /five grand|\b5[,. ]?000|\b5 ?k\b/i,
    /four thousand three|\b4[,. ]?300/i,
  ],
  decisionMaker: /helena|quartermaine|trustee/i,
  timeline: null,
  competitors: ['Paddockwise'],
  notCompetitors: [
    'Loamline',
    'Bindaring Pastoral',
    'Hendersons',
    'Mingenew',
    'Moora',
    'Helena Quartermaine',
  ],
  objections: [
    {
      kind: 'trust',
      words: /how do i know those|these are rubbish|limed on your|eight out there|it's the numbers on them/i,
    },
    { kind: 'price', words: /eighty-one\?|big jump|sixty-five thousand for|paying extra/i },
    { kind: 'competitor', words: /paddockwise|half sold|nineteen bucks|same-day|off a satellite/i },
  ],
  lead: { name: 'Kerrin Maddock', company: 'Bindaring Pastoral', email: 'kerrin@bindaring.example' },
  mailTo: 'kerrin@bindaring.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aud|a?\$)? ?(?:42\b|81|19\b|4[,. ]?300|5[,. ]?000|forty-two|eighty-one|nineteen|five grand|four thousand)/i,
    /(?:kerrin|jock|dad|tarryn)(?: maddock| coyle)? (?:signs|decides|approves|is the decision)/i,
    /tarryn(?: coyle)? (?:will|to) (?:present|visit|meet)[^.]{0,20}helena/i,
    /(?:kerrin|jock)(?: maddock)? (?:will|to|agreed to) (?:attend|go to|come to)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:august|november|christmas|twenty-ninth|spring|next week)/i,
    /express (?:service )?(?:is |was )?(?:agreed|ordered|accepted)/i,
  ],
  mood: 'mixed',
}
