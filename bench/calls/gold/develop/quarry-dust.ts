import type { CallGold } from '../call-gold.ts'

/** A complaint before a new contract; the recap moves the report from Wednesday to tomorrow; Gareth signed once. */
export const quarryDust: CallGold = {
  file: 'quarry-dust.txt',
  kind: 'complaint',
  // A Monday, nine in the morning there.
  calledAt: '2028-05-15T08:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Iain Galbraith',
  us: ['Iain', 'Shona'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Shona', words: /seal kits/i, due: '2028-05-19' },
    {
      owner: 'us',
      assignee: 'Iain',
      words: /write the report|written report|my report|have the report|tomorrow it is/i,
      due: '2028-05-16',
    },
    {
      owner: 'them',
      assignee: 'Gareth',
      words: /run hours|read them off/i,
      due: '2028-05-16',
    },
    { owner: 'us', assignee: 'Shona', words: /night foreman|look into it/i, due: null },
    {
      owner: 'us',
      assignee: 'Iain',
      words: /without the fifth cannon/i,
      due: '2028-05-22',
    },
    { owner: 'them', assignee: 'Gareth', words: /in front of him|in front of alun/i, due: '2028-05-30' },
    {
      owner: 'them',
      assignee: 'Bronwen',
      words: /their letter|the letter off me|council's letter/i,
      due: '2028-05-15',
    },
  ],
  notActions: [
    /have it translated|english will do/i,
    /switched that on/i,
    /rental for nothing|anything for nothing/i,
    /present it to mr rees/i,
    /council wrote to us/i,
    /permit review/i,
  ],
  open: [
    // The check is a meeting; to some also a task.
    /in person|thursday the first|bring boots/i,
    // The day before it was moved.
    /you'll have it by wednesday|report on wednesday/i,
    /council meets on wednesday/i,
    /something from the council/i,
    /whole village on the phone|driest april/i,
    /i want it to work/i,
    /have come in at forty-one/i,
    /two, (?:aye|not one)/i,
    /help me with the report/i,
    /old one's finished/i,
  ],
  meetings: [{ words: /in person|thursday the first/i, at: '2028-06-01T10:00' }],
  budget: /forty-five|\b45/i,
  notBudget: [
    /fifty-two|\b52[,. ]?000|\b52k/i,
    /thirty-eight|\b38[,. ]?000|\b38k/i,
    /forty-one|\b41[,. ]?000|\b41k/i,
  ],
  decisionMaker: /alun|\brees\b|regional director/i,
  timeline: /first of july|july 1|1(?:st)? (?:of )?july/i,
  competitors: ['Spraytec'],
  notCompetitors: ['Mistline Systems', 'Cefn Du Aggregates', 'Alun Rees'],
  objections: [
    { kind: 'trust', words: /no faith left/i },
    { kind: 'price', words: /is too dear/i },
    { kind: 'competitor', words: /wouldn't i go to spraytec/i },
  ],
  lead: { name: 'Gareth Pugh', company: 'Cefn Du Aggregates', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp )?(?:52|fifty-two|38|thirty-eight|41|forty-one)/i,
    /(?:gareth|bronwen|shona) (?:signs|decides|approves|is the decision)/i,
    /(?:iain|shona|we) (?:will|to) present (?:it |the \w+ )?to (?:mr rees|alun)/i,
    /(?:iain|shona|we) (?:will|to) (?:have .{0,20}translated|translate)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}september/i,
  ],
  mood: 'mixed',
}
