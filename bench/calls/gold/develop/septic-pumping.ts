import type { CallGold } from '../call-gold.ts'

/** Ontario; a campground's tank ran over after a pumping that was only ticked off; the bill and a measure come from them, two pumpings, records and a page from us; a rival wants the contract; Glenda signed once. */
export const septicPumping: CallGold = {
  file: 'septic-pumping.txt',
  kind: 'complaint',
  // A Monday, eleven in the morning in Ontario; the next Monday is Civic Holiday.
  calledAt: '2033-07-25T15:00:00Z',
  timeZone: 'America/Toronto',
  owner: 'Duane Kowalchuk',
  us: ['Duane'],
  people: [
    {
      id: 'lead-1',
      name: 'Marnie Fitzgerald',
      company: 'Isinglass Lake Campground',
      email: 'marnie@isinglasslake.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Duane',
      words: /get hold of tyson|call you tomorrow|interested in a story/i,
      due: '2033-07-26',
    },
    {
      owner: 'them',
      assignee: 'Marnie',
      words: /send me their bill|sure can|picture of it and email/i,
      due: '2033-07-25',
    },
    {
      owner: 'us',
      assignee: 'Colleen',
      words: /pump both of them|wednesday the truck comes/i,
      due: '2033-07-27',
    },
    { owner: 'us', assignee: 'Duane', words: /bridge on mill road|i'll let her know/i, due: null },
    {
      owner: 'us',
      assignee: 'Duane',
      words: /want a picture of it|written into your agreement|that i'd like/i,
      due: '2033-08-02',
    },
    {
      owner: 'us',
      assignee: 'Duane',
      words: /pump-out records|straight to her|to me first|all in the system|thursday's good/i,
      due: '2033-07-28',
    },
    {
      owner: 'them',
      assignee: 'Reg',
      words: /measure it for me|wrong one twice|do it tonight and text/i,
      due: '2033-07-25',
    },
  ],
  notActions: [
    /put you on alarms|rings your phone|he's cheaper/i,
    /shut the loop off/i,
    /stuck the pole in/i,
    /called them sunday already/i,
    /have to dig/i,
    /frame's cracked/i,
    /sold us her half/i,
    /supposed to be here thursday/i,
    /you've gotta report it/i,
    /the whole contract/i,
    /want a raise/i,
    /the raccoons/i,
    /driving to the plant/i,
  ],
  open: [
    // The visit is a meeting; to some also a task.
    /thursday at ten|bring boots/i,
    /butter tarts/i,
    // A credit once the bill is there: a promise to some.
    /as a credit/i,
    // Who pays: objections to some.
    /not eating that|who's paying for that|got to be empty and working/i,
    /text you when she leaves|the truck comes\. she/i,
    /just show up|we'll show up/i,
    /go hose something/i,
    /look at the trucks|let me just/i,
    /the riser's about|i'll let the rain|let the rain in/i,
    /done on a sheet/i,
    /friday noon/i,
    /we can do that/i,
  ],
  meetings: [{ words: /thursday at ten/i, at: '2033-07-28T10:00' }],
  budget: null,
  notBudget: [/eleven hundred and fifty|\b1[,. ]?150/i, /twenty-nine|\$29\b/i, /three hundred|\$300\b/i],
  decisionMaker: /marnie|fitzgerald/i,
  timeline: /friday|july 29|29(?:th)? (?:of )?july|2033-07-29|long weekend|civic holiday/i,
  competitors: ['Shoreline Sanitation'],
  notCompetitors: ['Blue Heron', 'Isinglass', 'Guelph', 'Glenda', 'Tyson', 'Colleen', 'Mack'],
  objections: [
    { kind: 'trust', words: /don't believe the schedule|second time this year|like, a nice idea/i },
    { kind: 'competitor', words: /shoreline already asked|i'm tempted/i },
  ],
  lead: { name: 'Marnie Fitzgerald', company: 'Isinglass Lake', email: 'marnie@isinglasslake.example' },
  mailTo: 'marnie@isinglasslake.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|cad)? ?(?:1[,. ]?150|29\b|300|eleven hundred|three hundred|twenty-nine)/i,
    /(?:glenda|reg|tyson|colleen|the health unit) (?:signs|decides|approves|is the decision)/i,
    /(?:duane|blue heron)(?: kowalchuk)? (?:will|to) [^.]{0,20}(?:alarm|float)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:july 28|28 july|august 2|2 august)/i,
    /(?:switched|moved|signed)[^.]{0,15}(?:to|with) shoreline/i,
  ],
  mood: 'mixed',
}
