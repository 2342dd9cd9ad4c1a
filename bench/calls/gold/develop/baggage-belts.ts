import type { CallGold } from '../call-gold.ts'

/** Canada; one voice reports a visit: a link without which there's no order, nothing before delivery, a rival's lower price, too high by a bit. */
export const baggageBelts: CallGold = {
  file: 'baggage-belts.txt',
  kind: 'voice-note',
  // A Friday, a quarter past four in the afternoon in Manitoba.
  calledAt: '2035-07-20T21:15:00Z',
  timeZone: 'America/Winnipeg',
  owner: 'Merle Acheson',
  us: ['Merle'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Merle', words: /written quote/i, due: '2035-07-27' },
    { owner: 'us', assignee: 'Merle', words: /the manual for|\bdrive unit\b/i, due: '2035-07-20' },
    {
      owner: 'us',
      assignee: 'Merle',
      words: /from engineering and call|find out from engineering|whether ours does/i,
      due: '2035-07-24',
    },
    { owner: 'us', assignee: 'Merle', words: /dolores/i, due: null },
    { owner: 'them', assignee: 'Vern', words: /measuring the pit|his numbers by/i, due: '2035-07-25' },
    { owner: 'them', assignee: 'Janine', words: /passenger counts/i, due: '2035-07-23' },
    {
      owner: 'them',
      assignee: 'Janine',
      words: /quote to garneau|second of august/i,
      due: '2035-08-02',
    },
  ],
  notActions: [
    /night crew|lands there after ten/i,
    /haul the old belt|scrap man/i,
    /vendor form|in at her desk/i,
    /should come to that|like to be sold to/i,
    /about lockers|don't do lockers/i,
    /make it two belts/i,
    /fight about the free/i,
    /keeps a box/i,
  ],
  open: [
    // The next visit is a meeting.
    /ninth of august|go through the drawings/i,
    // A thought, no promise.
    /bring olaf|haven't asked him/i,
    /have the order by the middle/i,
    /link works/i,
    /fly south/i,
    /tablecloth/i,
    /side panels/i,
    /it's been fine/i,
    /not our man/i,
    /eats straps|stood still for/i,
    /vern laughed/i,
    /heading home/i,
  ],
  meetings: [{ words: /ninth of august|go through the drawings/i, at: '2035-08-09T10:00' }],
  budget: /\b185\b|\b185[,. ]?000|\b185k/i,
  notBudget: [
    /\b198\b|\b198[,. ]?000|\b198k/i,
    /\b187\b|\b187[,. ]?000|\b187k/i,
    /\b171\b|\b171[,. ]?000|\b171k/i,
    /fifty thousand|\b50[,. ]?000|\b50k/i,
  ],
  decisionMaker: /garneau|lucien|chair of the/i,
  timeline: /first of november|november 1\b|1(?:st)? (?:of )?november|2035-11-01/i,
  competitors: ['Rollmaster'],
  notCompetitors: ['Skyboard', 'Tessier Falls', 'Dolores', 'Olaf'],
  objections: [
    { kind: 'price', words: /that's too high|a bit over/i },
    { kind: 'need', words: /no link, no order|has to talk to their/i },
    // Terms of payment.
    { kind: 'price', words: /don't pay a cent/i },
    { kind: 'competitor', words: /hard to say no to|171 installed/i },
  ],
  lead: {
    name: 'Janine Prowse',
    company: 'Tessier Falls Regional Airport',
    email: 'jprowse@tessierfalls.example',
  },
  mailTo: 'jprowse@tessierfalls.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:198|187|171|50[,. ]?000)/i,
    /(?:janine|vern|dolores|the mayor)(?: prowse)? (?:signs|decides|approves|is the decision)/i,
    /jean(?: prowse)? (?:is the|will|to )/i,
    /merle(?: acheson)? (?:will|to|should) (?:meet|present to|call|attend)[^.]{0,20}garneau/i,
    /(?<!not |n't |never )(?:will|to) (?:haul|remove|take away) the old belt/i,
    /(?:integrates|works|talks) with (?:the |their )?skyboard already/i,
  ],
  mood: 'positive',
}
