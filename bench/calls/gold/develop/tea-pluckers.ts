import type { CallGold } from '../call-gold.ts'

/** Sri Lanka; a subtitle file; machines that pluck tea are shown from a field; six million rupees; the director of plantations decides; by the first of April; a visit to him and a service contract are declined. */
export const teaPluckers: CallGold = {
  file: 'tea-pluckers.srt',
  kind: 'demo',
  // A Tuesday, ten in the morning in Sri Lanka.
  calledAt: '2046-02-13T04:30:00Z',
  timeZone: 'Asia/Colombo',
  owner: 'Nuwan Jayakody',
  us: ['Nuwan'],
  people: [
    { id: 'lead-1', name: 'Shirani Wickramage', company: 'Kirioya Estate', email: 'shirani@kirioya.example' },
    { id: 'lead-2', name: 'Dharshan', company: 'Kirioya Estate', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Nuwan',
      words: /any figures for that|email you the results|please do\.|this afternoon/i,
      due: '2046-02-13',
    },
    {
      owner: 'them',
      assignee: 'Dharshan',
      words: /check and let me know|check the other ones|going round on thursday|plug point/i,
      due: '2046-02-16',
    },
    {
      owner: 'us',
      assignee: 'Nuwan',
      words: /quotation by monday|okay, monday|price for fifteen|talk to our chairman/i,
      due: '2046-02-19',
    },
    {
      owner: 'us',
      assignee: 'Sampath',
      words: /sampath|for a trial|can you do that\? for how long|the twenty-first is good/i,
      due: '2046-02-21',
    },
    {
      owner: 'them',
      assignee: 'Fathima',
      words: /fathima|map of the divisions|send you a copy/i,
      due: '2046-02-14',
    },
  ],
  notActions: [
    /come to colombo|see sales people/i,
    /service contract|repairs everything|forty thousand/i,
    /if the order comes/i,
    /use one for two weeks, free/i,
    /gone to canada/i,
    /bungalow roof/i,
    /if it rains|if it doesn't rain/i,
    /mind the leeches|found me already/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /twenty-third|nine o'clock, yes/i,
    /come by the lower road|i'll tell him/i,
    /ask them to start|go closer|one second/i,
    /do my best/i,
    /take it out/i,
    /convince ourselves/i,
    // A worry about the current: to some an objection.
    /no current in the fields|charged at night/i,
    /send two sets earlier/i,
    /need five weeks/i,
    /coarse leaf/i,
    // The other machine is lighter and cheaper: to some an objection more.
    /the chinese one|big difference/i,
    /how heavy is it|it's lighter|eight kilos/i,
    /we need fifteen/i,
    /not there yet/i,
    /first of april/i,
    /he decides|takes the final decision/i,
    /can't find pluckers/i,
  ],
  meetings: [{ words: /twenty-third|nine o'clock, yes/i, at: '2046-02-23T09:00' }],
  budget: /six million|\b6[,. ]?000[,. ]?000\b|\b6 ?m(?:illion)?\b/i,
  notBudget: [
    /four hundred and eighty|\b480[,. ]?000/i,
    /two hundred and ninety|\b290[,. ]?000/i,
    /forty thousand|\b40[,. ]?000/i,
  ],
  decisionMaker: /ranasinghe|director of plantations/i,
  timeline:
    /first of april|april 1|1(?:st)? (?:of )?apr(?:il)?\b|\bapr(?:il)?\b|2046-04-01|2046-03-31|rains/i,
  competitors: ['Greenblade'],
  notCompetitors: ['Leafline', 'Dickoya', 'Canada', 'Colombo', 'Sampath', 'Fathima', 'Abeysekera'],
  objections: [
    { kind: 'trust', words: /my worry with these|don't believe the quality|coarse leaf in it/i },
    { kind: 'price', words: /very expensive|big difference|the chinese one/i },
    { kind: 'competitor', words: /greenblade|workers like that one/i },
    { kind: 'timing', words: /too late for us|in the rush/i },
  ],
  lead: { name: 'Shirani Wickramage', company: 'Kirioya Estate', email: 'shirani@kirioya.example' },
  mailTo: 'shirani@kirioya.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:lkr|rs\.?)? ?(?:480|290|40[,. ]?000|four hundred|two hundred|forty)/i,
    /(?:shirani|dharshan|abeysekera|sampath|fathima|nuwan)(?: wickramage| jayakody)? (?:signs|decides|approves|is the decision)/i,
    /nuwan(?: jayakody)? (?:will|to) (?:visit|meet|show|come)[^.]{0,20}(?:ranasinghe|colombo)/i,
    /nuwan(?: jayakody)? (?:will|to) (?:include|offer|quote) [^.]{0,15}service contract/i,
    /(?:timeline|wanted by|deadline):? .{0,20}february/i,
  ],
  mood: 'positive',
}
