import type { CallGold } from '../call-gold.ts'

export const forkliftLease: CallGold = {
  file: 'forklift-lease.txt',
  kind: 'negotiation',
  calledAt: '2026-11-30T15:00:00Z',
  timeZone: 'Europe/Lisbon',
  owner: 'Rasmus Holt',
  us: ['Rasmus Holt'],
  people: [
    { id: 'lead-1', name: 'Beatriz Nunes', company: 'Frio do Douro', email: 'beatriz@friododouro.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Rasmus Holt', words: /redo the offer|tyre clause/i, due: '2026-12-01' },
    { owner: 'us', assignee: 'Rasmus Holt', words: /insurance certificate/i, due: null },
    { owner: 'them', assignee: 'Beatriz Nunes', words: /dock measurements/i, due: '2026-12-02' },
  ],
  notActions: [
    /three fifty with service/i,
    /battery refresh|batteries/i,
    /old trucks|leave that/i,
    /demo truck/i,
    /if he agrees|sign before christmas/i,
  ],
  meetings: [{ words: /half past nine/i, at: '2026-12-04T09:30' }],
  budget: /three eighty[- ]five|385/i,
  notBudget: [
    /four hundred and twenty|420/i,
    /three hundred and fifty|three fifty|350/i,
    /three ninety|390/i,
    /three seventy[- ]five|375/i,
    /three eighty(?![- ]five)|380/i,
  ],
  decisionMaker: /tomasz|beatriz/i,
  timeline: /mid.february/i,
  competitors: ['Ironlift'],
  notCompetitors: ['Carga Norte', 'Frio do Douro'],
  objections: [
    { kind: 'price', words: /not going to happen/i },
    { kind: 'competitor', words: /ironlift/i },
    { kind: 'authority', words: /i need tomasz|both names/i },
  ],
  lead: { name: 'Beatriz Nunes', company: 'Frio do Douro', email: 'beatriz@friododouro.example' },
  mailTo: 'beatriz@friododouro.example',
  never: [
    /(?:agreed|settled|closed) (?:on|at) (?:three fifty|350|three ninety|390)/i,
    /batteries (?:are )?included/i,
    /rasmus .{0,20}(?:brings?|comes by with) .{0,10}demo truck/i,
    /(?:has|was|have) signed/i,
  ],
  mood: 'mixed',
}
