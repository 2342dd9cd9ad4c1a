import type { CallGold } from '../call-gold.ts'

export const vineyardFrost: CallGold = {
  file: 'vineyard-frost.txt',
  kind: 'discovery',
  // A Tuesday, half past nine in the morning there.
  calledAt: '2026-08-10T21:30:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Aroha Tamihana',
  us: ['Aroha'],
  people: [
    { id: 'lead-1', name: 'Pete Callaghan', company: 'Rapaki Ridge', email: 'pete@rapakiridge.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Pete',
      words: /photo of it|photo of the (?:controller|box|label)|next time i'm down that end/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Pete',
      words:
        /email you that tonight|one from when we did the drainage|drainage map|map anywhere|(?:send|email) (?:aroha )?(?:the|a) (?:block |contour )?map/i,
      due: '2026-08-11',
    },
    {
      owner: 'us',
      assignee: 'Aroha',
      words: /draw up a layout|you'll have that on monday|(?:sensor|send (?:the|a)) layout/i,
      due: '2026-08-17',
    },
    { owner: 'us', assignee: 'Aroha', words: /text you her number|shona/i, due: '2026-08-12' },
    {
      owner: 'them',
      assignee: 'Pete',
      words: /talk to her first|run it past her|(?:run it past|talk to|speak to) gail/i,
      due: '2026-08-16',
    },
  ],
  notActions: [
    /get in the ute/i,
    /first year's subscription/i,
    /come down this friday|walk the blocks/i,
    /the brochure/i,
    /dog to the vet/i,
    /build it himself/i,
    /drive round with a thermometer/i,
    /tried water on the top/i,
  ],
  meetings: [{ words: /the twentieth|half past seven|half seven/i, at: '2026-08-20T07:30' }],
  budget: /thirty thousand|30[,. ]?000|30k/i,
  notBudget: [/sixty thousand|60[,. ]?000/i, /four hundred and eighty|\b480\b/i, /five grand|\b5[,. ]?000/i],
  decisionMaker: /gail/i,
  timeline: /tenth of september|september|budburst/i,
  competitors: ['Coldspur'],
  notCompetitors: ['Hallett', 'Shona', 'Gail', 'Dean', 'Tia'],
  objections: [
    { kind: 'trust', words: /dropped out every second week|pretty wary|they all say that/i },
    { kind: 'competitor', words: /coldspur|running next door|big tick for them/i },
    { kind: 'price', words: /that's steep|really steep|four hundred and eighty a sensor/i },
    { kind: 'authority', words: /can't say yes to it|go past gail|she decides/i },
    { kind: 'timing', words: /till the pruning's finished|not much of a gap/i },
  ],
  lead: { name: 'Pete', company: 'Rapaki Ridge', email: 'pete@rapakiridge.example' },
  mailTo: 'pete@rapakiridge.example',
  never: [
    /pete (?:decides|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:NZ)?\$?(?:60[,. ]?000|480|5[,. ]?000)\b/i,
    /aroha (?:will|agreed to) (?:visit|come down|walk)/i,
    /(?:pete|they) (?:wants?|asked for|requested) (?:the |a )?brochure/i,
  ],
  mood: 'positive',
}
