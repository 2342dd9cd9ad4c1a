import type { CallGold } from '../call-gold.ts'

/** Texas; a web subtitle file; an injury firm looks for other court reporters; nobody ever added up what it spends; the managing partner signs off, it was Monte once; by the first of July; a dollar a page too much. */
export const courtReporters: CallGold = {
  file: 'court-reporters.vtt',
  kind: 'discovery',
  // A Tuesday, two in the afternoon in Texas (summer time).
  calledAt: '2042-04-22T19:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Shelby Ruzicka',
  us: ['Shelby Ruzicka'],
  people: [
    {
      id: 'lead-1',
      name: 'Monte Ledesma',
      company: 'Ledesma Whitfield',
      email: 'monte@ledesmawhitfield.example',
    },
    { id: 'lead-2', name: 'Patrice Goad', company: 'Ledesma Whitfield', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Shelby Ruzicka',
      words:
        /log of every|whole first quarter|the bad ones|have it tomorrow|i'd read that|(?:job|turnaround|delivery) log/i,
      due: '2042-04-23',
    },
    {
      owner: 'us',
      assignee: 'Consuelo',
      words:
        /consuelo|see the list|license numbers|asked for those numbers|interpreters? list|list of (?:the )?(?:spanish |certified )?interpreters/i,
      due: '2042-04-24',
    },
    {
      owner: 'them',
      assignee: 'Patrice Goad',
      words: /their invoices|pull march|black out|till friday|friday's perfect|march invoices/i,
      due: '2042-04-25',
    },
    {
      owner: 'us',
      assignee: 'Shelby Ruzicka',
      words: /\bhank\b|i'd have to ask him|either way by monday|brazos/i,
      due: '2042-04-28',
    },
    {
      owner: 'us',
      assignee: 'Shelby Ruzicka',
      words: /docketbird|our tech guy|would you\? 'cause|yep, i'll let you know|upload all those/i,
      due: null,
    },
  ],
  notActions: [
    /dig out the letter|need to see that|the wording/i,
    /me talking to ms|call judy/i,
    /first one free|free stuff/i,
    /if that log looks|i'll take a maybe/i,
    /so you're hired/i,
    /i book coastal|call on a monday/i,
    /like an animal/i,
    /billed me for the boots/i,
    /owes me a fishing/i,
    /just picked up the phone/i,
    /a recipe in/i,
    /bill for a no-show/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /the seventh|sixth of may|on the sixth|talk again|on the phone/i,
    // Judy and change: an objection of authority to some.
    /judy doesn't like change|signs off on every|gonna ask me is/i,
    /half the time it's a voicemail|goes fine till/i,
    /twenty-six days|the transcripts/i,
    /charged us for a no-show|parking lot/i,
    /voicemail people|in the chair/i,
    /what it would've been/i,
    /court certified, or|ask about interpreters/i,
    /some room in that/i,
    /everybody says five|coastal said seven/i,
    // Nobody knows the sum.
    /added it up|comes out of the settlement/i,
    /you've gotta eat/i,
    /coastal's four eighty-five/i,
  ],
  meetings: [{ words: /the seventh/i, at: '2042-05-07T10:00' }],
  budget: null,
  notBudget: [
    /five ninety-five|\b5\.95\b|\$?595\b/i,
    /four eighty-five|\b4\.85\b|\$?485\b/i,
    /two hundred and seventy|\b270\b/i,
    /appearance fee|two hundred\b|\b200\b/i,
  ],
  decisionMaker: /judy|whitfield|managing partner/i,
  timeline:
    /first of july|july 1\b|july 1st|july first|jul\.? 1\b|1(?:st)? (?:of )?jul|2042-0(?:7-01|6-30)|june thirtieth|june 30|by july/i,
  competitors: ['Coastal Bend Steno'],
  notCompetitors: [
    'Plainword Reporting',
    'Ledesma Whitfield',
    'Brazos Injury',
    'Docketbird',
    'Consuelo',
    'Pruitt',
    'Laredo',
  ],
  objections: [
    { kind: 'trust', words: /yours is real|everybody says five|coastal said seven/i },
    { kind: 'price', words: /extra dollar|swallow|four eighty-five|i don't like it|five ninety-five\. see/i },
  ],
  lead: { name: 'Monte Ledesma', company: 'Ledesma Whitfield', email: 'monte@ledesmawhitfield.example' },
  mailTo: 'monte@ledesmawhitfield.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:5\.95|4\.85|595|485|270|200|five ninety|four eighty|two hundred|forty thousand|40[,. ]?000)/i,
    /(?:monte|patrice|hank|shelby)(?: ledesma| goad| ruzicka)? (?:signs|decides|approves|is the decision)/i,
    /shelby(?: ruzicka)? (?:will|to) (?:call|contact|talk to|phone) (?:judy|ms)/i,
    /(?:first (?:one|deposition|job)|free trial) (?:is |was )?(?:agreed|accepted|taken)/i,
    /(?:monte|ledesma whitfield)(?: ledesma)? (?:has )?(?:signed|hired|switched)/i,
  ],
  mood: 'positive',
}
