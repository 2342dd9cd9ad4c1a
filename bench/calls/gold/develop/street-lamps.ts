import type { CallGold } from '../call-gold.ts'

/** Western Australia; a shire wants new street lamps; a register, photos and two samples; a trial of another maker died of salt; an app, a drone and April are refused; the council decided once. */
export const streetLamps: CallGold = {
  file: 'street-lamps.txt',
  kind: 'discovery',
  // A Wednesday, ten in the morning in Perth.
  calledAt: '2032-03-03T02:00:00Z',
  timeZone: 'Australia/Perth',
  owner: 'Darcy Millward',
  us: ['Darcy'],
  people: [
    {
      id: 'lead-1',
      name: 'Narelle Petrovski',
      company: 'Warrabindi Shire',
      email: 'narelle.petrovski@warrabindi.example',
    },
  ],
  actions: [
    { owner: 'them', assignee: 'Barney', words: /pole register|flick it over/i, due: '2032-03-03' },
    {
      owner: 'them',
      assignee: 'Narelle',
      words:
        /ask westgrid|could you find out|couldn't tell you offhand which|would next week be pushing|you'll have an answer by|poles? (?:belong|are)[^.]{0,20}westgrid/i,
      due: '2032-03-12',
    },
    {
      owner: 'them',
      assignee: 'Barney',
      words:
        /photos with a tape|doing the barbecues|can do it then|love to see those before|(?:photos?|pictures?) of the[^.]{0,20}brackets/i,
      due: '2032-03-05',
    },
    {
      owner: 'us',
      assignee: 'Darcy',
      words: /text you his number|merv's the works|merv tully|merv's (?:phone )?number/i,
      due: '2032-03-03',
    },
    {
      owner: 'us',
      assignee: 'Darcy',
      words: /two of the forty watt|at the depot tuesday|one in your hands|i'll hose them/i,
      due: '2032-03-09',
    },
    {
      owner: 'us',
      assignee: 'Tilly',
      words:
        /drawings? with the light|tilly in our design|have it from tilly|monday the fifteenth|just for the main street/i,
      due: '2032-03-15',
    },
  ],
  notActions: [
    /first tuesday of the month/i,
    /audit last winter|every pole's been walked/i,
    /smart controls|app for a lamp|want the app|no app, got it/i,
    /send a drone|magpie took it/i,
    /second round of the grant/i,
    /straight after easter|april's no good/i,
    /hoarding them|fourteen left/i,
    /put them up for us in twenty-nine/i,
    /everything went to council/i,
    /wednesday's bins/i,
    /brother-in-law was driving/i,
  ],
  open: [
    // The next call is a meeting.
    /eighteenth/i,
    // Her talk with the chief executive is a date of her own.
    /in with her on the sixteenth/i,
    /if the bakery's/i,
    /leave the park out/i,
    /all of it up by the end of august|wildflower/i,
    /middle of may's alright/i,
    /i'll be back in the office/i,
    /ledwise were two ninety|fell over/i,
    /mrs pascoe/i,
    /so she'd sign/i,
    /stay cool/i,
  ],
  meetings: [{ words: /eighteenth/i, at: '2032-03-18T09:00' }],
  budget: /four hundred and ten thousand|\b410[,. ]?000|\b410k/i,
  notBudget: [
    /hundred and ninety thousand|\b190[,. ]?000|\b190k/i,
    /three eighty-five|\b385\b/i,
    /two ninety|\b290\b/i,
    /half a million|\b500[,. ]?000|\b500k/i,
  ],
  decisionMaker: /glenda|\btate\b|chief executive/i,
  timeline: /end of august|august 31|31(?:st)? (?:of )?august|2032-08-31/i,
  competitors: ['Ledwise'],
  notCompetitors: ['Glowlane', 'Westgrid', 'Kandarra', 'Merv', 'Warrabindi', 'Mrs Pascoe', 'Tilly'],
  objections: [
    { kind: 'trust', words: /dead inside a year|been burnt|don't believe any of you/i },
    { kind: 'price', words: /more than i'd reckoned|each\? jeez/i },
    { kind: 'timing', words: /april's no good|can't give you a single bloke|whole crew's on flood/i },
  ],
  lead: {
    name: 'Narelle Petrovski',
    company: 'Warrabindi Shire',
    email: 'narelle.petrovski@warrabindi.example',
  },
  mailTo: 'narelle.petrovski@warrabindi.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|aud)? ?(?:190|385|290|500|half a million|three eighty|two ninety)/i,
    /(?:council|narelle|barney|merv)(?: petrovski| tully)? (?:signs|decides|approves|is the decision)/i,
    /(?:darcy|glowlane)(?: millward)? (?:will|to) (?:send|fly|supply|set up) [^.]{0,15}(?:drone|app\b|smart)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april|easter|middle of may|september)/i,
    /(?:merv|kandarra) (?:is the|decides|will buy)/i,
  ],
  mood: 'positive',
}
