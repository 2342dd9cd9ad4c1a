import type { CallGold } from '../call-gold.ts'

/** Loose; a caption file; a goat; who decides is asked and not answered, only who did before; the first day proposed is declined. */
export const zipWires: CallGold = {
  file: 'zip-wires.vtt',
  kind: 'imported',
  // A Thursday, ten in the morning in New Zealand, and Wednesday in UTC.
  calledAt: '2027-11-24T21:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Rangi Parata',
  us: ['Rangi'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Rangi', words: /demo park|send you a link/i, due: '2027-11-25' },
    { owner: 'them', assignee: 'Moana', words: /breaking it|go at break/i, due: '2027-11-28' },
    { owner: 'us', assignee: 'Rangi', words: /flat fee|come back to you on that/i, due: '2027-12-01' },
    { owner: 'us', assignee: 'Rangi', words: /tablet|to the café/i, due: '2027-11-29' },
    { owner: 'them', assignee: 'Moana', words: /uneaten|copy of your waiver|\bwaiver\b/i, due: '2027-11-26' },
    { owner: 'them', assignee: 'Fergus', words: /booking figures|last season/i, due: null },
    { owner: 'us', assignee: 'Rangi', words: /migration crew|comes out of flydesk/i, due: null },
  ],
  notActions: [
    /train your crew|they'd be training/i,
    /win the lotto|one of each/i,
    /already told flydesk/i,
    /resealing/i,
    /if you're ever down/i,
    /good goat/i,
    /ice creams/i,
    /have to lie down/i,
    /made all the calls/i,
  ],
  open: [
    // Of the present one and another.
    /sold forty seats/i,
    /american dollars/i,
    /sent a thumbs up/i,
    /not a cent over/i,
  ],
  meetings: [{ words: /thursday the ninth|\bninth\b/i, at: '2027-12-09T13:30' }],
  budget: /nine thousand|\b9[,. ]?000|\b9k/i,
  notBudget: [
    /eleven thousand|\b11[,. ]?000|\b11k/i,
    /was six|six thousand|\b6[,. ]?000|\b6k/i,
    /seven and a half|\b7[,. ]?500|\b7\.5/i,
    /two per cent|\b2 ?%/i,
  ],
  decisionMaker: null,
  timeline: /first of february|february 1|1 february|february first/i,
  competitors: ['FlyDesk', 'Adventix'],
  notCompetitors: ['Tuku Bookings', 'Kahu Ridge Ziplines', 'Gore', 'Dunedin', 'Lotto', 'Waitangi'],
  objections: [
    { kind: 'price', words: /far too steep/i },
    { kind: 'trust', words: /no reception|can't see your cloud/i },
    { kind: 'timing', words: /swapping systems|christmas holidays/i },
  ],
  lead: { name: 'Fergus Boyd', company: 'Kahu Ridge Ziplines', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:6|7[,.]?5|11)[,. ]?0?00\b/i,
    /(?:fergus|moana|graham)(?: boyd| te rito)? (?:signs|decides|approves|is the decision)/i,
    /rangi(?: parata)? (?:will|to) (?:come|travel|train|visit)/i,
    /(?:meeting|call)[^.]{0,40}(?:the seventh|december 7|7 december)/i,
  ],
  mood: 'positive',
}
