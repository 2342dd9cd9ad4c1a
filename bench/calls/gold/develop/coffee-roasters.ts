import type { CallGold } from '../call-gold.ts'

/** Uganda; a subtitle file; a coffee cooperative thinks of roasting; a hundred and forty million from a fund; the chairperson signs, a donor decided once; roasting on the first of August. */
export const coffeeRoasters: CallGold = {
  file: 'coffee-roasters.srt',
  kind: 'discovery',
  // A Thursday, eleven in the morning in Uganda.
  calledAt: '2042-03-06T08:00:00Z',
  timeZone: 'Africa/Kampala',
  owner: 'Mirembe Nalwadda',
  us: ['Mirembe'],
  people: [
    {
      id: 'lead-1',
      name: 'Robert Kizza',
      company: 'Masaba Slopes Cooperative',
      email: 'kizza@masabaslopes.example',
    },
    { id: 'lead-2', name: 'Namaganda', company: 'Masaba Slopes Cooperative', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Mirembe',
      words:
        /kapchorwa|real figures|months they cried|on email tomorrow|first twelve months|another cooperative/i,
      due: '2042-03-07',
    },
    {
      owner: 'them',
      assignee: 'Namaganda',
      words:
        /five kilos|washed or the|washed, then|link bus|watch for the bus|one that you want to sell|(?:green|washed) (?:coffee|beans|sample)/i,
      due: '2042-03-10',
    },
    {
      owner: 'them',
      assignee: 'Kizza',
      words: /three phase|three-phase|asking the electrician|i will ask him|pole with many|in-law/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Mirembe',
      words: /two stages|write it like that|by wednesday|wednesday is fine|which parts can wait|second year/i,
      due: '2042-03-12',
    },
    {
      owner: 'us',
      assignee: 'Ochieng',
      words: /ochieng|pass by your store|let him come|on friday|measuring tape|technician/i,
      due: '2042-03-14',
    },
  ],
  notActions: [
    /to kampala for training|first we see the machine/i,
    /would a loan|no loans/i,
    /confirm by the end of april|fund releases/i,
    /catalogue i posted|came last month|refuses to bring/i,
    /donor used to decide|only clapped/i,
    /spare was in brazil|hens are laying/i,
    /i won't abuse/i,
    /was in mbale for two days/i,
    /number nine/i,
    /he weighs, he pays/i,
    /greeting the manager/i,
  ],
  open: [
    // Agreed: the next talk, a meeting to most readers.
    /the twentieth|talk again|can sit in/i,
    // What Kampala does with the five kilos.
    /roast it on that same|shall respect him|don't burn it/i,
    /i will be waiting/i,
    /he will get tea/i,
    /without the grinder|want it ground/i,
    /her signature is/i,
    /first of august|main harvest/i,
    /if people will drink/i,
    /some are fearing/i,
    /she has been to london|for forty/i,
    /you know funds/i,
    /comes and goes/i,
    // A cheaper one from Turkey: an objection to some.
    /at mombasa|handsome|another firm that came/i,
    /back to cup/i,
    /what makes you different/i,
  ],
  meetings: [{ words: /the twentieth|talk again/i, at: '2042-03-20T11:00' }],
  budget: /hundred and forty million|\b140 ?m|\b140[,. ]?000[,. ]?000|\b140\b/i,
  notBudget: [
    /hundred and sixty-eight|one sixty-eight|\b168\b/i,
    /hundred and thirty-five|\b135\b/i,
    /four dollars|\$ ?4\b/i,
  ],
  decisionMaker: /nambozo|chairperson/i,
  timeline:
    /first of august|august 1\b|august 1st|aug\.? 1\b|1(?:st)? (?:of )?aug|2042-08-01|main harvest|by august/i,
  competitors: ['Ozkavur'],
  notCompetitors: [
    'Hotdrum Roasters',
    'Masaba Slopes Cooperative',
    'Kapchorwa',
    'Mombasa',
    'Tororo',
    'Ochieng',
  ],
  objections: [
    {
      kind: 'need',
      words: /see why we must roast|buying everything we|sold green|if people will drink|some are fearing/i,
    },
    { kind: 'price', words: /too much for us|complete cooperative|fund does not add|eh! madam/i },
    {
      kind: 'trust',
      words: /the day it stops|hens are laying|spare was in|what makes you different|pulping machine/i,
    },
  ],
  lead: { name: 'Robert Kizza', company: 'Masaba Slopes Cooperative', email: 'kizza@masabaslopes.example' },
  mailTo: 'kizza@masabaslopes.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ugx|ush|shillings)? ?(?:168|135|4\b|one hundred and (?:sixty|thirty)|four dollars)/i,
    /(?:kizza|robert kizza|namaganda|mirembe|ochieng|the donor)(?: nalwadda)? (?:signs|decides|approves|is the decision)/i,
    /(?:training|loan) (?:is |was |in kampala is )?(?:agreed|accepted|planned|taken)/i,
    /(?:kizza|masaba slopes cooperative) (?:has )?(?:ordered|confirmed|signed|bought)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april|wednesday|friday|july)/i,
  ],
  mood: 'mixed',
}
