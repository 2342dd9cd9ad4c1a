import type { CallGold } from '../call-gold.ts'

/** Canada; an arena leaves its cups after a sale; lipstick, lost cups, a group contract; a pickup, a count, a letter about the deposit; Moncton decides, it used to be Noelle; no budget. */
export const reusableCups: CallGold = {
  file: 'reusable-cups.txt',
  kind: 'cancellation',
  // A Thursday, one in the afternoon in Halifax.
  calledAt: '2036-09-25T16:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Tristan LeBlanc',
  us: ['Tristan'],
  people: [
    { id: 'lead-1', name: 'Noelle Fougere', company: 'Saltmarsh Arena', email: 'nfougere@saltmarsh.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Wally',
      words: /set up the pickup|email you the time|next week's okay/i,
      due: '2036-10-03',
    },
    {
      owner: 'them',
      assignee: 'Brent',
      words: /your people do a count|concession kids|the sheet from me/i,
      due: '2036-10-30',
    },
    {
      owner: 'us',
      assignee: 'Tristan',
      words: /somebody in there by tomorrow|where the beer lines are/i,
      due: '2036-09-26',
    },
    {
      owner: 'us',
      assignee: 'Tristan',
      words: /get that in writing|a letter by monday|monday works/i,
      due: '2036-09-29',
    },
    {
      owner: 'us',
      assignee: 'Tristan',
      words: /how many we go through|pull it for the last two|is the tenth soon|tenth of october/i,
      due: '2036-10-10',
    },
    {
      owner: 'them',
      assignee: 'Brent',
      words: /see the slip|scan it and email/i,
      due: '2036-09-25',
    },
  ],
  notActions: [
    /came back with something|couldn't even look at it/i,
    /for me to call him|i'd leave it|i'll leave it/i,
    /keep the lobster ones|buck each|in my family/i,
    /leave you two tickets|fog machine/i,
    /credit it, it's/i,
    /lets you down/i,
    /changed the line in april/i,
    /tech in on the eighth|fixed the other one/i,
    /rinsing every cup/i,
    /held it up to the light/i,
    /signed it for all seven/i,
    /a letter from you folks/i,
  ],
  open: [
    // The pickup itself, and what the depot does on the day.
    /truck comes in the morning after|everything gone by/i,
    /counts on the truck/i,
    // The deposit comes back once the count is agreed.
    /comes back in thirty days|see that again/i,
    /probably gonna be a credit/i,
    /get you out of it properly/i,
    // A fear of a bill; to some a doubt of the seller.
    /bill at christmas|count them before they go/i,
    // A delivery billed and a leak; complaints to some.
    /never got, the fourteenth|they're leaking/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /eleven thousand four hundred|\b11[,. ]?400/i,
    /six thousand|\b6[,. ]?000/i,
    /three hundred and twenty|\$320\b/i,
    /a buck each/i,
  ],
  decisionMaker: /sylvain|roche/i,
  timeline: /thirty-first of october|october 31|31(?:st)? (?:of )?october|2036-10-31/i,
  competitors: ['Greenpour'],
  notCompetitors: [
    'Cupround',
    'Harbourline Venues',
    'Saltmarsh Arena',
    'Sport and Heritage',
    'Moncton',
    'Wally',
  ],
  objections: [
    { kind: 'trust', words: /don't trust the wash|lipstick/i },
    { kind: 'price', words: /lost cups\. we paid|way too much money/i },
    { kind: 'competitor', words: /they use greenpour|that's who we get/i },
    { kind: 'authority', words: /not allowed to go back|unless sylvain/i },
  ],
  lead: { name: 'Noelle Fougere', company: 'Saltmarsh Arena', email: 'nfougere@saltmarsh.example' },
  mailTo: 'nfougere@saltmarsh.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ca)?\$?(?:11[,. ]?400|6[,. ]?000|320|eleven thousand|six thousand|three hundred)/i,
    /(?:noelle|brent|wally)(?: fougere)? (?:signs|decides|approves|is the decision)/i,
    /tristan(?: leblanc)? (?:will|to) (?:call|contact|phone) sylvain/i,
    /tristan(?: leblanc)? (?:will|to) (?:attend|come to|join|sell|offer)/i,
    /saltmarsh(?: arena)? (?:stays|renews|keeps cupround)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:thirtieth|october 30|30 october|october 10|christmas)/i,
  ],
  mood: 'mixed',
}
