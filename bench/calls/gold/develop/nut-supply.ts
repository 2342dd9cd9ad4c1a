import type { CallGold } from '../call-gold.ts'

/** Near Bath; a flapjack bakery is handed over to a new account manager of its nut wholesaler; nothing is objected to; a hundred and eighteen thousand pounds; the managing director signs; the first load by the ninth of September. */
export const nutSupply: CallGold = {
  file: 'nut-supply.txt',
  kind: 'handover',
  // A Friday, eleven in the morning in England (summer time).
  calledAt: '2041-07-26T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Kezia Brand',
  us: ['Philip', 'Kezia'],
  people: [
    {
      id: 'lead-1',
      name: 'Josie Penfold',
      company: 'Larkhall Flapjacks',
      email: 'josie@larkhallflapjacks.example',
    },
    { id: 'lead-2', name: 'Dev', company: 'Larkhall Flapjacks', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Philip',
      words: /on one sheet|across this afternoon|all five lines|price (?:sheet|list)/i,
      due: '2041-07-26',
    },
    {
      owner: 'us',
      assignee: 'Kezia',
      words: /try some before|a kilo of each|have them on thursday|softer ones|new crop|ooh, yes/i,
      due: '2041-08-01',
    },
    {
      owner: 'them',
      assignee: 'Josie',
      words: /forecast|week by week|half done it|a week today|book the containers/i,
      due: '2041-08-02',
    },
    {
      owner: 'us',
      assignee: 'Kezia',
      words: /come at six|haulier|tell you the same day|why not\. i'll/i,
      due: '2041-07-29',
    },
    {
      owner: 'them',
      assignee: 'Dev',
      words: /allergen|sent that back|in my tray|fill it in|to you by wednesday/i,
      due: '2041-07-31',
    },
    {
      owner: 'us',
      assignee: 'Marguerite',
      words: /marguerite|lab certificates|aflatoxin|email would be nicer|first set/i,
      due: '2041-08-15',
    },
  ],
  notActions: [
    /sultanas|not this year, thanks/i,
    /introduce myself|no need, honestly/i,
    /emailed those in june|all filed/i,
    /if the fruit loaf|dropped the fruit loaf/i,
    /comes in on wednesdays/i,
    /used to sign everything/i,
    /bought me a shed/i,
    /eats them off the table/i,
    /shook hands on at the show/i,
  ],
  open: [
    // Agreed: the visit, a meeting to most readers.
    /the thirteenth|see the place/i,
    // What he will do with the samples.
    /tray of flapjack/i,
    /give you a hat|hairnet/i,
    /bacon roll|i might just do that/i,
    /run through where/i,
    /by the ninth|the first load|the ninth's a monday/i,
    /not to break anything/i,
    /first to know|kezia would/i,
    /then it's automatic/i,
    // Mild wishes: no objection to most readers.
    /school next door|half eight|nothing wrong/i,
    /excuse the noise/i,
    /hear it from you/i,
    /had to try/i,
    /i've got that/i,
    /somebody else's headache/i,
    /six is no bother/i,
  ],
  meetings: [{ words: /the thirteenth/i, at: '2041-08-13T10:00' }],
  budget: /hundred and eighteen|\b118[,. ]?000|\b118 ?k|\b118\b/i,
  notBudget: [
    /ninety-six|\b96[,. ]?000/i,
    /twenty-two thousand|\b22[,. ]?000/i,
    /up to twenty thousand|\b20[,. ]?000/i,
  ],
  decisionMaker: /miriam|managing director/i,
  timeline:
    /ninth of september|september 9\b|september 9th|september ninth|9(?:th)? (?:of )?sep|sept?\.? 9\b|2041-09-09|by the ninth/i,
  competitors: [],
  notCompetitors: ['Hazelgate', 'Larkhall Flapjacks', 'Marguerite', 'Georgia', 'Miriam', 'Dev'],
  objections: [],
  lead: { name: 'Josie Penfold', company: 'Larkhall Flapjacks', email: 'josie@larkhallflapjacks.example' },
  mailTo: 'josie@larkhallflapjacks.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:96|22|20[,. ]?000|ninety-six|twenty-two|twenty thousand)/i,
    /(?:dev|philip|kezia|her father)(?: mayhew| brand)? (?:signs|decides|approves|is the decision)/i,
    /kezia(?: brand)? (?:will|to) (?:call|email|contact|introduce)[^.]{0,15}miriam/i,
    /(?:josie|larkhall flapjacks)(?: penfold)? (?:will|to) (?:take|order|buy)[^.]{0,15}sultanas/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:january|august)/i,
  ],
  mood: 'positive',
}
