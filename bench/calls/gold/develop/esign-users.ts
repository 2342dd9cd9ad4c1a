import type { CallGold } from '../call-gold.ts'

/** Ireland; a letting agent's price talk on signatures: a clause that reads payslips, 22 users who are 15, June and the year in advance; full names in a web caption file. */
export const esignUsers: CallGold = {
  file: 'esign-users.vtt',
  kind: 'negotiation',
  // A Wednesday, three in the afternoon in Ireland.
  calledAt: '2037-04-22T14:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Nuala Keaveney',
  us: ['Nuala Keaveney'],
  people: [{ id: 'lead-1', name: 'Cormac Moody', company: 'Tanbark Lettings', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Nuala Keaveney',
      words: /lawyers strike it|clean terms/i,
      due: '2037-04-30',
    },
    {
      owner: 'us',
      assignee: 'Nuala Keaveney',
      words: /put that in writing|new quote within/i,
      due: '2037-04-22',
    },
    {
      owner: 'them',
      assignee: 'Cormac Moody',
      words: /your two longest|get those from me this evening/i,
      due: '2037-04-22',
    },
    {
      owner: 'them',
      assignee: 'Cormac Moody',
      words: /give me three dates|ask the branches|monday's fine/i,
      due: '2037-04-27',
    },
    {
      owner: 'us',
      assignee: 'Nuala Keaveney',
      words: /3% be let go|dervla/i,
      due: '2037-04-23',
    },
  ],
  notActions: [
    /build your 12 forms|build them ourselves/i,
    /reseller scheme|your own selling/i,
    /want a call with me|two lines and a number/i,
    /you did that on purpose/i,
    /second half of june/i,
    /loves a form/i,
    /i'd to fight for/i,
    /with the last crowd/i,
  ],
  open: [
    // The next call is a meeting.
    /the 5th (?:of may|at three)|three suits me/i,
    /tell her i said/i,
    /see whether they convert/i,
    /train everyone/i,
    /may i can manage/i,
    /no business being in there/i,
    // A requirement that the quote meets already.
    /a tenancy needs the advanced/i,
    /half our landlords are 80/i,
    /you can do your own selling/i,
    /no advanced signature/i,
  ],
  meetings: [{ words: /the 5th (?:of may|at three)|three suits me/i, at: '2037-05-05T15:00' }],
  budget: /\b9[,. ]?500|\b9\.5k/i,
  notBudget: [/\b11[,. ]?880/i, /\b8[,. ]?100\b/i, /\b1[,. ]?400\b/i, /€5[,. ]?000\b/i, /€45\b/i],
  decisionMaker: /eoin|tarpey|\bmd\b/i,
  timeline: /(?:\b1|1st|first) (?:of )?july|july (?:1|first)\b|2037-07-01/i,
  competitors: ['Docuvane'],
  notCompetitors: ['Inkgate', 'Tanbark', 'Dervla', 'Frankfurt', 'Eoin Tarpey'],
  objections: [
    { kind: 'trust', words: /clause i can't get past|tenants' payslips/i },
    { kind: 'price', words: /too much for us/i },
    { kind: 'timing', words: /june's out of the question|haven't a soul/i },
    // Terms: a year in advance.
    { kind: 'price', words: /that won't fly|by the quarter, or we/i },
  ],
  lead: { name: 'Cormac Moody', company: 'Tanbark Lettings', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:11[,. ]?880|8[,. ]?100|5[,. ]?000|1[,. ]?400)/i,
    /(?:cormac|deirdre|dervla|nuala)(?: moody| brannigan| keaveney)? (?:decides|signs|approves|is the decision)/i,
    /(?:nuala|inkgate)(?: keaveney)? (?:will|to) (?:build|create|set up) [^.]{0,15}(?:forms|templates)/i,
    /nuala(?: keaveney)? (?:will|to|should) (?:call|ring|phone) eoin/i,
    /training (?:is |was |will be )?(?:agreed|booked|planned) [^.]{0,10}june/i,
    /3% (?:is|was|has been) (?:waived|dropped|removed)/i,
  ],
  mood: 'positive',
}
