import type { CallGold } from '../call-gold.ts'

/** Ajman; the carpet of a mosque is haggled over; three hundred and ten thousand dirhams against 372; a donor approves, the committee did; down by 25 July; a Turkish factory is cheaper; a vacuum machine, a shampoo contract and a visit to the donor are declined. */
export const prayerCarpets: CallGold = {
  file: 'prayer-carpets.txt',
  kind: 'negotiation',
  // A Monday, eleven in the morning in the Emirates.
  calledAt: '2043-05-11T07:00:00Z',
  timeZone: 'Asia/Dubai',
  owner: 'Haitham Zaki',
  us: ['Haitham'],
  people: [
    {
      id: 'lead-1',
      name: 'Shabbir Lakhani',
      company: 'Al Sidra Mosque',
      email: 'shabbir@alsidramosque.example',
    },
    { id: 'lead-2', name: 'Waleed', company: 'Al Sidra Mosque', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Haitham',
      words:
        /make the calculation again|nylon above|until wednesday|wednesday, inshallah|please do so|a real one/i,
      due: '2043-05-13',
    },
    {
      owner: 'us',
      assignee: 'Haitham',
      words: /send the certificate|paper i believe|laboratory in dubai/i,
      due: '2043-05-11',
    },
    {
      owner: 'us',
      assignee: 'Salim',
      words: /a real piece|mihrab line|can you bring that|salim|monday the eighteenth|workshop needs/i,
      due: '2043-05-18',
    },
    {
      owner: 'them',
      assignee: 'Waleed',
      words: /need the floor level|did a survey|get that survey|i'll request it/i,
      due: '2043-05-15',
    },
    {
      owner: 'them',
      assignee: 'Shabbir',
      words: /your letter, with stamp|prepare the letter/i,
      due: '2043-05-12',
    },
  ],
  notActions: [
    /vacuum machine, industrial|donor of vacuum/i,
    /maintenance contract|not for now/i,
    /visit hajji|please don't\. if you go/i,
    /if the order comes after/i,
    /samples of felt|sleeping on one/i,
    /pass the box a third/i,
    /nearly called you/i,
    /praying with the windows/i,
    /formerly it was the committee/i,
    /the one who measured/i,
    /brothers do it/i,
    /if there's a problem, who/i,
    /collected from two fridays/i,
  ],
  open: [
    // Agreed: the visit on Thursday.
    /thursday,? the fourteenth|shall we sit together|i'll be there, if/i,
    /mention it to them/i,
    /let me think with you|i can come down/i,
    /down by the twenty-fifth|five weeks|it's noted|when must the carpet/i,
    /it can be the nylon/i,
    // One sees blue and another green: no certain objection.
    /sees blue|and the colour/i,
    /committee is sitting/i,
    /finish many discussions/i,
    /see only the last paper/i,
    /subcontractor in deira/i,
    /at night, yes/i,
    /i wish all engineers/i,
    /with vat or without|tea for the workers/i,
    /ask you to believe/i,
    /screed is not flat/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /donor of vacuum|not for now/i,
  ],
  meetings: [{ words: /thursday,? the fourteenth/i, at: '2043-05-14T16:30' }],
  budget: /three hundred and ten|\b310[,. ]?000|\b310 ?k|\b310\b/i,
  notBudget: [
    /seventy-two thousand|\b372[,. ]?000|\b372\b/i,
    /two hundred eighty-five|\b285[,. ]?000|\b285\b/i,
    /eleven thousand|\b11[,. ]?000/i,
  ],
  decisionMaker: /mansour|hajji|donor/i,
  timeline: /twenty-fifth|july 25|25(?:th)? (?:of )?jul|2043-07-25|ramadan/i,
  competitors: ['Konvari'],
  notCompetitors: [
    'Weaveline Carpets',
    'Al Sidra Mosque',
    'Salim',
    'Gaziantep',
    'Deira',
    'Al Ain',
    'Karachi',
  ],
  objections: [
    { kind: 'price', words: /it's too high|all the parts|cannot pass the box|seventy-two thousand/i },
    {
      kind: 'competitor',
      words:
        /konvari, they|go with them directly|difference is a lot|two hundred eighty-five|company from turkey/i,
    },
    { kind: 'trust', words: /smell from the glue|afraid of that|not convinced when|windows open/i },
  ],
  lead: { name: 'Shabbir Lakhani', company: 'Al Sidra Mosque', email: 'shabbir@alsidramosque.example' },
  mailTo: 'shabbir@alsidramosque.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aed|dhs?)? ?(?:372|285|11[,. ]?000|three hundred and seventy|two hundred|eleven)/i,
    /(?:shabbir|waleed|the committee|haitham|salim)(?: lakhani| zaki)? (?:signs|decides|approves|is the decision)/i,
    /haitham(?: zaki)? (?:will|to) (?:visit|call|contact)[^.]{0,15}mansour/i,
    /haitham(?: zaki)? (?:will|to) (?:supply|deliver|bring)[^.]{0,15}vacuum/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:10(?:th)? june|june 10)/i,
  ],
  mood: 'mixed',
}
