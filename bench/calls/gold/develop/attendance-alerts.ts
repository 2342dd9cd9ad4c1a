import type { CallGold } from '../call-gold.ts'

/** Victoria; a school looks for texts to parents; the IT man wants the audit; a former signer retired; a month for Year 7 is declined; texts' cost and prices are no budget. */
export const attendanceAlerts: CallGold = {
  file: 'attendance-alerts.txt',
  kind: 'discovery',
  // A Wednesday, half past ten in Victoria.
  calledAt: '2030-02-12T23:30:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Sunil Menon',
  us: ['Sunil'],
  people: [
    {
      id: 'lead-1',
      name: 'Glenys Whitford',
      company: 'Yarrambool Secondary',
      email: 'g.whitford@yarrambool.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Sunil',
      words: /privacy assessment|have a read of that|cover letter|sixty pages|friday(?:'s fine| all right)/i,
      due: '2030-02-15',
    },
    {
      owner: 'them',
      assignee: 'Farouk',
      words: /timetable comes out|is it a file|log a ticket|able to do that|wet week|by tuesday/i,
      due: '2030-02-19',
    },
    {
      owner: 'us',
      assignee: 'Dao',
      words: /\bdao\b|single sign-on|any time\. i'm not on the ladder/i,
      due: '2030-02-14',
    },
    { owner: 'them', assignee: 'Glenys', words: /2029 figures|by year level/i, due: '2030-02-13' },
    { owner: 'us', assignee: 'Sunil', words: /written quote/i, due: '2030-02-18' },
    { owner: 'them', assignee: 'Glenys', words: /leadership agenda/i, due: null },
  ],
  notActions: [
    /rings around|starts at nine fifteen/i,
    /in the form i sent you/i,
    /just the year 7s|the lot or none/i,
    /says no to the set-up fee|spreading it out/i,
    /if it comes up/i,
    /when i showed her the video/i,
    /tickmate in before christmas/i,
    /she retired last easter/i,
    /building the car/i,
    /goes out once/i,
    /have my head/i,
    /nosebleed/i,
    /sends it when it's back/i,
  ],
  open: [
    // The demo is a meeting; to some also a task, and so is bringing Pauline.
    /show it to you properly|get pauline in|twenty-seventh at two/i,
    /likes it on one page|i can live with that/i,
    /within ten minutes/i,
    /i recommend, he decides/i,
    /has to fit in that/i,
    /set-up's about five weeks/i,
    // A sigh and a question about the price: an objection to some.
    /it's not nothing|you'd be dearer|four dollars a student/i,
    // A wish for the date with its reason: a timing objection to some.
    /middle of a term/i,
    /leave you two to it/i,
  ],
  meetings: [{ words: /twenty-seventh at two/i, at: '2030-02-27T14:00' }],
  budget: /twenty-four thousand|\b24[,. ]?000|\b24k/i,
  notBudget: [
    /nine thousand eight hundred|\b9[,. ]?800/i,
    /four dollars|\$4\b/i,
    /six fifty|\b6\.50/i,
    /up to thirty|\b30[,. ]?000/i,
  ],
  decisionMaker: /thorne|principal/i,
  timeline: /term 3|fifteenth of july|july 15|15(?:th)? (?:of )?july|(?:20)?30-07-15/i,
  competitors: ['Chalkline', 'Tickmate'],
  notCompetitors: ['Bellroll', 'Yarrambool', 'NAPLAN', 'Grease', 'Pauline', 'Lorraine', 'Dao'],
  objections: [
    {
      kind: 'trust',
      words: /not comfortable handing over|on somebody's word|had that breach|everybody says that/i,
    },
  ],
  lead: { name: 'Glenys Whitford', company: 'Yarrambool Secondary', email: 'g.whitford@yarrambool.example' },
  mailTo: 'g.whitford@yarrambool.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?\$|aud)? ?(?:9[,. ]?800|30[,. ]?000|thirty thousand|nine thousand|6\.50)/i,
    /(?:lorraine|farouk|pauline|glenys)(?: whitford)? (?:signs|decides|approves|is the decision)/i,
    /sunil(?: menon)? (?:will|to) (?:run|set up|start) [^.]{0,25}year 7/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:28 feb|february|easter|christmas)/i,
  ],
  mood: 'positive',
}
