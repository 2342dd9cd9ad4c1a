import type { CallGold } from '../call-gold.ts'

/** A ceiling per kitchen against a quote, an older job and a rival's price; Dad signed once; a wedding is no date of ours. */
export const quartzTops: CallGold = {
  file: 'quartz-tops.txt',
  kind: 'negotiation',
  // A Friday, two in the afternoon there.
  calledAt: '2028-02-18T01:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Mereana Tipene',
  us: ['Mereana'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Mereana',
      words: /redo the quote|plain arris/i,
      due: '2028-02-23',
    },
    {
      owner: 'them',
      assignee: 'Craig',
      words: /measure them up|text you the numbers|proper measurements/i,
      due: '2028-02-21',
    },
    {
      owner: 'them',
      assignee: 'Craig',
      words: /take it to him myself|(?:take|price) .{0,30}nigel/i,
      due: null,
    },
    { owner: 'us', assignee: 'Mereana', words: /letter from the factory/i, due: null },
    {
      owner: 'them',
      assignee: 'Leanne',
      words: /setting you up as a supplier|set .{0,30}as a supplier/i,
      due: '2028-02-18',
    },
  ],
  notActions: [
    /took the twenty mil/i,
    /show you a job|other people's bills/i,
    /talking to nigel/i,
    /rang the factory|you'd find out/i,
    /chewed sample|straight in the bin/i,
    /floor fellas/i,
    /nobody ring me/i,
  ],
  open: [
    // The site visit is a meeting; to some also a task.
    /half past seven|see the site|thursday the twenty-fourth|see you thursday/i,
    /have that in writing/i,
    /shout you a pie/i,
    /find it in the edges|find it wherever/i,
    /cafe tray/i,
    /before the bank rang/i,
    /reckon they'd do it/i,
    /cracked a top|charge you for every hole/i,
    /nothing above it/i,
  ],
  meetings: [{ words: /half past seven|thursday the twenty-fourth|see the site/i, at: '2028-02-24T07:30' }],
  budget: /three thousand eight hundred|\b3[,. ]?800\b|\b3\.8\s?k/i,
  notBudget: [
    /four thousand six hundred|\b4[,. ]?600\b|\b4\.6\s?k/i,
    /five thousand|\b5[,. ]?000\b/i,
    /three and a half|\b3[,. ]?500\b|\b3\.5\s?k/i,
    /three hundred less|\b300\b/i,
  ],
  decisionMaker: /nigel|prouse|developer/i,
  timeline: /fifth of may|may 5|5(?:th)? (?:of )?may/i,
  competitors: ['BenchKing'],
  notCompetitors: [
    'Stonefold Surfaces',
    'Hodder and Sons',
    'Totara Flats',
    'Orewa',
    'Taupō',
    'Biscuit',
    'Tane',
  ],
  objections: [
    { kind: 'price', words: /way over for us/i },
    { kind: 'competitor', words: /just go with benchking/i },
  ],
  lead: { name: 'Craig', company: 'Hodder and Sons', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:NZ\$|\$|nzd )?(?:4[,.]?6|5[,.]?0|3[,.]?5|four thousand|five thousand|three and a half)/i,
    /(?:dad|craig|leanne|mereana) (?:signs|decides|approves|okays|is the decision)/i,
    /mereana (?:will|to) (?:call|contact|ring|talk to) nigel/i,
    /leanne (?:will|to) (?:post|send|return) .{0,20}(?:chewed )?sample/i,
  ],
  mood: 'mixed',
}
