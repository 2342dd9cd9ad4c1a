import type { CallGold } from '../call-gold.ts'

export const hotelLinenLisbon: CallGold = {
  file: 'hotel-linen-lisbon.txt',
  kind: 'discovery',
  // A Monday.
  calledAt: '2026-03-16T15:00:00Z',
  timeZone: 'Europe/Lisbon',
  owner: 'Joost Verhagen',
  us: ['Joost'],
  people: [
    {
      id: 'lead-1',
      name: 'Duarte Falcão',
      company: 'Casa Atlântica',
      email: 'duarte.falcao@casaatlantica.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Duarte',
      words: /let me see that paper|scan it tonight|tonight is perfect/i,
      due: '2026-03-16',
    },
    {
      owner: 'us',
      assignee: 'Joost',
      words:
        /send me a bed|a complete bed|wednesday, yes, before noon|feel that before you judge|driver leave it/i,
      due: '2026-03-18',
    },
    { owner: 'them', assignee: 'Graça', words: /graça can count|counts all five/i, due: null },
    { owner: 'them', assignee: 'Duarte', words: /where this contract is|i'll look for it/i, due: null },
    { owner: 'us', assignee: 'Joost', words: /two-year version|two years i can present/i, due: '2026-03-17' },
  ],
  notActions: [
    /occupancy on friday|i did, thank you/i,
    /write the letter for you|write letters yet/i,
    /calculate napkins|restaurants buy their own/i,
    /to leiria/i,
    /check our commas/i,
  ],
  meetings: [{ words: /twenty-fourth|until tuesday/i, at: '2026-03-24T10:00' }],
  budget: /twenty-six|\b26\b/i,
  notBudget: [
    /thirty-one thousand|\b31[,. ]?000/i,
    /eight thousand four hundred|\b8[,. ]?400/i,
    /three hundred euros|€ ?300|\b300\b/i,
  ],
  decisionMaker: /teles|the owner|she signs|the senhora|owner/i,
  timeline: /first of june|from june i'm full|june/i,
  competitors: ['Lavabel', 'Roupa Clara'],
  notCompetitors: ['Mirabrisa', 'Comporta', 'Graça', 'Emília', 'Teles'],
  objections: [
    { kind: 'trust', words: /you all do this|how you people make/i },
    { kind: 'need', words: /no chips|scan by hand/i },
    { kind: 'need', words: /with polyester|plastic sheets/i },
    { kind: 'need', words: /four women home|to close the cellar/i },
    { kind: 'timing', words: /i'm tied to them|there my hands/i },
    { kind: 'trust', words: /five years! my friend|sign anything for five years/i },
    { kind: 'trust', words: /if your drivers strike|three days without a sheet/i },
  ],
  lead: { name: 'Duarte', company: 'Casa Atlântica', email: 'duarte.falcao@casaatlantica.example' },
  mailTo: 'duarte.falcao@casaatlantica.example',
  never: [
    /(?:duarte|graça|emília) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€?(?:31|8[,. ]?400)/i,
    /joost will (?:calculate|quote|send) .{0,20}napkins/i,
    /(?:close|closing) the cellar (?:is|was) agreed/i,
  ],
  mood: 'mixed',
}
