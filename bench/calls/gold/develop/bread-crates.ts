import type { CallGold } from '../call-gold.ts'

/** The north-east of England; hired bread crates came dirty and a loss is charged; a credit note, a stopped debit, logs, photos and scans are promised; half price is refused; no budget, no decider, no date. */
export const breadCrates: CallGold = {
  file: 'bread-crates.srt',
  kind: 'complaint',
  // A Wednesday, two in the afternoon in England.
  calledAt: '2031-11-19T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Graeme Dunmore',
  us: ['Graeme', 'Maxine'],
  people: [
    {
      id: 'lead-1',
      name: 'Sheila Peacock',
      company: 'Pennywell Bakeries',
      email: 'sheila@pennywellbakeries.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Graeme', words: /credit note/i, due: '2031-11-19' },
    {
      owner: 'them',
      assignee: 'Kyle',
      words:
        /take any pictures|a look at them\?|on his phone|kyle'll send|send them to my mobile|(?:photo|picture)s? of the (?:dirty )?(?:crates|dolly)/i,
      due: '2031-11-20',
    },
    {
      owner: 'us',
      assignee: 'Graeme',
      words:
        /stop it while we look|hamza to take|out of the run|in writing from me|looking for it|does our debits|direct debit/i,
      due: '2031-11-20',
    },
    {
      owner: 'them',
      assignee: 'Glenda',
      words: /returns notes|just them two months|glenda's got the scanner|scan you them|friday'll do us/i,
      due: '2031-11-21',
    },
    {
      owner: 'us',
      assignee: 'Maxine',
      words: /want to see yours|every drop and|movement log|run by the it lot|monday's good|say monday/i,
      due: '2031-11-24',
    },
    {
      owner: 'us',
      assignee: 'Maxine',
      words:
        /how jam gets through|will he write that down|writing it up now|proper report|by the end of the month|what he's changed/i,
      due: '2031-11-30',
    },
  ],
  notActions: [
    /half the hire rate|want a gesture|half price/i,
    /cancel it, then|can't cancel the whole/i,
    /if it happens the once|signing with them|fetch your dollies/i,
    /new racks|they've offered/i,
    /match the five per cent/i,
    /four lads with a hosepipe/i,
    /checked every dolly/i,
    /get a lemsip/i,
    /sent them to his mam/i,
    /pauline retired|caravan at/i,
    /buy one new off/i,
    /driver takes back/i,
    /got the sandwiches/i,
  ],
  open: [
    // The count is a meeting; to some also a task.
    /count what's there|tuesday the twenty-fifth|seven on the tuesday|in the dark with a torch/i,
    /bring wellies|bacon sandwiches/i,
    /don't wake him|wouldn't dare/i,
    /in bits since/i,
    // Anger about the dirt: to some an objection of its own.
    /should not\. we make food|hour late|jam on it|flour like/i,
    /thinks i ate them/i,
    /bothered about four and a half/i,
    /we don't get that far/i,
    /easter eggs|box\.$|big box/i,
    /how many emails/i,
  ],
  meetings: [{ words: /tuesday the twenty-fifth|seven on the tuesday/i, at: '2031-11-25T07:00' }],
  budget: null,
  notBudget: [
    /four thousand five hundred|\b4[,. ]?560/i,
    /four pound\b|£4\b/i,
    /two pound eighty|\b2\.80/i,
    /four and a half grand|\b4\.5k/i,
  ],
  decisionMaker: null,
  timeline: null,
  competitors: ['Traymates'],
  notCompetitors: [
    'Stackwell',
    'Kyle',
    'Glenda',
    'Hamza',
    'Darren',
    'Pauline',
    'Washington',
    'Gateshead',
    'Seahouses',
    'Lemsip',
  ],
  objections: [
    { kind: 'price', words: /daylight robbery|are you having a laugh/i },
    { kind: 'trust', words: /don't ask me to believe|nobody counts/i },
    { kind: 'competitor', words: /traymates|still with yous|signing with them/i },
  ],
  lead: { name: 'Sheila Peacock', company: 'Pennywell Bakeries', email: 'sheila@pennywellbakeries.example' },
  mailTo: 'sheila@pennywellbakeries.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:4[,. ]?560|4\.5|four thousand|2\.80)/i,
    /(?:glenda|kyle|sheila)(?: peacock)? (?:signs|approves|is the decision)/i,
    /graeme(?: dunmore)? (?:will|to) (?:cancel|waive|halve|give half)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|december|twenty-fifth)/i,
    /half price (?:is |was )?(?:agreed|accepted)/i,
  ],
  mood: 'negative',
}
