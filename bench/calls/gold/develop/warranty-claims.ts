import type { CallGold } from '../call-gold.ts'

/** England; a boiler maker's warranty claims, 19 days each: photos that must not leak, a clerk who'd rather retire, a quote above the sum, a mainframe in the way; claims are blacked out with a felt pen. */
export const warrantyClaims: CallGold = {
  file: 'warranty-claims.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in England.
  calledAt: '2038-02-09T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Tessa Lowry',
  us: ['Tessa'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Tessa',
      words: /audit report|not the two-page|all 70 pages/i,
      due: '2038-02-09',
    },
    {
      owner: 'them',
      assignee: 'Shireen',
      words: /an extract|i can pull that|by the 19th/i,
      due: '2038-02-19',
    },
    {
      owner: 'us',
      assignee: 'Tessa',
      words: /come out of the set-up|second version|thursday's fine/i,
      due: '2038-02-11',
    },
    {
      owner: 'us',
      assignee: 'Tessa',
      words: /boiler maker in leeds|aye, go on|have a name by/i,
      due: '2038-02-15',
    },
    {
      owner: 'them',
      assignee: 'Shireen',
      words: /real claims be any use|names blacked|black them out/i,
      due: '2038-02-10',
    },
    { owner: 'us', assignee: 'Tessa', words: /send the invite|howard\.ibbotson@/i, due: '2038-02-09' },
  ],
  notActions: [
    /morning with the team|leave them be/i,
    /switched it off in october/i,
    /she'll retire/i,
    /had to beg/i,
    /wrote to 6,000/i,
    /asked six of them/i,
    /went through in january/i,
    /drew us as a snail/i,
    /we'd missed the deadline/i,
  ],
  open: [
    // The next meeting.
    /the 25th|works for me/i,
    /bring pauline/i,
    /slide nine/i,
    /louder on your website|noted\./i,
    /ten weeks|middle of august/i,
    /felt pen/i,
    // Of a rival, and so hardly an objection to them.
    /nice lads/i,
    /know our serial numbers/i,
  ],
  meetings: [{ words: /the 25th/i, at: '2038-02-25T10:00' }],
  budget: /\b48[,. ]?000|\b48k/i,
  notBudget: [/\b260[,. ]?000/i, /\b54[,. ]?600/i],
  decisionMaker: /moira|greenhalgh|operations director/i,
  timeline:
    /(?:\b1|1st|first) (?:of )?september|september (?:1|first)\b|2038-09-01|before the heating season|heating season/i,
  competitors: ['Deskhare', 'ServiTrack'],
  notCompetitors: ['Claimwright', 'Calderstone', 'Ted Barlow', 'Filey', 'Leeds', 'Pauline'],
  objections: [
    // Said by the story of the last one.
    { kind: 'trust', words: /left a folder open|going through that twice|where do the photos/i },
    // Said of a colleague: the team won't take to it.
    { kind: 'need', words: /she'll retire the day|rest of them nodded/i },
    { kind: 'price', words: /then you're over|not going back for more/i },
    { kind: 'timing', words: /mainframe until|before june you won't/i },
  ],
  lead: {
    name: 'Howard Ibbotson',
    company: 'Calderstone Boilers',
    email: 'howard.ibbotson@calderstone.example',
  },
  mailTo: 'howard.ibbotson@calderstone.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:260[,. ]?000|54[,. ]?600)/i,
    /(?:howard|shireen|ted|tessa)(?: ibbotson| malik| barlow| lowry)? (?:decides|signs|approves|is the decision)/i,
    /pauline (?:signs|approves|is the decision)/i,
    /tessa(?: lowry)? (?:will|to|should) (?:hold|run|organise|organize|offer) [^.]{0,20}(?:workshop|morning|session)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:may|october|christmas)/i,
    /pauline (?:is retiring|retires|has retired)/i,
    /(?:installers|they) (?:have to|must) log in to claimwright/i,
  ],
  mood: 'positive',
}
