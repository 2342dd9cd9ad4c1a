import type { CallGold } from '../call-gold.ts'

/** New Jersey; a pizzeria is called cold; samples, an invoice and a printer's answer are agreed; a visit, a call to the sister and a newsletter are not; no budget, no date. */
export const pizzaBoxes: CallGold = {
  file: 'pizza-boxes.txt',
  kind: 'qualification',
  // A Tuesday, three in the afternoon in New Jersey.
  calledAt: '2029-06-05T19:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Tiffany Ruiz',
  us: ['Tiffany'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Tiffany',
      words: /sample pack|try some out|twenty of the|free i can do/i,
      due: '2029-06-06',
    },
    {
      owner: 'them',
      assignee: 'Sal',
      words: /last box invoice|i do the books thursday|text it to you|thursday's great/i,
      due: '2029-06-07',
    },
    {
      owner: 'us',
      assignee: 'Tiffany',
      words: /can you find out|wendell|art guy|end of day friday/i,
      due: '2029-06-08',
    },
  ],
  notActions: [
    /come by next week|bring some lunch|don't come by|no visit/i,
    /give carmela a call|don't call her|no call to carmela/i,
    /newsletter|solar panels/i,
    /if the samples hold up|first five hundred/i,
    /you'll hear from me/i,
    /store them for you/i,
    /half mushroom|twenty-five minutes/i,
    /mondays we're closed|not mondays/i,
    /came to my wedding|salad spinner/i,
    /pray for me/i,
    /he'd come back if/i,
    /opened nutley/i,
    /undercut richie/i,
  ],
  open: [
    // Vague and without a day, half a joke.
    /show her the box/i,
    /send the boxes/i,
    /side door|front door/i,
    /see if they hold up/i,
    // Small grumbles: objections to some.
    /everybody's got vents/i,
    /ain't got room|ladies' room|wanted a whole truck/i,
    /paterson paper|twenty-two years/i,
    /till the phone rings/i,
    /unless she says so|i make the sauce/i,
    /in august it's like/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /forty-one cents|\$?0?\.41\b|\b41 cents/i,
    /thirty-six\b|\b36 cents|\$?0?\.36\b/i,
    /six grand|\b6[,. ]?000|\b6k/i,
    /thirty-eight\b|\b38 cents|\$?0?\.38\b/i,
  ],
  decisionMaker: /carmela|my sister|his sister/i,
  timeline: null,
  competitors: ['Paterson Paper'],
  notCompetitors: ['Boxwright', "Gennaro's", 'Richie', 'Wendell', 'Nutley', 'Secaucus', 'Bloomfield'],
  objections: [
    { kind: 'need', words: /i got a box guy/i },
    { kind: 'price', words: /get outta here|pay more for cardboard|a nickel on every box/i },
    { kind: 'price', words: /six grand sitting|ten pallets\. that's|not doing that/i },
  ],
  lead: { name: 'Sal', company: "Gennaro's", email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:6[,. ]?000|6k|six|0?\.41|41|36|38)/i,
    /(?:sal|pop|richie|nephew) (?:signs|decides|approves|is the decision)/i,
    /tiffany(?: ruiz)? (?:will|to) (?:visit|come by|stop by|call carmela|bring)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:august|thursday|friday|april)/i,
  ],
  mood: 'mixed',
}
