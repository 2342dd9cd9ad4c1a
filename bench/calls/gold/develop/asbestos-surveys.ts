import type { CallGold } from '../call-gold.ts'

/** Ireland; a county council's houses go from the seller to the surveyor; a start in November, air tests and an app are refused; the library waits for its librarian; a surveyor before never looked in an attic. */
export const asbestosSurveys: CallGold = {
  file: 'asbestos-surveys.txt',
  kind: 'handover',
  // A Thursday, two in the afternoon in Ireland.
  calledAt: '2032-11-11T14:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Imelda Crowe',
  us: ['Imelda', 'Mossie'],
  people: [
    {
      id: 'lead-1',
      name: 'Dympna Geraghty',
      company: 'Roscullen County Council',
      email: 'dympna.geraghty@roscullen.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Mossie',
      words: /a programme from you|which estate in which|tuesday week|a bit sooner|friday of next week/i,
      due: '2032-11-19',
    },
    { owner: 'us', assignee: 'Mossie', words: /photos and the id|our six surveyors/i, due: '2032-11-12' },
    { owner: 'them', assignee: 'Noeleen', words: /noeleen|post the lot/i, due: '2032-11-16' },
    {
      owner: 'them',
      assignee: 'Ultan',
      words: /keys for all of them|have them tagged|bag at the front desk|get into those/i,
      due: '2032-12-03',
    },
    {
      owner: 'them',
      assignee: 'Dympna',
      words: /purchase order|waiting on the signature/i,
      due: '2032-11-15',
    },
    {
      owner: 'us',
      assignee: 'Imelda',
      words: /accreditation cert|ask the lab|new one by the end of the month/i,
      due: '2032-11-30',
    },
  ],
  notActions: [
    /air monitoring|when he's stripping/i,
    /app for the tenants|all pick saturday/i,
    /start on the twenty-second|three weeks' notice/i,
    /signed since tuesday/i,
    /drove round two of the estates/i,
    /never went up into an attic/i,
    /did find brown asbestos/i,
    /it was bernie lavin/i,
    /in ballyhask/i,
    /nine thousand under/i,
    /every ceiling tile/i,
    /fella with the solar/i,
    /drill in it until/i,
  ],
  open: [
    // How the work is done.
    /third crew|the sixth it is/i,
    /photo of every sample|we go up, ultan/i,
    /looking at the holes/i,
    // A habit of his; to some a promise to ring.
    /ring the clerk of works|before nine/i,
    // The meeting on site.
    /wednesday the first|first at ten|come to the depot/i,
    /leave it till last/i,
    /ring me if he's bold|there for that one/i,
    /we've to write to the tenants/i,
    /every report in by/i,
    /if i find something|to me first/i,
    /get mossie everything/i,
    /will that still get us there/i,
    /library\. that's the one/i,
    /cover the lab as well/i,
  ],
  meetings: [{ words: /wednesday the first|first at ten/i, at: '2032-12-01T10:00' }],
  budget: /hundred and twenty thousand|\b120[,. ]?000|\b120k/i,
  notBudget: [
    /nine thousand|\b9[,. ]?000/i,
    /two point four million|\b2\.4 ?(?:m|million)|\b2[,. ]?400[,. ]?000/i,
    /three eighty|\b380\b/i,
  ],
  decisionMaker: /eoin|tuohy|director of services/i,
  timeline: /end of january|january 31|31(?:st)? (?:of )?january|2033-01-31/i,
  competitors: ['Airsafe Munster'],
  notCompetitors: ['Fibrecheck', 'Roscullen', 'Clonbrin', 'Ballyhask', 'Noeleen', 'Bernie Lavin', 'Galway'],
  objections: [
    { kind: 'timing', words: /won't work at all|in a house before the sixth|three weeks' notice/i },
    { kind: 'trust', words: /very slow to believe|put "presumed" on/i },
    { kind: 'authority', words: /until the county librarian|let anyone drill/i },
  ],
  lead: {
    name: 'Dympna Geraghty',
    company: 'Roscullen County Council',
    email: 'dympna.geraghty@roscullen.example',
  },
  mailTo: 'dympna.geraghty@roscullen.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur|euro)? ?(?:2\.4|9[,. ]?000|380|two point four|nine thousand|three eighty)/i,
    /(?:bernie|dympna|ultan|noeleen)(?: lavin| geraghty)? (?:signs|decides|approves|is the decision)/i,
    /(?:mossie|imelda|fibrecheck)(?: hanrahan| crowe)? (?:will|to) (?:add|provide|set up|supply) [^.]{0,15}(?:air monitoring|app\b)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:7 february|february 7|seventh of february|november)/i,
  ],
  mood: 'positive',
}
