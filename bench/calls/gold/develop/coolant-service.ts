import type { CallGold } from '../call-gold.ts'

/** Wisconsin; a cold call to a machine shop about its coolant; no budget; the sister decides since she bought the father out; before two new machines come; a visit, a free pump-out and a copy to her are declined. */
export const coolantService: CallGold = {
  file: 'coolant-service.txt',
  kind: 'qualification',
  // A Monday, a quarter past nine in Wisconsin.
  calledAt: '2041-01-14T15:15:00Z',
  timeZone: 'America/Chicago',
  owner: 'Brady Kunkel',
  us: ['Brady'],
  people: [
    {
      id: 'lead-1',
      name: 'Dale Ostby',
      company: 'Pine Lake Precision',
      email: 'dale@pinelakeprecision.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Lonnie',
      words: /label off the drum|take a picture|have him text|drum label|lonnie'd know/i,
      due: '2041-01-14',
    },
    {
      owner: 'us',
      assignee: 'Brady',
      words: /sample bottles|what's that cost me|then that's okay/i,
      due: '2041-01-15',
    },
    {
      owner: 'us',
      assignee: 'Brady',
      words: /text you his cell|bud heimerl|somebody we've been|might\. who/i,
      due: '2041-01-14',
    },
    {
      owner: 'us',
      assignee: 'Brady',
      words:
        /something on paper|what a regular service|one page|have it thursday|(?:^|: )thursday\. email|yeah, okay\. when/i,
      due: '2041-01-17',
    },
  ],
  notActions: [
    /swing by/i,
    /first pump-out|don't want free|free's how/i,
    /copy her in|she'd block you/i,
    /lonnie does it|shop vac/i,
    /first monday of the month/i,
    /cross-contaminated/i,
    /bought dad out|on a napkin/i,
    /if you liked the look/i,
    /bud owes me/i,
    /drawer with bills/i,
    /guys quoting parts/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /monday the twenty-eighth|two weeks|call the shop|will do\. thanks/i,
    // What he may do with the bottles, the number and the page.
    /you fill them/i,
    /ask him about my casting/i,
    /won't print it/i,
    /i'd have to look|i want to say/i,
    /hang on/i,
    /whole row clean|if i was going to do anything/i,
    /that's my sister/i,
    /recycle it at all/i,
    /lab does it/i,
    /i'll take it|talk loud/i,
    /no budget/i,
    /only part of this call/i,
    /maybe the lab/i,
    /come out with a truck/i,
    // To some the same distrust once more.
    /how the last guy/i,
  ],
  meetings: [{ words: /monday the twenty-eighth/i, at: '2041-01-28T09:30' }],
  budget: null,
  notBudget: [/buck ninety|\b1\.90/i, /three ten|\b3\.10/i, /eleven thousand|\b11[,. ]?000/i],
  decisionMaker: /jeanine|sister/i,
  timeline: /may sixth|may 6|sixth of may|6(?:th)? (?:of )?may|2041-05-0[56]|okuma/i,
  competitors: ['Valley Drum'],
  notCompetitors: [
    'Clearsump Fluids',
    'Pine Lake Precision',
    'Heim Tool',
    'Okuma',
    'Oshkosh',
    'Ripon',
    'Waupaca',
    'Lonnie',
  ],
  objections: [
    { kind: 'need', words: /don't see why i'd pay|lonnie does it|shop vac/i },
    { kind: 'price', words: /that's a lot|three ten\? oh boy|nearly double/i },
    { kind: 'trust', words: /strangers in my sumps|cross-contaminated|had rashes|bacteria growing/i },
  ],
  lead: { name: 'Dale Ostby', company: 'Pine Lake Precision', email: 'dale@pinelakeprecision.example' },
  mailTo: 'dale@pinelakeprecision.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:1\.90|3\.10|11|eleven thousand|three ten|buck ninety)/i,
    /(?:dale|lonnie|dad|brady|bud)(?: ostby| kunkel| heimerl)? (?:signs|decides|approves|is the decision)/i,
    /brady(?: kunkel)? (?:will|to) (?:email|contact|call|copy in|write to) jeanine/i,
    /brady(?: kunkel)? (?:will|to) (?:visit|swing by|come by|stop by)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}august/i,
  ],
  mood: 'mixed',
}
