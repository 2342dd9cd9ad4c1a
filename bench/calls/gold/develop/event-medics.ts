import type { CallGold } from '../call-gold.ts'

/** Ireland; medical cover for a half marathon: a quote of 11,800 against 9,500, one ambulance and bicycles, a doctor still to be found, and a committee of seven. */
export const eventMedics: CallGold = {
  file: 'event-medics.txt',
  kind: 'negotiation',
  // A Tuesday, eleven in the morning in Ireland (winter time).
  calledAt: '2031-03-11T11:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Orla Keane',
  us: ['Orla'],
  people: [
    {
      id: 'lead-1',
      name: 'Declan Hurley',
      company: 'Ballyvane Half Marathon',
      email: 'declan@ballyvanehalf.example',
    },
    {
      id: 'lead-2',
      name: 'Sinéad Walsh',
      company: 'Ballyvane Half Marathon',
      email: 'sinead@ballyvanehalf.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Declan',
      words: /course map|thursday is perfect|closed roads|they'll be marked/i,
      due: '2031-03-13',
    },
    {
      owner: 'us',
      assignee: 'Orla',
      // From Friday to Monday, and from the bank holiday to Tuesday.
      words: /new quote|revised quote|tuesday the 18th|monday the 17th/i,
      due: '2031-03-18',
    },
    {
      owner: 'us',
      assignee: 'Orla',
      words:
        /kinvara\. shall i ask her|ring her|text you her|please do\.|race director in kinvara|(?:ring|call|ask)\w* the (?:kinvara )?race director/i,
      due: '2031-03-11',
    },
    { owner: 'us', assignee: 'Orla', words: /nolan|find out by the end of the week/i, due: '2031-03-14' },
    { owner: 'us', assignee: 'Orla', words: /insurance certificate|the current one/i, due: '2031-03-11' },
    {
      owner: 'them',
      assignee: 'Sinéad',
      words: /risk assessment|half written|28th of march/i,
      due: '2031-03-28',
    },
  ],
  notActions: [
    /somebody from galway|if he isn't/i,
    /take off 5%|next year as well/i,
    /if i came along/i,
    /noel|pays it once/i,
    /water stations|the scouts/i,
    /already kept/i,
    /harbour medics/i,
  ],
  open: [
    /could it be monday|bank holiday/i,
    /where we can save/i,
    /have to see the course/i,
    /only get to make a suggestion/i,
    /they meet on the 25th/i,
    /11th of april|signed contract/i,
    /deposit/i,
    // Remarks that may count as doubts.
    /can't book two years/i,
    /couldn't give us a doctor/i,
    /who would the doctor be/i,
    /sent us a price/i,
    /one could be enough/i,
    /needs a doctor/i,
  ],
  meetings: [],
  budget: /\b9[,. ]?500|\b9\.5k/i,
  notBudget: [/\b11[,. ]?800/i, /\b7[,. ]?200/i],
  decisionMaker: /committee/i,
  timeline:
    /(?:\b8th|\b8) (?:of )?june|june (?:the )?8|2031-06-08|11(?:th)? (?:of )?april|april (?:the )?11|2031-04-11/i,
  competitors: ['Harbour Medics'],
  notCompetitors: ['Keel Event Medical', 'Kinvara'],
  objections: [
    { kind: 'price', words: /well over what|not a cent more/i },
    { kind: 'trust', words: /a road race this size|not a half marathon/i },
  ],
  lead: { name: 'Declan Hurley', company: 'Ballyvane Half Marathon', email: 'declan@ballyvanehalf.example' },
  mailTo: 'declan@ballyvanehalf.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:11[,. ]?800|7[,. ]?200)/i,
    /(?:declan|sinéad|sinead|noel)(?: hurley| walsh)? (?:decides|has the final say|is the decision)/i,
    /orla(?: keane)? (?:will|should) (?:attend|present (?:to|at)|come to) the committee/i,
    /dr\.? nolan (?:is|has been) (?:booked|confirmed)/i,
    /(?:booked|agreed to|agreed on) (?:for )?two years/i,
    /deposit (?:(?:was|has been)(?: already)?|is already) paid/i,
  ],
  mood: 'mixed',
}
