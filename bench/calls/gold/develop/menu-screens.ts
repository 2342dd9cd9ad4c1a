import type { CallGold } from '../call-gold.ts'

/** Western Australia; menu screens are shown to a burger chain: a line that drops in Kalgoorlie, paper that never asked for a password, dear tellies, two weeks in July; the founder signs. */
export const menuScreens: CallGold = {
  file: 'menu-screens.txt',
  kind: 'demo',
  // A Wednesday, eleven in the morning in Perth.
  calledAt: '2038-05-12T03:00:00Z',
  timeZone: 'Australia/Perth',
  owner: 'Mitch Calloway',
  us: ['Mitch'],
  people: [
    { id: 'lead-1', name: 'Delphine Abara', company: 'Karri Burger', email: 'delphine@karriburger.example' },
    { id: 'lead-2', name: 'Col Ferris', company: 'Karri Burger', email: null },
  ],
  actions: [
    { owner: 'us', assignee: 'Mitch', words: /darwin numbers|have them tomorrow/i, due: '2038-05-13' },
    {
      owner: 'us',
      assignee: 'Mitch',
      words: /two screens in the small|have that by friday/i,
      due: '2038-05-14',
    },
    { owner: 'them', assignee: 'Col', words: /which ones are small|text mitch the list/i, due: '2038-05-12' },
    {
      owner: 'us',
      assignee: 'Mitch',
      words: /somebody who's had it|pelican fish|by next wednesday/i,
      due: '2038-05-19',
    },
    { owner: 'us', assignee: 'Mitch', words: /your terms, for our|in your inbox/i, due: '2038-05-12' },
  ],
  notActions: [
    /our studio does|we've got bec/i,
    /left two stores on paper|all 14 or/i,
    /show it to rhonda|leave rhonda/i,
    /bunbury sold/i,
    /pinched it off/i,
    /came by in march/i,
    /sold 18 per cent/i,
    /the april board/i,
    /started it with one caravan/i,
  ],
  open: [
    // The next call is a meeting.
    /friday the 21st/i,
    /come by the showroom|^(?:col: )?i might/i,
    /with the plug out/i,
    /remember the biscuits/i,
    /seven stores before|can live with that/i,
    /hang the screens/i,
    /leave rhonda to me/i,
    // A way out that is refused; to some an objection.
    /all 14 or it's/i,
    /that ladder again|this knee/i,
    /broome's dearer/i,
    /actually use that/i,
    /strength/i,
    /don't want to print/i,
  ],
  meetings: [{ words: /friday the 21st/i, at: '2038-05-21T14:00' }],
  budget: /\b70[,. ]?000|\b70k/i,
  notBudget: [
    /\b82[,. ]?600/i,
    /\b5[,. ]?900/i,
    /\b1[,. ]?900/i,
    /\$40\b/i,
    /\$600\b/i,
    /\$65\b/i,
    /ten thousand|\b10[,. ]?000/i,
  ],
  decisionMaker: /rhonda|salter/i,
  timeline: /end of august|31(?:st)? (?:of )?august|august 31|before september|2038-08-31/i,
  competitors: ['Brightslab'],
  notCompetitors: ['Karri Burger', 'Pelican', 'Kalgoorlie', 'Bunbury', 'Bec', 'Rhonda Salter'],
  objections: [
    // Said by what happens up there: a black wall.
    { kind: 'trust', words: /somebody digs a hole|black wall/i },
    { kind: 'need', words: /asked me for a password|waiting to hear what's wrong/i },
    { kind: 'price', words: /for three tellies|hell of a mark-up/i },
    { kind: 'timing', words: /nobody touches my walls|can't spare a single/i },
  ],
  lead: { name: 'Delphine Abara', company: 'Karri Burger', email: 'delphine@karriburger.example' },
  mailTo: 'delphine@karriburger.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:82[,. ]?600|5[,. ]?900|1[,. ]?900|10[,. ]?000)/i,
    /(?:delphine|col|bec|mitch)(?: abara| ferris| calloway)? (?:decides|signs|approves|is the decision)/i,
    /mitch(?: calloway)? (?:will|to|should) (?:call|contact|show|present|meet)[^.]{0,15} rhonda/i,
    /(?:12 stores|two stores (?:stay|remain|are left) on paper)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:july|march)/i,
    /(?:pictures|photos|images) (?:from|by) (?:mitch's|the|their) studio (?:are|is|were) (?:agreed|ordered|booked)/i,
  ],
  mood: 'positive',
}
