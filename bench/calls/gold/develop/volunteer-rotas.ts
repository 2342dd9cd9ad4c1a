import type { CallGold } from '../call-gold.ts'

/** Scotland; a quarterly review with a food pantry, five Margarets; a subtitle file; a printed rota, a report, a shift list, an offer for two years; the treasurer has the say, once Doreen. */
export const volunteerRotas: CallGold = {
  file: 'volunteer-rotas.vtt',
  kind: 'renewal',
  // A Tuesday, ten in the morning in Scotland.
  calledAt: '2036-02-19T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Muriel Tait',
  us: ['Muriel Tait', 'Keir Donnan'],
  people: [
    {
      id: 'lead-1',
      name: 'Una Galbraith',
      company: 'Strathfinlay Pantry',
      email: 'una@strathfinlay.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Keir Donnan',
      words: /write-up from perth|email you that this afternoon|steal every word/i,
      due: '2036-02-19',
    },
    { owner: 'us', assignee: 'Muriel Tait', words: /switch it on for you|printed rota/i, due: '2036-02-19' },
    {
      owner: 'us',
      assignee: 'Keir Donnan',
      words: /wee report|ask our developers|i'd like that\. when would|by friday, i'd think/i,
      due: '2036-02-22',
    },
    {
      owner: 'them',
      assignee: 'Una Galbraith',
      words: /your shift list|write it down for you|a week on friday/i,
      due: '2036-02-29',
    },
    {
      owner: 'us',
      assignee: 'Muriel Tait',
      words: /put that on paper|do that for tomorrow/i,
      due: '2036-02-20',
    },
  ],
  notActions: [
    /voice line|minister at my door/i,
    /to the trustees' meeting|there's a raffle/i,
    /fixed on the sixth/i,
    /wrote to me in capitals/i,
    /it found me fourteen/i,
    /i looked at it a while back/i,
    /signed my parking ticket/i,
    /like plateful|gift aid/i,
    /he'll frame it/i,
    /a note of that/i,
    /watch the ice/i,
  ],
  open: [
    // The next review is a meeting.
    /next review is on|the twentieth at ten/i,
    // A trial that hangs on the drivers.
    /try that in april|ask the drivers|split it in two/i,
    // Built once the list is there; to some a task already.
    /build it beforehand|new site put up|old one taken away/i,
    /go at it in the test area|if i must/i,
    /i'll take it to them/i,
    /pin it up beside/i,
    /we've to be in it/i,
    /who's signed up for it/i,
    /take that as a compliment/i,
  ],
  meetings: [{ words: /next review is on|the twentieth at ten/i, at: '2036-05-20T10:00' }],
  budget: /three thousand four hundred|\b3[,. ]?400|\b3\.4k/i,
  notBudget: [
    /two thousand nine hundred|\b2[,. ]?900/i,
    /three thousand two|\b3[,. ]?200/i,
    /three thousand even|\b3[,. ]?000/i,
    /three hundred more|£300\b/i,
    /six hundred pounds|\b600\b/i,
  ],
  decisionMaker: /iqbal|sheikh|trustees|treasurer/i,
  timeline: /fifth of may|may 5|5(?:th)? (?:of )?may|2036-05-05/i,
  competitors: ['ShiftNest'],
  notCompetitors: ['Rotaloom', 'Plateful', 'Perth', 'Inverallan', 'Margaret', 'Doreen'],
  objections: [
    { kind: 'need', words: /they won't use it|don't see what it's for/i },
    { kind: 'price', words: /fair old jump|it's the same tatties|i just don't like it/i },
  ],
  lead: { name: 'Una Galbraith', company: 'Strathfinlay Pantry', email: 'una@strathfinlay.example' },
  mailTo: 'una@strathfinlay.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:2[,. ]?900|3[,. ]?200|3[,. ]?000|300\b|600\b|two thousand|six hundred)/i,
    /(?:una|doreen|minister)(?: galbraith)? (?:signs|decides|approves|is the decision)/i,
    /keir(?: donnan)? (?:will|to) (?:attend|join|come to)[^.]{0,20}trustees/i,
    /(?:rotaloom|muriel|keir)(?: tait| donnan)? (?:will|to) (?:add|set up|switch on|include)[^.]{0,20}(?:voice|gift aid)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:twentieth|may 20|20 may|april)/i,
  ],
  mood: 'positive',
}
