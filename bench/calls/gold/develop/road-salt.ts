import type { CallGold } from '../call-gold.ts'

/** Ontario; a web subtitle file; a township's contract for road salt runs out; three hundred and ten thousand; the CAO signs now; the sheds full by the fifteenth of October; a visit, three years and blue salt are declined. */
export const roadSalt: CallGold = {
  file: 'road-salt.vtt',
  kind: 'renewal',
  // A Thursday, half past one in the afternoon in Ontario (summer time).
  calledAt: '2044-06-16T17:30:00Z',
  timeZone: 'America/Toronto',
  owner: 'Gord Beaulieu',
  us: ['Gord Beaulieu'],
  people: [
    {
      id: 'lead-1',
      name: 'Steph Wickens',
      company: 'Township of Elmsway',
      email: 'swickens@elmsway.example',
    },
    { id: 'lead-2', name: 'Anand Pillai', company: 'Township of Elmsway', email: 'apillai@elmsway.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Gord Beaulieu',
      words: /by month and by shed|need it for my report|have that tomorrow/i,
      due: '2044-06-17',
    },
    {
      owner: 'us',
      assignee: 'Gord Beaulieu',
      words: /early fill|next to the regular|side by side|talk to my boss|tuesday's fine/i,
      due: '2044-06-21',
    },
    {
      owner: 'them',
      assignee: 'Dwayne',
      words: /dwayne to measure|what each of them holds|the 24th/i,
      due: '2044-06-24',
    },
    {
      owner: 'us',
      assignee: 'Gord Beaulieu',
      words: /see the wording|have it from me|end of the month/i,
      due: '2044-06-30',
    },
    {
      owner: 'us',
      assignee: 'Brenda',
      words: /credit note|brenda|send it again|there this afternoon/i,
      due: '2044-06-16',
    },
    {
      owner: 'them',
      assignee: 'Steph Wickens',
      words: /email address of whoever|text it to you tonight|that's dwayne/i,
      due: '2044-06-16',
    },
  ],
  notActions: [
    /drive down and see her|won't be necessary/i,
    /treated stuff|dog turned blue|okay, no blue/i,
    /three-year deal|more than a year right now/i,
    /did turn into a bad winter|when it happened/i,
    /your truck got here/i,
    /steph could sign it/i,
    /tri-lake aggregates called/i,
    /mine was down/i,
    /gone over to them/i,
    /contract's up/i,
    /snow on the 20th/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /28th/i,
    /what the sheds'll hold|hole in the roof/i,
    // What he offers for the contract.
    /offer is a guarantee|in the contract/i,
    /a third of it early|how much cheaper/i,
    /asking me why we don't/i,
    // Small digs: to some the same distrust.
    /lumps|twice\.|people in the ditch/i,
    /scale tickets|there's a portal/i,
    /she goes by/i,
    /118\? we're paying/i,
    /talking to anybody else/i,
    /credit note we never got/i,
    /that's no trouble/i,
    /bit lower/i,
  ],
  meetings: [{ words: /28th/i, at: '2044-06-28T10:00' }],
  budget: /\b310[,. ]?000\b|\b310 ?k?\b|three hundred and ten/i,
  notBudget: [/\$? ?\b118\b/i, /\$? ?\b104\b/i, /\b107\b/i, /\b103\b/i, /\b112\b/i],
  decisionMaker: /marguerite|paquin|\bcao\b/i,
  timeline: /\boct(?:ober)?\b|fifteenth|2044-10-1[45]/i,
  competitors: ['Tri-Lake Aggregates'],
  notCompetitors: ['Kettle Bay Salt', 'Township of Elmsway', 'Brenda', 'Dwayne'],
  objections: [
    { kind: 'price', words: /too high for us|we'd go over it|118\? we're paying/i },
    { kind: 'trust', words: /count on you when it matters|ran out on the 19th/i },
    { kind: 'competitor', words: /tri-lake|offering 103|asking me why we don't/i },
  ],
  lead: { name: 'Steph Wickens', company: 'Township of Elmsway', email: 'swickens@elmsway.example' },
  mailTo: 'swickens@elmsway.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:cad|\$)? ?(?:118|104|107|103|112|2[,. ]?900|2[,. ]?940)\b/i,
    /(?:steph|anand|dwayne|brenda|gord|council)(?: wickens| pillai| beaulieu)? (?:signs|decides|is the decision)/i,
    /gord(?: beaulieu)? (?:will|to) (?:visit|see|meet|call) [^.]{0,12}(?:marguerite|paquin)/i,
    /gord(?: beaulieu)? (?:will|to) (?:quote|offer|supply) [^.]{0,20}(?:treated|blue|three-year)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:january|april|june)/i,
  ],
  mood: 'mixed',
}
