import type { CallGold } from '../call-gold.ts'

/** New Zealand; a school rings about its bell and a lockdown alarm: twenty-eight thousand, only the April holidays to drill in, a rival by radio, nobody knows who signs. */
export const classBells: CallGold = {
  file: 'class-bells.txt',
  kind: 'qualification',
  // A Tuesday, half past ten in the morning in New Zealand (summer time).
  calledAt: '2035-02-19T21:30:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Tama Reweti',
  us: ['Tama'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Bevan',
      words: /click them|nine-volt|(?:test|check|click) (?:\w+ ){0,2}speakers|swimming sports/i,
      due: '2035-02-22',
    },
    {
      owner: 'them',
      assignee: 'Fiona',
      words: /about the signature|any way to find out|who (?:has to |must |will |can )?signs?\b/i,
      due: '2035-03-02',
    },
    { owner: 'them', assignee: 'Fiona', words: /site plan|plan of the site|\bpdf\b/i, due: '2035-02-20' },
    {
      owner: 'us',
      assignee: 'Tama',
      words: /parts list|price list|list with prices|what a speaker costs/i,
      due: '2035-02-20',
    },
    { owner: 'us', assignee: 'Leilani', words: /leilani|whanganui/i, due: '2035-02-21' },
    {
      owner: 'us',
      assignee: 'Tama',
      words: /have the quote|ninth of march|quote by friday|send (?:\w+ ){0,3}quote|do we get a price/i,
      due: '2035-03-09',
    },
  ],
  notActions: [
    // Refused.
    /a loaner|cowbell's got fans/i,
    /at nine\?|nine's the school run/i,
    // Done already.
    /filled in your form/i,
    /side cutters/i,
    /southern sound, last week/i,
    /in our review from/i,
    // Conditional.
    /you could have the lot/i,
    /waiting list for it/i,
    /phoning round the rooms/i,
  ],
  open: [
    // The visit is a meeting.
    /monday the 26th|see the rooms|is monday any good/i,
    /roof of the van|long ladder|wear boots/i,
    /frighten people/i,
    /how does one get that/i,
    /go along the outside/i,
    /hold you to it/i,
    /doing another term with a cowbell/i,
    // Remarks that may count as doubts.
    /asbestos|four classes in the hall/i,
    /you would say that/i,
    /by radio, no cables/i,
    /half of them don't pick up/i,
    /whose signature|isn't here until term two/i,
    /sixty in the property fund/i,
    /never got a cent/i,
    /off switch/i,
    /it's tight/i,
  ],
  meetings: [{ words: /monday the 26th|february 26|26(?:th)? (?:of )?february/i, at: '2035-02-26T10:00' }],
  budget: /twenty-eight thousand|\b28[,. ]?000|\b28 ?k\b/i,
  notBudget: [
    /between 24|\b24[,. ]?000|\b24k/i,
    /\b40 thousand|\b40[,. ]?000|\b40k|forty's out/i,
    /there was sixty|\b60[,. ]?000|\b60k/i,
    /ninety dollars|\$ ?90\b/i,
  ],
  // The principal has left, and they do not know whose signature it takes.
  decisionMaker: null,
  timeline:
    /thirtieth of april|30(?:th)? (?:of )?april|april 30|term two starts|start of term two|2035-04-30/i,
  competitors: ['Southern Sound'],
  notCompetitors: ['Chimeworks', 'Waitoru Intermediate', 'Whanganui', 'Leilani'],
  objections: [
    { kind: 'need', words: /not sure we need those/i },
    { kind: 'price', words: /forty's out of the question/i },
    { kind: 'timing', words: /see how that's enough|nobody drills/i },
  ],
  lead: { name: 'Fiona Dalgleish', company: 'Waitoru Intermediate', email: 'fiona.d@waitoru.school.example' },
  mailTo: 'fiona.d@waitoru.school.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nz)?\$? ?(?:24|40|60)(?:[,. ]?000|k)/i,
    /(?:the (?:new )?principal|fiona|bevan)(?: dalgleish)? (?:decides|approves|signs|is the decision)/i,
    /tama(?: reweti)? (?:will|to|should) (?:lend|bring|deliver) (?:a |the )?(?:loaner|battery bell)/i,
    /(?:visit|meeting)[^.]{0,20}at nine/i,
    /(?:wants?|ordered|agreed to) (?:the )?announcements/i,
    /ministry (?:will pay|pays half|has agreed|is the decision)/i,
  ],
  mood: 'positive',
}
