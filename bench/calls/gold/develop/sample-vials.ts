import type { CallGold } from '../call-gold.ts'

/** Canada; a water laboratory complains about vials that give off toluene: eleven clients to call, a rival with a certificate for every lot, a director who wanted them out; no budget said. */
export const sampleVials: CallGold = {
  file: 'sample-vials.txt',
  kind: 'complaint',
  // A Thursday, half past nine in the morning in Halifax (winter time).
  calledAt: '2030-01-24T13:30:00Z',
  timeZone: 'America/Halifax',
  owner: 'Derek Sloan',
  us: ['Derek', 'Yuki'],
  people: [
    {
      id: 'lead-1',
      name: 'Priya Menon',
      company: 'Fundy Water Labs',
      email: 'pmenon@fundywaterlabs.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Derek', words: /claims? form|form before noon/i, due: '2030-01-24' },
    {
      owner: 'them',
      assignee: 'Priya',
      words: /courier|could we get some of them|two (?:sealed )?boxes/i,
      due: '2030-01-25',
    },
    {
      owner: 'us',
      assignee: 'Yuki',
      words: /our results by|chromatograms|two instruments|results by wednesday/i,
      due: '2030-02-06',
    },
    {
      owner: 'us',
      assignee: 'Derek',
      words: /twenty of those|at your door|(?:twenty|20) (?:\w+ )?(?:boxes|vials)/i,
      due: '2030-01-28',
    },
    {
      owner: 'us',
      assignee: 'Derek',
      words: /drop (?:that|the) charge|\bvp\b|answer by tuesday/i,
      due: '2030-01-29',
    },
    {
      owner: 'them',
      assignee: 'Priya',
      words: /photo of (?:it|the)|store the vials/i,
      due: '2030-01-24',
    },
    {
      owner: 'us',
      assignee: 'Derek',
      words: /order on hold|stop it\. i don't|hold the order|order of yours/i,
      due: '2030-01-24',
    },
  ],
  notActions: [
    // Refused or put off.
    /come to dartmouth|come with a result/i,
    /five percent off|put a bow on it/i,
    /\$7,380|december invoice/i,
    // Conditional.
    /if you charge me three dollars/i,
    // Done already.
    /called moncton this morning/i,
    /changed the column/i,
    /asked her to wait/i,
    /had to call eleven/i,
    /wanted you out on the tenth/i,
  ],
  open: [
    // The next call is a meeting.
    /february 7|thursday the 7th|when yuki has her results/i,
    /run a blank from every box/i,
    /don't throw them out/i,
    /freight too|who's paying for them/i,
    /to know what happened/i,
    /we make those for the drug/i,
    /ever change a part again/i,
    /i'd like that from somebody/i,
    /you'll see what we see/i,
    /don't know of any change/i,
    /can we stay with/i,
    // Remarks that may count as doubts.
    /vials for three days|close the volatiles/i,
    /that's what scares me/i,
    /six percent more/i,
    /blank with toluene|lot 5528/i,
    /does anyone look|did anyone look/i,
    /leaning that way/i,
    /not a letter that says/i,
    /a form\. wonderful/i,
  ],
  meetings: [{ words: /february 7|thursday the 7th|7(?:th)? (?:of )?february/i, at: '2030-02-07T09:30' }],
  // Nobody said what they can spend.
  budget: null,
  notBudget: [/\b46[,. ]?000|\b46k/i, /\b7[,. ]?380/i, /four dollars|\$ ?4\b/i, /three dollars|\$ ?3\b/i],
  decisionMaker: /boudreau|esther|lab director/i,
  timeline: /february 25|25(?:th)? (?:of )?february|2030-02-25/i,
  competitors: ['Vialcraft'],
  notCompetitors: ['Clarion Glass', 'Moncton', 'Dartmouth'],
  objections: [
    { kind: 'trust', words: /trust the next box/i },
    { kind: 'competitor', words: /vialcraft was here/i },
  ],
  lead: { name: 'Priya Menon', company: 'Fundy Water Labs', email: 'pmenon@fundywaterlabs.example' },
  mailTo: 'pmenon@fundywaterlabs.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:c|ca)?\$? ?(?:46|7)[,. ]?\d/i,
    /(?:marc|priya|yuki)(?: menon)? (?:decides|approves|is the decision)/i,
    /derek(?: sloan)? (?:will|to|should) (?:visit|meet|see|talk to) (?:dr\.? )?(?:boudreau|esther)/i,
    /(?:46,?000|the claim) (?:is|was|has been|will be) (?:accepted|agreed|approved|paid)/i,
    /(?:five percent|5 ?%|discount) (?:is|was) (?:agreed|accepted)/i,
    /marc (?:will|to|should) pay (?:the )?(?:december )?invoice/i,
    /white septa (?:are|were) (?:confirmed|proven|proved)/i,
  ],
  mood: 'negative',
}
