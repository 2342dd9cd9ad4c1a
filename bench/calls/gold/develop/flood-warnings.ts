import type { CallGold } from '../call-gold.ts'

/** Ireland; a county council sees a flood warning software; a puddle told to eleven hundred people, no help pages in Irish; times in the text; a memo for the director. */
export const floodWarnings: CallGold = {
  file: 'flood-warnings.txt',
  kind: 'demo',
  // A Tuesday, two in the afternoon in Ireland.
  calledAt: '2036-09-09T13:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Blánaid Curtin',
  us: ['Blánaid'],
  people: [
    {
      id: 'lead-1',
      name: 'Attracta Quish',
      company: 'Lissard County Council',
      email: 'aquish@lissardcoco.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Blánaid',
      words: /could i read it|your inbox before five|in a report\. it's public/i,
      due: '2036-09-09',
    },
    {
      owner: 'us',
      assignee: 'Blánaid',
      words: /product man|when would you know|have it for you by friday|friday's fine/i,
      due: '2036-09-12',
    },
    {
      owner: 'us',
      assignee: 'Blánaid',
      words: /trial login|when would that be ready|thursday morning/i,
      due: '2036-09-11',
    },
    {
      owner: 'them',
      assignee: 'Fiachra',
      words: /list of the gauges|that in a spreadsheet|when we hang up/i,
      due: '2036-09-09',
    },
    { owner: 'them', assignee: 'Attracta', words: /data protection officer/i, due: '2036-09-12' },
    { owner: 'us', assignee: 'Blánaid', words: /template that the other/i, due: null },
  ],
  notActions: [
    /slide together|with a picture in it/i,
    /new ones from us|from the danes/i,
    /taken home by somebody/i,
    /met office changed the feed/i,
    /demo from wavewatch last week/i,
    /i can hum/i,
    /leave their beds/i,
    /was always asleep/i,
    /that leaves me enough/i,
    /bring the waders/i,
    /went into the wall/i,
  ],
  open: [
    // The second call is a meeting.
    /second call, on the|the eighteenth at three suits/i,
    /it's on our list for the spring/i,
    /i write the memo|signs it off/i,
    /wants it on the news/i,
    /send it to her only|only to attracta/i,
    /i'll share the screen/i,
    // To some a doubt about Pascal's phone.
    /phone with buttons/i,
    // The consent of the old list; to some a doubt.
    /phone numbers from the last crowd/i,
    /who presses the button/i,
  ],
  meetings: [{ words: /second call, on the|the eighteenth at three suits/i, at: '2036-09-18T15:00' }],
  budget: /sixty thousand|\b60[,. ]?000|\b60k/i,
  notBudget: [
    /eighty-five for|\b85[,. ]?000|\b85k/i,
    /eighteen thousand|\b18[,. ]?000|\b18k/i,
    /forty-two for|\b42[,. ]?000|\b42k/i,
  ],
  decisionMaker: /bríd|brid\b|hession|director of services/i,
  timeline: /first of november|november 1\b|1(?:st)? (?:of )?november|2036-11-01/i,
  competitors: ['Wavewatch'],
  notCompetitors: [
    'Rainmark',
    'Met Office',
    'Lissard',
    'Kilfenny',
    'Owenbeg',
    'Ballinree',
    'Pascal',
    'Cathal',
  ],
  objections: [
    { kind: 'trust', words: /what happens when it's wrong|nobody's believed us|put my name to another/i },
    { kind: 'need', words: /couldn't put it up|in the two languages/i },
  ],
  lead: { name: 'Attracta Quish', company: 'Lissard County Council', email: 'aquish@lissardcoco.example' },
  mailTo: 'aquish@lissardcoco.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:85|18|42|6[,. ]?000|eighty-five|eighteen|forty-two)/i,
    /(?:attracta|fiachra|pascal|committee|chief executive)(?: quish| mulhern)? (?:signs|decides|approves|is the decision)/i,
    /blánaid(?: curtin)? (?:will|to) (?:put together|prepare|make|send) (?:a |the )?slide/i,
    /(?:rainmark|blánaid)(?: curtin)? (?:will|to) (?:supply|replace|sell|repair)[^.]{0,20}(?:sensor|gauge)/i,
    /fiachra(?: mulhern)? (?:will|to) (?:join|attend)[^.]{0,20}(?:eighteenth|second call)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:eighteenth|september 18|18 september|spring)/i,
  ],
  mood: 'positive',
}
