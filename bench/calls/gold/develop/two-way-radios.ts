import type { CallGold } from '../call-gold.ts'

/** Northern Ontario; a sawmill asks about new radios; about thirty-eight thousand; the general manager decides over ten thousand; before the planer shutdown; a trade-in, a lease and an open house are declined. */
export const twoWayRadios: CallGold = {
  file: 'two-way-radios.txt',
  kind: 'discovery',
  // A Tuesday, one in the afternoon in Ontario.
  calledAt: '2041-02-05T18:00:00Z',
  timeZone: 'America/Toronto',
  owner: 'Marnie Tofteland',
  us: ['Marnie'],
  people: [
    {
      id: 'lead-1',
      name: 'Darrin Wiebe',
      company: 'Groundhog River Lumber',
      email: 'dwiebe@groundhogriver.example',
    },
    { id: 'lead-2', name: 'Gurpreet', company: 'Groundhog River Lumber', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marnie',
      words: /six loaners|six digital|on the bus|monday the eleventh/i,
      due: '2041-02-11',
    },
    { owner: 'them', assignee: 'Darrin', words: /site map|fire plan|send you the pdf/i, due: '2041-02-07' },
    {
      owner: 'them',
      assignee: 'Gurpreet',
      words: /way to count|lead hands|both shifts|carrying one at the same/i,
      due: '2041-02-08',
    },
    {
      owner: 'us',
      assignee: 'Marnie',
      words: /your licence|frequency one|look that up|let you know tomorrow/i,
      due: '2041-02-06',
    },
    {
      owner: 'us',
      assignee: 'Marnie',
      words: /certificate for|have that this afternoon|joint health/i,
      due: '2041-02-05',
    },
    {
      owner: 'us',
      assignee: 'Marnie',
      words: /quote it two ways|with a new repeater|both ways/i,
      due: '2041-02-15',
    },
  ],
  notActions: [
    /trade-in|keep those|good for throwing/i,
    /we have a lease|hates leases/i,
    /open house|on the eleven\?/i,
    /calls me every friday/i,
    /told us we'd have coverage/i,
    /ministry was here/i,
    /there's a bird in it/i,
    /in a frame/i,
    /wrote in through/i,
    /if it's expired/i,
    /my guys text/i,
    /retired to elliot/i,
  ],
  open: [
    // Agreed: the walk in the basement, a meeting to most readers.
    /twentieth of february|the twentieth\. that's|basement walk|at the gatehouse|steel toes/i,
    /i'll whisper/i,
    /leave one in the basement|walk around with them/i,
    /stop complaining/i,
    /on the new ones by then/i,
    /a window/i,
    /they manage|text with mitts/i,
    /the bad guy/i,
    // Only when he may be disturbed, or an objection of its own.
    /only you, fine/i,
    /got to go to paulette/i,
    /intrinsically safe/i,
    /talk soon/i,
  ],
  meetings: [
    { words: /twentieth of february|the twentieth\. that's|at the gatehouse/i, at: '2041-02-20T10:00' },
  ],
  budget: /thirty-eight|\b38[,. ]?000|\b38 ?k|\b38\b/i,
  notBudget: [
    /guardrail's twelve thousand|\b12[,. ]?000/i,
    /ninety-five hundred|\b9[,. ]?500/i,
    /four hundred and up|\$ ?400/i,
    /fifteen bucks/i,
    /ten thousand|\b10[,. ]?000/i,
  ],
  decisionMaker: /paulette|gervais|general manager/i,
  timeline:
    /april twenty-second|april 22|twenty-second of april|22(?:nd)? (?:of )?apr|apr\.? 22|2041-04-22|planer shutdown/i,
  competitors: ['Boreal Wireless'],
  notCompetitors: ['Peakband', 'Groundhog River Lumber', 'Sudbury', 'Elliot Lake', 'Ron', 'Paulette'],
  objections: [
    { kind: 'need', words: /everybody's got a cell|whole new radio system|don't know that we need/i },
    { kind: 'trust', words: /believe it when|we got static|boreal wireless/i },
    { kind: 'timing', words: /not before the middle of march|a no from me|underfoot|number two kiln/i },
  ],
  lead: { name: 'Darrin Wiebe', company: 'Groundhog River Lumber', email: 'dwiebe@groundhogriver.example' },
  mailTo: 'dwiebe@groundhogriver.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:cad|c?\$)? ?(?:12|9[,. ]?500|400|10[,. ]?000|twelve|ninety-five|ten thousand)/i,
    /(?:darrin|gurpreet|ron|marnie)(?: wiebe| tofteland)? (?:signs|decides|approves|is the decision)/i,
    /(?:darrin|gurpreet|groundhog river lumber)(?: wiebe)? (?:will|to) (?:lease|trade in|attend|visit|drive to)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:december|first of march|march 1\b)/i,
    /(?:darrin|groundhog river lumber)(?: wiebe)? (?:has )?(?:ordered|signed|bought)/i,
  ],
  mood: 'positive',
}
