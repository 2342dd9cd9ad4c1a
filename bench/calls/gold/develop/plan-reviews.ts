import type { CallGold } from '../call-gold.ts'

/** Ohio; a web subtitle file; a county's building department sees software for plan reviews; fifty-two thousand in the capital plan; nobody knows who decides since the administrator left; training and a talk to the commissioners are declined. */
export const planReviews: CallGold = {
  file: 'plan-reviews.vtt',
  kind: 'demo',
  // A Thursday, ten in the morning in Ohio (summer time).
  calledAt: '2041-03-14T14:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Corey Vandegrift',
  us: ['Corey Vandegrift'],
  people: [
    {
      id: 'lead-1',
      name: 'Gene Stoltz',
      company: 'Ashtaway County',
      email: 'gstoltz@ashtawaycounty.example',
    },
    { id: 'lead-2', name: 'Tricia Balmer', company: 'Ashtaway County', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Corey Vandegrift',
      words: /get in there by myself|try to break it|test login|fake plans|breaking things/i,
      due: '2041-03-18',
    },
    {
      owner: 'them',
      assignee: 'Tricia Balmer',
      words: /one real set|dollar store|scan that one|big scanner|tuesday's great/i,
      due: '2041-03-19',
    },
    {
      owner: 'us',
      assignee: 'Corey Vandegrift',
      words: /page of the contract|export part|show me where/i,
      due: '2041-03-15',
    },
    {
      owner: 'them',
      assignee: 'Gene Stoltz',
      words:
        /which mapping system|find out from him|which version|i'll see him tonight|email you tomorrow\.$|\blyle, he does/i,
      due: '2041-03-15',
    },
    {
      owner: 'us',
      assignee: 'Corey Vandegrift',
      words: /price it for us|without the app|have it by wednesday/i,
      due: '2041-03-20',
    },
    {
      owner: 'us',
      assignee: 'Corey Vandegrift',
      words: /about our size|wexley|ask them if they'd|get you a name/i,
      due: '2041-03-22',
    },
  ],
  notActions: [
    /two days of training|skip that/i,
    /i came out and presented|let's not\. not till/i,
    /security questionnaire|all forty pages/i,
    /if the state pushes/i,
    /harmon county/i,
    /blueprint desk was here/i,
    /commissioners used to do it|she left in january/i,
    /then i stamp them/i,
    /arm-wrestle|get in line/i,
    /can it do that with people/i,
  ],
  open: [
    // Agreed: the next look, a meeting to most readers.
    /thursday the 28th|the 28th at ten|works for me/i,
    /buy him a beer/i,
    /tricia'll teach us|bring a ruler/i,
    // What he wants to do with the page.
    /county attorney/i,
    /hold the price through/i,
    /what if the inspector app|bring it down some/i,
    // Nobody knows who decides: to some an objection.
    /couldn't tell you|told us who it is now|whose desk/i,
    // To some still the same doubt about the need.
    /clipboards, they're happy/i,
    /not stamping six/i,
    /share my screen/i,
    /live by october/i,
    /everything out every month/i,
  ],
  meetings: [{ words: /thursday the 28th|the 28th at ten/i, at: '2041-03-28T10:00' }],
  budget: /fifty-two|\b52[,. ]?000|\b52 ?k/i,
  notBudget: [
    /sixty-four|\b64[,. ]?000|\b64 ?k/i,
    /thirty-nine|\b39[,. ]?000|\b39 ?k/i,
    /three hundred thousand|\b300[,. ]?000/i,
    /forty-eight hundred|\b4[,. ]?800/i,
  ],
  decisionMaker: null,
  timeline:
    /october first|october 1\b|october 1st|first of october|1(?:st)? (?:of )?oct|oct\.? 1\b|2041-10-01|by october|school bond|this fall/i,
  competitors: ['Blueprint Desk'],
  notCompetitors: ['Permitloom', 'Ashtaway County', 'Harmon County', 'Wexley County', 'Lyle', 'Tricia'],
  objections: [
    { kind: 'need', words: /never lost a plan|what it is we'd be fixing|out in nine days/i },
    {
      kind: 'trust',
      words:
        /get at their own records|want to be that guy|going to be around|harmon county|company got sold/i,
    },
    { kind: 'price', words: /that's a problem|sixty-four\. well|fifty-two thousand in/i },
  ],
  lead: { name: 'Gene Stoltz', company: 'Ashtaway County', email: 'gstoltz@ashtawaycounty.example' },
  mailTo: 'gstoltz@ashtawaycounty.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:64|39|300|4[,. ]?800|sixty-four|thirty-nine|three hundred|forty-eight)/i,
    /(?:gene|tricia|lyle|corey|the commissioners?|the administrator)(?: stoltz| balmer| vandegrift)? (?:signs|decides|approves|is the decision)/i,
    /corey(?: vandegrift)? (?:will|to) (?:present|come out|train|visit)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}january/i,
    /(?:gene|ashtaway county)(?: stoltz)? (?:has )?(?:bought|ordered|signed)/i,
  ],
  mood: 'mixed',
}
