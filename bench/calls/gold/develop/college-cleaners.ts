import type { CallGold } from '../call-gold.ts'

/** Ireland; a college complains to its cleaning company: seven evenings missed, two of six cleaners absent, 5% from January; a credit note, names for the porter, a price freeze to be asked for. */
export const collegeCleaners: CallGold = {
  file: 'college-cleaners.txt',
  kind: 'complaint',
  // A Wednesday, ten in the morning in Ireland (summer time).
  calledAt: '2033-10-05T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brennan',
  us: ['Aoife'],
  people: [
    {
      id: 'lead-1',
      name: 'Declan Roche',
      company: 'Carrigmore College',
      email: 'declan.roche@carrigmore.example',
    },
    {
      id: 'lead-2',
      name: 'Sinead Walsh',
      company: 'Carrigmore College',
      email: 'sinead.walsh@carrigmore.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Declan',
      words: /after lunch|(?:list|dates) of (?:the )?seven/i,
      due: '2033-10-05',
    },
    { owner: 'us', assignee: 'Aoife', words: /credit note|time sheets/i, due: '2033-10-11' },
    { owner: 'us', assignee: 'Grainne', words: /new checklist/i, due: '2033-10-07' },
    { owner: 'us', assignee: 'Aoife', words: /sports hall/i, due: null },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /town library|two of (?:our|their|her) own people/i,
      due: '2033-10-06',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /noon tomorrow|names for the porter|(?:send|give|provide|email)\b.*\bnames/i,
      due: '2033-10-06',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words:
        /ask (?:our|the|her) director|tell (?:you|sinead) (?:his|the director's) answer|monday (?:after|the 17th)/i,
      due: '2033-10-17',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /insurance certificate|get it from our office/i,
      due: null,
    },
  ],
  notActions: [
    /agency/i,
    /if there's one more evening|give notice/i,
    /weekly report/i,
    /i can't speak for him/i,
    /parents in the building/i,
    /nobody sent to replace/i,
    /hired three cleaners/i,
  ],
  open: [
    // The walk on Friday is a meeting.
    /friday at eight|walk the building|come along|see you on friday/i,
    // What follows from the credit note, and what they would do anyway.
    /leave it open until|close the month|sorted well before/i,
    /start with you on 17 october/i,
    /takes over on monday/i,
    /all six/i,
    /phone call when somebody|how grainne works/i,
    // Remarks that may count as doubts.
    /not paying it as it stands/i,
    /nobody told us/i,
    /six cleaners, and most nights|not cleaned on seven/i,
    /dirty floor/i,
    /the bins were full/i,
    /one more evening/i,
    /garda vetting/i,
    /keep the present price/i,
  ],
  meetings: [{ words: /friday at eight|walk the building/i, at: '2033-10-07T08:00' }],
  budget: null,
  notBudget: [/\b6[,. ]?900\b/i, /\b86[,. ]?900/i, /\b80[,. ]?000/i, /\b50[,. ]?000/i],
  decisionMaker: /keane|bursar/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['Harmon', 'Brighthall', 'Carrigmore', 'Marek', 'Garda'],
  objections: [
    { kind: 'trust', words: /lost confidence/i },
    { kind: 'price', words: /accept an increase|goes up by 5%|september like that/i },
    { kind: 'need', words: /(?:hire|hiring) (?:our|their) own cleaners/i },
  ],
  lead: { name: 'Declan Roche', company: 'Carrigmore College', email: 'declan.roche@carrigmore.example' },
  mailTo: 'declan.roche@carrigmore.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:6[,. ]?900|86[,. ]?900|50[,. ]?000)/i,
    /(?:declan|sinead|board of governors)(?: roche| walsh)? (?:decides|signs|approves|is the decision)/i,
    /(?:price (?:freeze|increase)) (?:was|is|has been) (?:agreed|confirmed|withdrawn)/i,
    /(?:declan|carrigmore|the college) (?:has|have) (?:given notice|cancelled)/i,
    /(?:aoife|brighthall)(?: brennan)? (?:will|is going to) (?:send|use|bring in)\b.*\bagency/i,
    /will send (?:a )?weekly reports?/i,
  ],
  mood: 'mixed',
}
