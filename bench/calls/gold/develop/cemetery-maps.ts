import type { CallGold } from '../call-gold.ts'

/** England; a parish-sized council sees burial software; the sexton promises twice, the clerk once; the full council decided before; the photos can't be left out, the flowers aren't wanted. */
export const cemeteryMaps: CallGold = {
  file: 'cemetery-maps.txt',
  kind: 'demo',
  // A Tuesday, ten in the morning in England.
  calledAt: '2032-09-14T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Jasmine Toor',
  us: ['Jasmine'],
  people: [
    {
      id: 'lead-1',
      name: 'Jacqui Pell',
      company: 'Hartsmere Town Council',
      email: 'clerk@hartsmeretc.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jasmine',
      words: /sheet from shropshire|would that help|i'd like to see that|have it tomorrow/i,
      due: '2032-09-15',
    },
    { owner: 'us', assignee: 'Jasmine', words: /ask our developers|does it do ashes/i, due: '2032-09-16' },
    {
      owner: 'them',
      assignee: 'Jacqui',
      words: /ten pages out of|do that on my phone|when d'you think|friday, it'd have/i,
      due: '2032-09-17',
    },
    { owner: 'them', assignee: 'Norman', words: /record office|flatten it/i, due: '2032-09-20' },
    {
      owner: 'them',
      assignee: 'Norman',
      words: /mark where the yews|that in red pencil|by the end of the month/i,
      due: '2032-09-30',
    },
    { owner: 'us', assignee: 'Jasmine', words: /new quote|another go at it/i, due: '2032-09-24' },
  ],
  notActions: [
    /stone photos out|half the point/i,
    /order flowers|going into flowers/i,
    /train norman's successor/i,
    /goes through the deed box/i,
    /insurance certificate|that's filed/i,
    /i'll haunt you/i,
    /showed us theirs/i,
    /went through in march/i,
    /sold the same plot twice/i,
    /a drone over first|yews we do on foot/i,
    /don't ask about the christmas/i,
    /read it on the beach/i,
    /give me a surname/i,
  ],
  open: [
    // The visit with the councillor is a meeting; to some also a task.
    /for twenty minutes|fifth of october|fifth at half past/i,
    // Praise of the map over a competitor's.
    /it was all pins/i,
    /i'm sharing my screen|shout when you see/i,
    /two people, separately|it comes back to you/i,
    /a few months on it/i,
    /you've not got an answer/i,
    /under them yews/i,
    /how bad the handwriting/i,
    /not found him yet/i,
    /counts everything twice/i,
  ],
  meetings: [{ words: /fifth of october|fifth at half past/i, at: '2032-10-05T14:30' }],
  budget: /\beight thousand|\b8[,. ]?000|\b8k/i,
  notBudget: [
    /nine thousand four hundred|\b9[,. ]?400/i,
    /eleven hundred|\b1[,. ]?100/i,
    /ten thousand|\b10[,. ]?000|\b10k/i,
    /that's six|\b6[,. ]?000/i,
    /eighty pounds|£80\b/i,
  ],
  decisionMaker: /ambrose/i,
  timeline: /first of march|march 1\b|1(?:st)? (?:of )?march|2033-03-01/i,
  competitors: ['Cemify'],
  notCompetitors: ['Plotwise', 'Hartsmere', 'Shropshire', 'Tuffin', 'Kit', 'Tenerife', 'Canada'],
  objections: [
    {
      kind: 'trust',
      words: /what worries me|sold the same plot|stood there with the family|read that handwriting/i,
    },
    { kind: 'price', words: /that's too much|well over what/i },
  ],
  lead: { name: 'Jacqui Pell', company: 'Hartsmere Town Council', email: 'clerk@hartsmeretc.example' },
  mailTo: 'clerk@hartsmeretc.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:9[,. ]?400|10[,. ]?000|1[,. ]?100|6[,. ]?000|nine thousand|ten thousand|eleven hundred)/i,
    /(?:jacqui|norman|kit|full council)(?: pell)? (?:signs|decides|approves|is the decision)/i,
    /jasmine(?: toor)? (?:will|to) [^.]{0,20}(?:flower|leave out|remove)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|summer|28 september|september 28)/i,
  ],
  mood: 'positive',
}
