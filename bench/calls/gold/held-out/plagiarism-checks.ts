import type { CallGold } from '../call-gold.ts'

/** Ireland; plagiarism checks at an institute come up for renewal: a module nobody asked for, a student flagged for her own draft, a rival that Limerick went over to; the registrar signs, three years are not to be had. */
export const plagiarismChecks: CallGold = {
  file: 'plagiarism-checks.srt',
  kind: 'renewal',
  // A Friday, a quarter past eleven in the morning in Galway.
  calledAt: '2034-03-10T11:15:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brannigan',
  us: ['Aoife'],
  people: [
    {
      id: 'lead-1',
      name: 'Cormac Heneghan',
      company: 'Corrib Institute',
      email: 'cormac.heneghan@corribinstitute.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /on every course|check the setting|get the list by/i,
      due: '2034-03-15',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /\bone page\b|how the score's made/i,
      due: '2034-03-16',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /go to my director|forty-one without the module|ring you with his answer/i,
      due: '2034-03-14',
    },
    {
      owner: 'them',
      assignee: 'Cormac',
      words: /user numbers by school|pull the numbers/i,
      due: '2034-03-13',
    },
    {
      owner: 'them',
      assignee: 'Lena',
      words: /having lunch with him|ask him about the sheet/i,
      due: '2034-03-10',
    },
    {
      owner: 'them',
      assignee: 'Lena',
      words: /reports that went wrong|take the names off/i,
      due: '2034-03-20',
    },
  ],
  notActions: [
    // Refused or put off.
    /came over and spoke to them/i,
    /signed for three years|three years, no/i,
    /pencil you in|ask me when it's signed/i,
    // Done already.
    /sent him the signed data sheet/i,
    /changed it since/i,
    /gave up a scanner/i,
    /asked them for a date/i,
    /went over to them at christmas/i,
  ],
  open: [
    // The next talk is a meeting.
    /the twenty-second/i,
    /thursday the twenty-third/i,
    /kettle on/i,
    /and i'll have mine/i,
    /bring it across/i,
    /wants that in writing/i,
    /keep asking/i,
    /bring a crowbar/i,
    /motion in about it/i,
    /next one sorted in good time/i,
    /what can you bring upstairs/i,
    /training for new lecturers/i,
    /likes us\?/i,
    // Remarks that may count as doubts.
    /nobody here asked for that/i,
    /gladly do without it/i,
    /until the merger's done/i,
    /not doing four hundred of them/i,
    /connacht tribune/i,
  ],
  meetings: [{ words: /twenty-second|22(?:nd)? (?:of )?march|march 22/i, at: '2034-03-22T10:00' }],
  budget: /\b41[,. ]?000|\b41k|forty-one thousand/i,
  notBudget: [
    /\b38[,. ]?400|thirty-eight four/i,
    /\b46[,. ]?500|forty-six and a half/i,
    /\b42[,. ]?900|forty-two nine/i,
    /\b35[,. ]?000|thirty-five/i,
    /\b10[,. ]?000|ten thousand/i,
  ],
  decisionMaker: /keaveney|registrar/i,
  timeline:
    /first of may|1(?:st)? (?:of )?may|may 1\b|may first|2034-05-01|thirtieth of april|30(?:th)? (?:of )?april|april 30|2034-04-30/i,
  competitors: ['Originex'],
  notCompetitors: [
    'Textmark',
    'Corrib Institute',
    'Connacht Tribune',
    'Limerick',
    'Frankfurt',
    'Malachy',
    'Fergus',
  ],
  objections: [
    { kind: 'price', words: /can't bring that upstairs|a fifth more/i },
    { kind: 'trust', words: /don't trust a percentage|own first draft/i },
    { kind: 'competitor', words: /originex have been|a fool not to look/i },
  ],
  lead: {
    name: 'Cormac Heneghan',
    company: 'Corrib Institute',
    email: 'cormac.heneghan@corribinstitute.example',
  },
  mailTo: 'cormac.heneghan@corribinstitute.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:38|46|42|35|10)[,. ]?\d/i,
    /(?:cormac|lena|malachy|fergus)(?: heneghan| osei)? (?:signs|decides|approves|is the decision)/i,
    /three[- ]year (?:term|contract|licence|deal|agreement) (?:is |was |has been )?(?:agreed|accepted|signed)/i,
    /aoife(?: brannigan)? (?:will|to) (?:come|visit|speak|talk)[^.]{0,20}(?:students|union)/i,
    /(?:meeting|call) (?:is |was )?(?:agreed |set |planned )?(?:on|for) (?:thursday|(?:the )?23|march 23|(?:the )?twenty-third)/i,
    /training (?:is |was |has been )(?:agreed|booked|planned) (?:for|in) september/i,
  ],
  mood: 'mixed',
}
