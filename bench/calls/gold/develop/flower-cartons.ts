import type { CallGold } from '../call-gold.ts'

export const flowerCartons: CallGold = {
  file: 'flower-cartons.txt',
  kind: 'complaint',
  // A Monday.
  calledAt: '2026-04-20T08:15:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Claire Whitlow',
  us: ['Claire'],
  people: [
    { id: 'lead-1', name: 'Bram van Oosten', company: 'Van Oosten Bloemen', email: 'bram@vanoosten.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Bram',
      words: /have those pictures|right after we hang up|send (?:claire )?the (?:pictures|photos)/i,
      due: '2026-04-20',
    },
    {
      owner: 'them',
      assignee: 'Bram',
      words:
        /and the batch number, it's|i do it this afternoon|(?:send|mail|find) (?:claire )?the batch number/i,
      due: '2026-04-20',
    },
    { owner: 'us', assignee: 'Claire', words: /four pallets|by wednesday noon|old type/i, due: '2026-04-22' },
    {
      owner: 'us',
      assignee: 'Claire',
      words: /arrange for those to be collected|have it from transport|collection of/i,
      due: null,
    },
    { owner: 'them', assignee: 'Bram', words: /twenty flat ones|the twenty on the side/i, due: '2026-04-23' },
    {
      owner: 'us',
      assignee: 'Claire',
      words: /take them to the lab|report within two weeks|(?:lab|test) report/i,
      due: '2026-05-04',
    },
    {
      owner: 'them',
      assignee: 'Bram',
      words: /forward it to you tomorrow|mail from leeds|claim from your client/i,
      due: '2026-04-21',
    },
    {
      owner: 'us',
      assignee: 'Claire',
      words: /put it to our insurance|pass it on to the insurance|(?:to|with) (?:the|our) insur/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Claire',
      words: /switch off the paper ones|they come double|paper invoices/i,
      due: '2026-04-20',
    },
  ],
  notActions: [
    /bring a sample|no samples, please/i,
    /talk about the price also/i,
    /i go eat something/i,
    /should i leave that standing|i don't cancel now/i,
    /asked him for a price/i,
    /in january you said/i,
    /four thousand three hundred\. i can't say/i,
  ],
  meetings: [{ words: /at eight in the morning|thursday at eight/i, at: '2026-04-23T08:00' }],
  budget: null,
  notBudget: [/four thousand three hundred|4[,. ]?300/i],
  decisionMaker: null,
  timeline: /mother's day|first of may|tenth of may|by the first/i,
  competitors: ['Kartonia'],
  notCompetitors: ['Wageningen', 'Leeds'],
  objections: [
    { kind: 'trust', words: /nobody tells me|don't believe it any more|i have believed that/i },
    {
      kind: 'competitor',
      words: /kartonia was here|asked him for a price|one layer more|around the corner/i,
    },
  ],
  lead: { name: 'Bram', company: 'Van Oosten', email: 'bram@vanoosten.example' },
  mailTo: 'bram@vanoosten.example',
  never: [
    /(?:claire|we|lindenboard) (?:will|agreed to|promised to) (?:pay|refund|credit|reimburse)/i,
    /budget(?: (?:is|of))?:? ?€?4[,. ]?300/i,
    /bram (?:cancels|cancelled|canceled|will cancel)/i,
    /claire will bring (?:a |the )?(?:coated )?sample/i,
  ],
  mood: 'mixed',
}
