import type { CallGold } from '../call-gold.ts'

/** Ontario; a patient transfer service wants to know what is in its bags; thirty-four thousand with the scanners; Gail signs, the county did once; an earlier vendor went under. */
export const ambulanceStock: CallGold = {
  file: 'ambulance-stock.txt',
  kind: 'discovery',
  // A Wednesday, eleven in the morning in Ontario (winter time).
  calledAt: '2039-03-02T16:00:00Z',
  timeZone: 'America/Toronto',
  owner: 'Giselle Rainville',
  us: ['Giselle'],
  people: [
    {
      id: 'lead-1',
      name: 'Clayton Pelkey',
      company: 'Lakehead Patient Transfer',
      email: 'clayton@lakeheadtransfer.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Giselle',
      words: /send me that clause|you'll have it tomorrow|clause nine|not the brochure|data[^.]{0,20}clause/i,
      due: '2039-03-03',
    },
    {
      owner: 'them',
      assignee: 'Ardith',
      words: /contents lists?|have them to you by tuesday/i,
      due: '2039-03-08',
    },
    {
      owner: 'us',
      assignee: 'Giselle',
      words: /test results|results from kenora/i,
      due: '2039-03-02',
    },
    {
      owner: 'them',
      assignee: 'Clayton',
      words: /spreadsheet|pass it on|tonight, when i'm off/i,
      due: '2039-03-02',
    },
    { owner: 'them', assignee: 'Trish', words: /vendor form|\btrish\b/i, due: '2039-03-04' },
  ],
  notActions: [
    /speak to one of our customers|kenora would take a call|if the demo's any good/i,
    /went under on a friday/i,
    /second truck was a minute/i,
    /threw out twenty-one/i,
    /we'll break two/i,
    /used to go to the county|sold us off/i,
    /going to learn it/i,
    /always done it/i,
  ],
  open: [
    // Agreed: the demo, a meeting to most readers.
    /tuesday the fifteenth|one-thirty, base two|see you on the fifteenth|demo with two crews/i,
    /load them for the demo/i,
    // How it would be done, and its courtesy.
    /come to shift change|six in the morning|that i'd like to see|twenty minutes a person/i,
    /exported to your own server|the contract says/i,
    /every truck on it/i,
    /write it up, and|signs or she doesn't/i,
    // The rival is told, to some an objection.
    /boxwise/i,
    /first two are free|a hundred and ninety each/i,
    /that part i want/i,
    /two questions|have three/i,
    /need anything from us/i,
    /nobody knows what's in|airway kit/i,
    /not past nipigon/i,
    /under a stretcher/i,
  ],
  meetings: [
    { words: /tuesday the fifteenth|one-thirty, base two|see you on the fifteenth/i, at: '2039-03-15T13:30' },
  ],
  budget: /thirty-four|\b34\b|\b34[,. ]?000|\b34 ?k/i,
  notBudget: [/twenty-one thousand|\b21[,. ]?000|\b21 ?k/i, /hundred and ninety|\b190\b/i],
  decisionMaker: /\bgail\b|petrenko|executive director/i,
  timeline: /first of may|may 1\b|may 1st|may first|1(?:st)? (?:of )?may|2039-05-01/i,
  competitors: ['Boxwise', 'Medicrate'],
  notCompetitors: [
    'Tallybag',
    'Lakehead Patient Transfer',
    'Superior EMS',
    'Kenora',
    'Nipigon',
    'Trish',
    'Petrenko',
  ],
  objections: [
    {
      kind: 'trust',
      words: /what happens to our data|on a handshake|another little company|went under on a friday/i,
    },
    { kind: 'need', words: /yet to see why|make them look any harder|always done it/i },
    {
      kind: 'timing',
      words: /half my medics|on leave through march|short for the flu|who you think is going to learn/i,
    },
  ],
  lead: {
    name: 'Clayton Pelkey',
    company: 'Lakehead Patient Transfer',
    email: 'clayton@lakeheadtransfer.example',
  },
  mailTo: 'clayton@lakeheadtransfer.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:cad|c?\$)? ?(?:21[,. ]?000|190|twenty-one|a hundred and ninety)/i,
    /(?:clayton|ardith|trish|the county)(?: pelkey| kostiuk)? (?:signs|decides|approves|is the decision)/i,
    /clayton(?: pelkey)? (?:will|to) (?:call|speak to|ring) [^.]{0,20}(?:kenora|customer|reference)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march 15|15 march|fifteenth)/i,
  ],
  mood: 'mixed',
}
