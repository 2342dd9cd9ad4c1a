import type { CallGold } from '../call-gold.ts'

/** Malta; a web subtitle file; a marina's boat hoist is handed over to its installer; no budget; the new general manager decides on changes; working before the first of June; a factory visit, a second training day and maintenance are declined. */
export const boatHoists: CallGold = {
  file: 'boat-hoists.vtt',
  kind: 'handover',
  // A Tuesday, half past nine in the morning in Malta (summer time).
  calledAt: '2045-04-18T07:30:00Z',
  timeZone: 'Europe/Malta',
  owner: 'Noel Camilleri',
  us: ['Noel Camilleri', 'Ray Debono'],
  people: [
    {
      id: 'lead-1',
      name: 'Francesca Zahra',
      company: 'Galleon Quay',
      email: 'francesca@galleonquay.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Francesca Zahra',
      words: /engineer's report|can you send me that|this afternoon|load test/i,
      due: '2045-04-18',
    },
    {
      owner: 'us',
      assignee: 'Ray Debono',
      words: /programme|when can you do that|have it on friday/i,
      due: '2045-04-21',
    },
    {
      owner: 'them',
      assignee: 'Kurt',
      words: /\bkurt\b|licence numbers|by thursday|thursday's fine/i,
      due: '2045-04-20',
    },
    {
      owner: 'us',
      assignee: 'Ray Debono',
      words: /accident report|do you want to read it|on paper|forward it tonight/i,
      due: '2045-04-18',
    },
    {
      owner: 'them',
      assignee: 'Francesca Zahra',
      words: /have a look\?|ask our electrician|after he's seen it|tomorrow's good/i,
      due: '2045-04-19',
    },
    {
      owner: 'them',
      assignee: 'Francesca Zahra',
      words: /vat number|write it to me|email it to you|look for it/i,
      due: '2045-04-21',
    },
  ],
  notActions: [
    /factory test in ancona|don't think so|hates flying/i,
    /second day of training|nine hundred|had to try/i,
    /wait for the first year|i'll leave it|four thousand two hundred/i,
    /different slings|if we do, i'll/i,
    /dropped a catamaran/i,
    /who never came/i,
    /deposit came in/i,
    /grow tomatoes/i,
  ],
  open: [
    // Agreed: the visit, a meeting to most readers.
    /next tuesday|twenty-fifth|with my paint|mark the holes/i,
    /leaves the factory/i,
    /doing that, that's|he's coming|the old one/i,
    /ready around|two weeks to put it/i,
    /i can show them/i,
    /look after you|ray's your contact|doing the installation/i,
    /final invoice/i,
    /bring a hat/i,
    // Against the offers of more: to some an objection.
    /paid three hundred and eighteen|seadock/i,
    /asks me every day/i,
    /training itself takes/i,
    /working before the first/i,
    /go through her/i,
    /amp socket|next to the fuel pump/i,
    /people do you want to train/i,
  ],
  meetings: [{ words: /next tuesday|twenty-fifth/i, at: '2045-04-25T08:00' }],
  budget: null,
  notBudget: [
    /three hundred and eighteen|\b318[,. ]?000/i,
    /nine hundred|\b900\b/i,
    /four thousand two hundred|\b4[,. ]?200/i,
  ],
  decisionMaker: /marthese|galea|general manager/i,
  timeline: /first of june|june 1|1(?:st)? (?:of )?june?\b|\bjune?\b|2045-06-01|2045-05-31|regatta/i,
  competitors: [],
  notCompetitors: ['Hoistmar', 'Galleon Quay', 'Ancona', 'Marsa', 'Ragusa', 'Gozo', 'Kurt', 'Bonnici'],
  objections: [
    { kind: 'timing', words: /nervous about that|only one week before|ferry's late/i },
    {
      kind: 'trust',
      words: /not sure that's enough|don't trust the remote|people talk|dropped a catamaran/i,
    },
  ],
  lead: { name: 'Francesca Zahra', company: 'Galleon Quay', email: 'francesca@galleonquay.example' },
  mailTo: 'francesca@galleonquay.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:eur|€)? ?(?:318|900|4[,. ]?200|three hundred|nine hundred|four thousand)/i,
    /(?:francesca|bonnici|kurt|noel|ray)(?: zahra| camilleri| debono)? (?:signs|decides|approves|is the decision)/i,
    /noel(?: camilleri)? (?:will|to) (?:invite|include|offer) /i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:january|march|april)/i,
  ],
  mood: 'positive',
}
