import type { CallGold } from '../call-gold.ts'

/** Queensland; a shire whose sweeper broke wants another, its buyer isn't sure; a depot girl, the buyer and a workshop man each have something to do; the councillors decided before; trade-in and loan are declined. */
export const streetSweepers: CallGold = {
  file: 'street-sweepers.vtt',
  kind: 'discovery',
  // A Thursday, ten in the morning in Queensland.
  calledAt: '2033-03-03T00:00:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Raylene Duffy',
  us: ['Raylene Duffy'],
  people: [
    {
      id: 'lead-1',
      name: 'Marlon Keogh',
      company: 'Gidgee Shire Council',
      email: 'marlon.keogh@gidgee.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Jaz',
      words: /length of kerb|written down somewhere|jaz can type|end of next week|if i buy her a coffee/i,
      due: '2033-03-11',
    },
    {
      owner: 'us',
      assignee: 'Raylene Duffy',
      words: /spec sheet|with the running costs/i,
      due: '2033-03-03',
    },
    {
      owner: 'us',
      assignee: 'Raylene Duffy',
      words: /get me a name|who drives it|ask him first|have it for you tuesday/i,
      due: '2033-03-08',
    },
    { owner: 'them', assignee: 'Marlon Keogh', words: /measure the shed door|own a convertible/i, due: null },
    { owner: 'them', assignee: 'Trudy Anand', words: /our forms on monday|eleven pages/i, due: '2033-03-07' },
    { owner: 'us', assignee: 'Piotr', words: /service plan|off him by the twenty/i, due: '2033-03-21' },
  ],
  notActions: [
    /off your hands|footy club/i,
    /loan machine|out there for a fortnight|nowhere to put it/i,
    /goes for two of them|sharpen the pencil/i,
    /new fan and hopper|said no to that/i,
    /once a month, first monday/i,
    /had one here in february/i,
    /changed that after the swimming/i,
    /longreach/i,
    /letter from the bakery|stop writing letters/i,
    /hit all the poles/i,
    /mind the roos|hi to the bees/i,
    /hire one from the coast/i,
    /bearing from italy/i,
  ],
  open: [
    // The sweeping of the main street is a meeting; to some also a task.
    /wednesday the twenty-third|sweep the main street|before the trucks/i,
    // Half a promise, half a joke.
    /tell hallie/i,
    /on the supplier list/i,
    /have a go at working it out/i,
    // Why the loan is declined: a timing objection to some.
    /not this month/i,
    /the last one sat|it wouldn't sit/i,
    /everybody's got a shelf/i,
    /on the road by the tenth/i,
    /it's four, if it's on the shelf/i,
    /let's get through one|we'll catch up/i,
    /off the road since/i,
    /know in two minutes/i,
  ],
  meetings: [{ words: /wednesday the twenty-third/i, at: '2033-03-23T07:00' }],
  budget: /three hundred and eighty thousand|\b380[,. ]?000|\b380k/i,
  notBudget: [
    /sixty-two|\b62[,. ]?000|\b62k/i,
    /twenty-four hundred|\b2[,. ]?400/i,
    /over two hundred\b|\b200[,. ]?000|\b200k/i,
    /half a million|\b500[,. ]?000|\b500k/i,
    /eight grand|\b8[,. ]?000|\b8k/i,
  ],
  decisionMaker: /hallie|crowther|\bceo\b/i,
  timeline:
    /tenth of june|june 10\b|10(?:th)? (?:of )?june|2033-06-10|by the tenth|the show|eighteenth of june|june 18\b|18(?:th)? (?:of )?june/i,
  competitors: ['Broomco', 'Pavesweep'],
  notCompetitors: ['Kerbmaster', 'Gidgee', 'Roma', 'Toowoomba', 'Longreach', 'Clarrie', 'Piotr', 'Jaz'],
  objections: [
    { kind: 'need', words: /not sure we need to own|sit in the shed/i },
    { kind: 'trust', words: /don't believe a word|promised us two days|sat for seven weeks/i },
  ],
  lead: { name: 'Marlon Keogh', company: 'Gidgee Shire Council', email: 'marlon.keogh@gidgee.example' },
  mailTo: 'marlon.keogh@gidgee.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|aud)? ?(?:62|2[,. ]?400|200|500|8[,. ]?000|sixty-two|twenty-four|half a million|eight grand)/i,
    /(?:marlon|trudy|clarrie|jaz|the councillors)(?: keogh| anand)? (?:signs|decides|approves|is the decision)/i,
    /raylene(?: duffy)? (?:will|to) [^.]{0,20}(?:loan|lend|trade|take the old)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march|february)/i,
  ],
  mood: 'positive',
}
