import type { CallGold } from '../call-gold.ts'

/** India; two shop signs went dark in the first rain and six more are wanted; four lakh twenty thousand for all; the brother in Nashik decides, the father-in-law once did; lit on the fifteenth of August. */
export const shopSigns: CallGold = {
  file: 'shop-signs.txt',
  kind: 'complaint',
  // A Monday, four in the afternoon in India.
  calledAt: '2040-06-25T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Nadeem Qazi',
  us: ['Nadeem'],
  people: [
    {
      id: 'lead-1',
      name: 'Vaishali Gokhale',
      company: "Aaji's Kitchen",
      email: 'vaishali@aajiskitchen.example',
    },
    { id: 'lead-2', name: 'Tushar', company: "Aaji's Kitchen", email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Salim',
      words:
        /salim, my senior|with the ladder|tomorrow what time|before twelve|by evening|salim (?:will|to) (?:come|visit|repair|fix)/i,
      due: '2040-06-26',
    },
    {
      owner: 'them',
      assignee: 'Tushar',
      words: /photos of the|whatsapp you tonight|letters which are out/i,
      due: '2040-06-25',
    },
    {
      owner: 'us',
      assignee: 'Nadeem',
      words: /warranty letter|want it written|on letterhead|with you by thursday|what all is covered/i,
      due: '2040-06-28',
    },
    {
      owner: 'us',
      assignee: 'Nadeem',
      words: /rework it in acrylic|fresh quotation|separate line|hadapsar one separately/i,
      due: '2040-06-29',
    },
    {
      owner: 'us',
      assignee: 'Nadeem',
      words: /and the permission\?|the licence, yes|from my agent|inform you|(?:^|: )do that, please/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Vaishali',
      words: /sanctioned load|bills here in the file|scanned for you|monday the second|electricity bill/i,
      due: '2040-07-02',
    },
  ],
  notActions: [
    /should i go to nashik|don't trouble him/i,
    /neon clock|no clock|have to shout again/i,
    /if he confirms|wall painting/i,
    /shout some more/i,
    /call-out is four/i,
    /say yes to everything|fish tank/i,
    /you'll get misal|only water/i,
    /wall calendar/i,
    /kitchen hoods/i,
    /on speaker/i,
  ],
  open: [
    // Agreed: they meet in Kothrud, a meeting to most readers.
    /seventh of july|seventh, twelve|shirish will be down/i,
    /when should i come|show you the acrylic/i,
    /own umbrella/i,
    /no charge, obviously|should hope so/i,
    /it will say aaji/i,
    /ask him that, not us/i,
    /in acrylic it will look/i,
    /gst separate|and gst\?/i,
    /he comes here/i,
    /all six on that morning/i,
    /tight in the monsoon/i,
    /you should compare/i,
  ],
  meetings: [{ words: /seventh of july|seventh, twelve/i, at: '2040-07-07T12:00' }],
  budget: /four lakh twenty|four twenty|4[.,]20? ?lakh|\b4,?20,?000|\b420[,. ]?000|\b420 ?k/i,
  notBudget: [
    /eighty-five thousand|\b85[,. ]?000/i,
    /four thousand five hundred|\b4[,. ]?500/i,
    /five lakh ten|\b5,?10,?000|5[.,]10? ?lakh/i,
    /one lakh|\b1,?00,?000|\b1 lakh/i,
  ],
  decisionMaker: /shirish|brother/i,
  timeline:
    /fifteenth of august|august 15|august fifteenth|15(?:th)? (?:of )?aug|aug\.? 15|2040-08-15|flag hoisting|hadapsar opens/i,
  competitors: ['Glowmart'],
  notCompetitors: [
    'Neonkraft',
    "Aaji's Kitchen",
    'Salim',
    'Kothrud',
    'Baner',
    'Hadapsar',
    'Nashik',
    'Chinchwad',
  ],
  objections: [
    {
      kind: 'trust',
      words:
        /how do i trust|told me weatherproof|not even five months|first rain!|ji's kitch"|one apostrophe|guesses we have seen/i,
    },
    { kind: 'price', words: /higher side|too costly|who looks at steel/i },
    {
      kind: 'competitor',
      words:
        /boy from glowmart|very polite boy|sent us a rate|theirs are burning|do lights also|comparing only/i,
    },
  ],
  lead: { name: 'Vaishali Gokhale', company: "Aaji's Kitchen", email: 'vaishali@aajiskitchen.example' },
  mailTo: 'vaishali@aajiskitchen.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:inr|rs\.?|₹)? ?(?:85|4[,. ]?500|5,?10|five lakh|eighty-five|one lakh)/i,
    /(?:vaishali|tushar|nadeem|salim|father-in-law)(?: gokhale| qazi)? (?:signs|approves|is the decision)/i,
    /nadeem(?: qazi)? (?:will|to) (?:visit|go to|travel to|meet [^.]{0,15}in) nashik/i,
    /nadeem(?: qazi)? (?:will|to) (?:give|gift|add|send|supply) [^.]{0,15}clock/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:seventh of july|july 7|tenth)/i,
  ],
  mood: 'mixed',
}
