import type { CallGold } from '../call-gold.ts'

/** New Zealand; dog patrols for a kiwifruit packhouse that is robbed at night: a guard who slept, cameras as the other way, no start as long as the council thinks. */
export const guardDogs: CallGold = {
  file: 'guard-dogs.txt',
  kind: 'qualification',
  // A Wednesday (14 May), ten in the morning in New Zealand.
  calledAt: '2031-05-13T22:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Hemi Rangihuna',
  us: ['Hemi'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Aroha',
      words: /\baroha|how it works on shift|up from five/i,
      due: '2031-05-19',
    },
    {
      owner: 'them',
      assignee: 'Bronwyn',
      words: /plan of the site|site plan|from the fire people|email it tonight/i,
      due: '2031-05-14',
    },
    { owner: 'us', assignee: 'Hemi', words: /licen[cs]e|copies this afternoon/i, due: '2031-05-14' },
    {
      owner: 'us',
      assignee: 'Hemi',
      words: /two options|both options|do that, please|by tuesday/i,
      due: '2031-05-20',
    },
    {
      owner: 'them',
      assignee: 'Sione',
      words: /\bphotos?\b|pictures of|every hole|walking the whole/i,
      due: '2031-05-16',
    },
    { owner: 'us', assignee: 'Hemi', words: /\bvet\b|\bspray/i, due: null },
    { owner: 'them', assignee: 'Bronwyn', words: /\bbroker|\bexcess\b/i, due: '2031-05-31' },
  ],
  notActions: [
    // Conditional or refused.
    /took the winter|thirty-nine|one season first/i,
    /to your smoko|a clown last year/i,
    // Done already.
    /sparky did/i,
    /filled in our form/i,
    /cut the fence again/i,
    /were here last week/i,
    /off the list/i,
  ],
  open: [
    // The walk is a meeting.
    /the 29th/i,
    /let you in/i,
    /walk the place in the dark/i,
    /without the dog/i,
    /think about lights/i,
    /warn her/i,
    /don't use the one/i,
    /when there's concrete|hangs on/i,
    // Remarks that may count as doubts.
    /great with dogs|by the leg/i,
    /keener on cameras|nobody to pay overtime/i,
    /is that bad for the dogs/i,
    /on my conscience/i,
    /stealing that/i,
    /give princess/i,
    /one season first/i,
    /fences and lights/i,
  ],
  meetings: [{ words: /the 29th|29 may|may 29/i, at: '2031-05-29T19:00' }],
  budget: /eighty-five thousand|\b85[,. ]?000|\b85 ?k\b/i,
  notBudget: [
    /thirty-one thousand|\b31[,. ]?000/i,
    /forty-two|\$ ?42\b/i,
    /thirty-nine|\$ ?39\b/i,
    /twenty-nine|\$ ?29\b|\b2[,. ]?900/i,
  ],
  decisionMaker: /wiremu|pohatu|chief executive/i,
  timeline: null,
  competitors: ['Nightwatch Waikato', 'Sentry Bay'],
  notCompetitors: ['Kaimai Gold', 'Princess', 'Aroha', 'Te Puke'],
  objections: [
    { kind: 'trust', words: /asleep in his ute|careful about guards/i },
    { kind: 'need', words: /do we need dogs at all|nothing here worth pinching/i },
    { kind: 'price', words: /forty-two\? that's|lot dearer/i },
  ],
  lead: { name: 'Bronwyn Tait', company: 'Kaimai Gold', email: 'bronwyn@kaimaigold.example' },
  mailTo: 'bronwyn@kaimaigold.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nz)?\$? ?(?:31[,. ]?000|42\b|39\b|29\b|2[,. ]?900|thirty-one|forty-two)/i,
    /(?:bronwyn|sione|the board|the growers)(?: tait)? (?:decides?|signs?|approves?|is the decision|are the decision)/i,
    /(?:hemi|princess|a dog)(?: rangihuna)? (?:will|to|should) (?:come|be brought|bring [^.]{0,15}dog) [^.]{0,15}smoko/i,
    /sione (?:will|to|should|has to) (?:install|fit|put up|organi[sz]e) [^.]{0,15}lights/i,
    /(?:winter|39|thirty-nine)[^.]{0,30}(?:was|is|has been) (?:agreed|accepted|ordered)/i,
    /(?:start|timeline|wanted by|deadline)(?: date)?:? [^.]{0,10}(?:29 may|may 29|the 29th)/i,
  ],
  mood: 'positive',
}
