import type { CallGold } from '../call-gold.ts'

/** Melbourne; a restaurant group complains of its duct cleaners; an invoice, tiles and a rival's price, no budget; the owner signs off contractors since a fire; the insurer comes back. */
export const kitchenDucts: CallGold = {
  file: 'kitchen-ducts.vtt',
  kind: 'complaint',
  // A Wednesday, half past nine in Melbourne.
  calledAt: '2030-06-11T23:30:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Kylie Brandt',
  us: ['Kylie Brandt', 'Tevita Fonua'],
  people: [
    { id: 'lead-1', name: 'Marco Vella', company: 'Saltbush Dining', email: 'marco@saltbushdining.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Tevita', words: /talk to the crew|exactly what happened/i, due: null },
    { owner: 'us', assignee: 'Tevita', words: /crew back at fitzroy|sunday's good/i, due: '2030-06-16' },
    {
      owner: 'them',
      assignee: 'Jess',
      words: /take any pictures|send you them straight/i,
      due: '2030-06-12',
    },
    { owner: 'us', assignee: 'Kylie', words: /knock it off|credit note/i, due: '2030-06-14' },
    { owner: 'them', assignee: 'Jess', words: /give me the receipt|dig it out/i, due: null },
    {
      owner: 'them',
      assignee: 'Marco',
      words: /see what he wrote|i'll forward it|by tomorrow, would|tomorrow, yep/i,
      due: '2030-06-13',
    },
    {
      owner: 'us',
      assignee: 'Darren',
      words: /\bdarren\b|monday after two|tell him after two/i,
      due: '2030-06-17',
    },
    {
      owner: 'us',
      assignee: 'Tevita',
      words: /before-and-after photos|that'd be a start|i'm asking|from sunday on/i,
      due: '2030-06-16',
    },
    { owner: 'them', assignee: 'Marco', words: /tell him when he rings|let me do it/i, due: '2030-06-12' },
  ],
  notActions: [
    /free clean at carlton|don't want free cleaning/i,
    /should i call him/i,
    /independent hygienist/i,
    /did brunswick myself/i,
    /looked in brunswick/i,
    /up a ladder/i,
    /got them up already/i,
    /let me pick the contractors/i,
    /ten minutes with the fish/i,
  ],
  open: [
    // A visit is a meeting; to some also a task.
    /tuesday the second/i,
    // The tiles are paid once the receipt is there: the key counts the receipt.
    /we'll pay that too/i,
    /shouldn't be paying/i,
    /i'll be on it myself|no bucket/i,
    /coming back on the twenty-eighth|pull the fire cover/i,
    /measure the same spots/i,
    /do you a coffee|jess might/i,
    /he'll be happy|he'd better be/i,
    // The complaint and the signature: to some objections too.
    /hadn't been touched|wasn't a clean|five hundred and forty/i,
    /signs off every contractor|win over/i,
    /go off his head/i,
    /worried about those|what do you think/i,
    /a hundred per cent/i,
  ],
  meetings: [{ words: /tuesday the second/i, at: '2030-07-02T10:00' }],
  budget: null,
  notBudget: [
    /five hundred and forty|\b540\b/i,
    /hundred and thirty dollars|\b130\b/i,
    /four hundred and ten|\b410\b/i,
  ],
  decisionMaker: /\bcon\b/i,
  timeline: /twenty-eighth of june|june 28|28(?:th)? (?:of )?june/i,
  competitors: ['Greasebusters'],
  notCompetitors: ['Ductline', 'Saltbush Dining', 'Darren', 'Brunswick', 'Carlton', 'Prahran', 'Fitzroy'],
  objections: [
    { kind: 'trust', words: /don't believe your reports|when you tick it/i },
    { kind: 'competitor', words: /greasebusters|four hundred and ten/i },
  ],
  lead: { name: 'Marco Vella', company: 'Saltbush Dining', email: 'marco@saltbushdining.example' },
  mailTo: 'marco@saltbushdining.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?\$|aud)? ?(?:540|130|410|five hundred|four hundred)/i,
    /(?:marco|jess|darren)(?: vella| okafor)? (?:signs|decides|approves|is the decision)/i,
    /kylie(?: brandt)? (?:will|to) (?:call|ring|contact) con\b/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april|july|july 2|second of july)/i,
    /free clean at carlton (?:is |was )?(?:agreed|accepted|promised)/i,
  ],
  mood: 'negative',
}
