import type { CallGold } from '../call-gold.ts'

/** Manila; a manning agency is handed over to its coordinator at a seafarers' clinic, with turon; a list, log-ins, an angry letter, a vaccine and a written procedure are settled over several turns; nobody says who decides. */
export const crewMedicals: CallGold = {
  file: 'crew-medicals.txt',
  kind: 'handover',
  // A Friday, two in the afternoon in Manila; the Monday after is National Heroes Day.
  calledAt: '2031-08-22T06:00:00Z',
  timeZone: 'Asia/Manila',
  owner: 'Cathy Lim',
  us: ['Cathy', 'Migs'],
  people: [
    {
      id: 'lead-1',
      name: 'Ramon Tolentino',
      company: 'Halcyon Crewing',
      email: 'r.tolentino@halcyoncrewing.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Cathy', words: /notarized copy/i, due: '2031-08-22' },
    {
      owner: 'them',
      assignee: 'Liezl',
      words:
        /list of the thirty-four|numbers only for|to the embassy after|the list on tuesday|tuesday's okay|in a photo po|crew list/i,
      due: '2031-08-26',
    },
    {
      owner: 'us',
      assignee: 'Migs',
      words:
        /make one for each|approval from our it|three log-?ins|how many of you|couldn't log in|\blog-?ins\b/i,
      due: '2031-08-27',
    },
    {
      owner: 'them',
      assignee: 'Captain',
      words:
        /letter of authority|nice angry pen|get it on thursday|your signature and the names|and the old records/i,
      due: '2031-08-28',
    },
    {
      owner: 'us',
      assignee: 'Migs',
      words: /yellow fever|can you ask\?|ma'am tess|our pharmacist|text ma'am liezl|vaccine/i,
      due: '2031-08-23',
    },
    {
      owner: 'them',
      assignee: 'Mrs Villareal',
      words: /villareal|the deposit of|pay that by/i,
      due: '2031-08-31',
    },
    {
      owner: 'us',
      assignee: 'Migs',
      words:
        /see how it's done|something on paper|like a procedure|with the steps|draft that with|fifth is fine|\bprocedure\b/i,
      due: '2031-09-05',
    },
  ],
  notActions: [
    /dental|bay of bengal/i,
    /if the thistle is|corfu star|noted, sir/i,
    /first ship had less/i,
    /the copier died|like a bosun/i,
    /congratulations to him/i,
    /wrapped around somebody's fish|eat fish|under the fish/i,
    /seen enough clinics/i,
    /ask my crew|be a bit nice/i,
    /photocopy them/i,
    /even open the email/i,
    /last month there was none/i,
    /finish my turon/i,
    /that you gave me in july/i,
    /promised us express/i,
    /call from piraeus/i,
  ],
  open: [
    // The tour is a meeting; to some also a task.
    /come and see the clinic|september third|nine po, on the third|wait at the guard/i,
    /don't forget the cooks|i have the cooks/i,
    /running with you|completely with you/i,
    // A worry about the express of the other clinic.
    /still three days/i,
    /that i can defend|with what surcharge/i,
    /stay in the office/i,
    /intramuros ends/i,
    /always awake/i,
  ],
  meetings: [{ words: /september third|nine po, on the third/i, at: '2031-09-03T09:00' }],
  budget: /two point four million|\b2\.4|\b2,400,000/i,
  notBudget: [
    /one point nine|\b1\.9/i,
    /a hundred and fifty thousand|\b150(?:[,. ]?000|k)/i,
    /six hundred pesos|\b600\b/i,
  ],
  decisionMaker: null,
  timeline: /first of october|october 1\b|1(?:st)? (?:of )?october/i,
  competitors: ['Intramuros Diagnostics'],
  notCompetitors: [
    'Seawell Clinics',
    'Aegean Thistle',
    'Corfu Star',
    'Makris',
    'Villareal',
    'Tess',
    'Roxas Boulevard',
    'Piraeus',
  ],
  objections: [
    { kind: 'timing', words: /two days is too slow|two days until the result/i },
    { kind: 'trust', words: /don't trust so easily|wrapped around somebody's/i },
  ],
  lead: { name: 'Ramon Tolentino', company: 'Halcyon Crewing', email: 'r.tolentino@halcyoncrewing.example' },
  mailTo: 'r.tolentino@halcyoncrewing.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₱|php|pesos)? ?(?:1\.9|150|600|one point nine|six hundred)/i,
    /(?:makris|liezl|villareal|migs|cathy)(?: lim| salazar)? (?:signs|decides|approves|is the decision)/i,
    /(?:migs|cathy)(?: salazar| lim)? (?:will|to) (?:add|book|include) [^.]{0,15}dental/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:august|thirtieth of september|september 30)/i,
    /seawell (?:lost|has lost)/i,
  ],
  mood: 'positive',
}
