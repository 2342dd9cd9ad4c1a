import type { CallGold } from '../call-gold.ts'

/** Singapore; a marine claims firm gives up two racks in a data hall after nine years: the new owner in Rotterdam wants the cloud, a surcharge came unannounced, and the account manager winds it up with grace. */
export const rackSpace: CallGold = {
  file: 'rack-space.vtt',
  kind: 'cancellation',
  // A Wednesday, three in the afternoon in Singapore.
  calledAt: '2044-11-16T07:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Tan Wei Ling',
  us: ['Wei Ling'],
  people: [
    {
      id: 'lead-1',
      name: 'Harish Menon',
      company: 'Straits Marine Claims',
      email: 'harish.menon@straitsclaims.example',
    },
    {
      id: 'lead-2',
      name: 'Cheryl Goh',
      company: 'Straits Marine Claims',
      email: 'cheryl.goh@straitsclaims.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words:
        /notice has arrived|end date on it|letter with|tomorrow evening|confirm(?:s|ing|ation)?.*(?:notice|end date)/i,
      due: '2044-11-17',
    },
    {
      owner: 'them',
      assignee: 'Harish',
      words: /get a list|2 december|on leave from monday|serial numbers/i,
      due: '2044-12-02',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /exit checklist|next ten minutes/i,
      due: '2044-11-16',
    },
    {
      owner: 'us',
      assignee: 'Faizal',
      words: /faizal|\bshred|then do that, yes|certificate/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /closer to 30|on monday i'll tell|our finance does|(?:ask|tell).*\bdeposit\b/i,
      due: '2044-11-21',
    },
    {
      owner: 'us',
      assignee: 'Wei Ling',
      words: /credit note|have it corrected/i,
      due: '2044-11-30',
    },
    {
      owner: 'them',
      assignee: 'Cheryl',
      words: /release it|payment run|one click|(?:pay|release).*october/i,
      due: '2044-11-18',
    },
  ],
  notActions: [
    /talk to mr vos|sent a slide/i,
    /don't send it/i,
    /suppose it was 3,900/i,
    /quarter rack|when i go, i go/i,
    /what nimbus charges|haven't seen it myself/i,
    /door's open|noodle stall/i,
    /within 90 days|closer to 60/i,
    /asked nicely/i,
    /to three people now/i,
    /tuesday, 10 january/i,
  ],
  open: [
    // The walk is a meeting.
    /make it the thursday|12th of january|loading bay/i,
    // The emptying itself, as it was settled.
    /to be empty|by the end of january|goes out on the 31st|another week|3rd of february/i,
    /please do\.|not too much trouble/i,
    /who's carrying|merlion movers/i,
    /disks in merlion/i,
    /line four/i,
    // The notice itself.
    /not renewing/i,
    // Remarks that may count as doubts.
    /all of it in nimbus|rotterdam happened/i,
    /where was that number/i,
    /exactly what annoys/i,
    /just put it on the bill/i,
    /bit late for me/i,
    /have complained/i,
    /stood in the rain/i,
    /more interested in the deposit/i,
  ],
  meetings: [{ words: /12th of january|3 pm at the loading/i, at: '2045-01-12T15:00' }],
  budget: null,
  notBudget: [/4[,. ]?600/, /\b780\b/, /3[,. ]?900/, /9[,. ]?200/],
  decisionMaker: /\bvos\b|rotterdam|waalhaven/i,
  timeline:
    /\b9(?:th)?\b.*january|january 9|on the 9th|middle of january|mid[- ]january|end of january|31 january|january 31|3(?:rd)? (?:of )?february|february 3|2045-01-(?:09|31)|2045-02-03/i,
  competitors: ['Nimbus Asia'],
  notCompetitors: ['Waalhaven', 'Merlion Movers', 'Rotterdam', 'Faizal'],
  objections: [
    { kind: 'price', words: /lot for two cupboards|surcharge of 780/i },
    { kind: 'trust', words: /cooling was off|ring me at 38/i },
    { kind: 'trust', words: /it was announced|just put it on the bill/i },
  ],
  lead: {
    name: 'Harish Menon',
    company: 'Straits Marine Claims',
    email: 'harish.menon@straitsclaims.example',
  },
  mailTo: 'harish.menon@straitsclaims.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$ ?)?(?:4[,. ]?600|780|3[,. ]?900|9[,. ]?200)/i,
    /(?:harish|cheryl)(?: menon| goh)? (?:decides|has the final say|is the decision)/i,
    /(?:accepts|accepted|agrees to|agreed to) (?:the )?(?:new )?(?:offer|s?\$ ?3[,. ]?900)/i,
    /(?:cancellation|notice) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /wei ling (?:will|to|should) (?:send|forward) (?:the|an|a|her) (?:new |written )?offer/i,
    /harish(?: menon)? (?:will|to) (?:share|send|forward) (?:the )?nimbus/i,
    /(?:harish|straits)[^.]* (?:keeps|will keep|agreed to keep) a (?:quarter|small)/i,
  ],
  mood: 'mixed',
}
