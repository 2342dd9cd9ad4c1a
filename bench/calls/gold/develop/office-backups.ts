import type { CallGold } from '../call-gold.ts'

/** Canada; the backup contract of an architects' office is up for renewal: twenty percent more for more terabytes, a slow restore, no figure yet, two partners who decide. */
export const officeBackups: CallGold = {
  file: 'office-backups.srt',
  kind: 'renewal',
  // A Tuesday, one in the afternoon in Halifax (winter time).
  calledAt: '2040-01-17T17:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Marc Gagnon',
  us: ['Marc'],
  people: [
    {
      id: 'lead-1',
      name: 'Tessa MacIsaac',
      company: 'Halvorsen Architects',
      email: 'tessa@halvorsenarchitects.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marc',
      words: /opened for five years|have the report|report (?:on|of|about)|go through what's stored/i,
      due: '2040-01-24',
    },
    { owner: 'them', assignee: 'Devon', words: /read access/i, due: '2040-01-17' },
    {
      owner: 'them',
      assignee: 'Tessa',
      words: /which old projects|ask (?:her|ingrid)/i,
      due: '2040-01-19',
    },
    {
      owner: 'us',
      assignee: 'Marc',
      words: /warehouse|lend you a drive|test drive|date tomorrow/i,
      due: '2040-01-18',
    },
    {
      owner: 'us',
      assignee: 'Marc',
      words: /\bletter\b|could i have it tomorrow/i,
      due: '2040-01-18',
    },
    {
      owner: 'us',
      assignee: 'Marc',
      words: /have the proposal|two versions|proposal .{0,30}(?:14|ten|10)/i,
      due: '2040-01-27',
    },
    {
      owner: 'us',
      assignee: 'Marc',
      words: /emergency contacts?\b|put in devon and me/i,
      due: '2040-01-17',
    },
    {
      owner: 'them',
      assignee: 'Devon',
      words: /i'll text it|text(?:s)? .{0,25}(?:cell|number)|cell(?:phone)? number/i,
      due: null,
    },
  ],
  notActions: [
    /rapid restore|ship you a drive|not another \$180/i,
    /another three-year term|locks the price/i,
    /add them for \$6|leave them out/i,
    /extend the old contract/i,
    /do it ourselves|storage box/i,
    /if you get back to ten/i,
    /set the it budget/i,
    /restored a folder/i,
    /may merge with a firm/i,
  ],
  open: [
    // The next call is a meeting.
    /monday the 30th/i,
    /they meet on february 8/i,
    /try it once/i,
    // Remarks that may count as doubts.
    /nine thousand|worked it out|what it'd cost/i,
    /i don't want to be tied|one year\.$/i,
    /not another \$180/i,
    /there can't be a gap/i,
    /nobody ever cleans up/i,
    /i don't want to guess/i,
  ],
  meetings: [{ words: /monday the 30th/i, at: '2040-01-30T13:00' }],
  budget: null,
  notBudget: [
    /\b1[,. ]?240\b/i,
    /\b1[,. ]?495\b/i,
    /\b1[,. ]?030\b/i,
    /\$ ?180\b/i,
    /nine thousand|\b9[,. ]?000/i,
    /\$ ?6\b/i,
  ],
  decisionMaker: /ingrid|halvorsen\b(?! architects)|arsenault|\bpaul\b|partners/i,
  timeline: /april 1\b|(?:\b1|1st) (?:of )?april|march 31|2040-0(?:4-01|3-31)/i,
  competitors: [],
  notCompetitors: ['Northkeep', 'Maritime Mutual', 'Department of Health', 'Halvorsen'],
  objections: [
    { kind: 'price', words: /twenty percent more|nothing has changed for us/i },
    { kind: 'trust', words: /not confident|took most of a day/i },
  ],
  lead: {
    name: 'Tessa MacIsaac',
    company: 'Halvorsen Architects',
    email: 'tessa@halvorsenarchitects.example',
  },
  mailTo: 'tessa@halvorsenarchitects.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:1[,. ]?240|1[,. ]?495|1[,. ]?030|9[,. ]?000)/i,
    /(?:tessa|devon|mr\.? pettipas)(?: macisaac)? (?:decides|signs|approves|is the decision)/i,
    /three-year (?:term|contract) (?:is|was) (?:agreed|accepted)/i,
    /rapid restore (?:is|was|will be) (?:added|ordered|included)/i,
    /(?:the )?merger (?:is|was|has been) (?:decided|agreed|announced)/i,
    /laptops (?:are|were|will be) (?:added|included)/i,
  ],
  mood: 'mixed',
}
