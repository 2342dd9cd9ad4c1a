import type { CallGold } from '../call-gold.ts'

export const canLabels: CallGold = {
  file: 'can-labels.txt',
  kind: 'complaint',
  // A Thursday morning there.
  calledAt: '2026-11-18T20:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Pip',
  us: ['Pip'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Pip', words: /credit/i, due: '2026-11-20' },
    { owner: 'them', assignee: 'Hemi', words: /courier you some|wrecked ones/i, due: '2026-11-19' },
    { owner: 'us', assignee: 'Pip', words: /(?:post|send)[^.]* sheet/i, due: '2026-11-20' },
    {
      owner: 'them',
      assignee: 'Hemi',
      words: /sit down with (?:her|trish)|get to her first/i,
      due: '2026-11-19',
    },
    { owner: 'us', assignee: 'Pip', words: /new quote/i, due: '2026-11-19' },
    { owner: 'them', assignee: 'Hemi', words: /get the artwork to|send the artwork/i, due: '2026-11-23' },
  ],
  notActions: [/ring her and say sorry/i, /bumper/i, /pint some time/i, /all four beers together/i],
  meetings: [],
  budget: /nine (?:grand|thousand)|9[,. ]?000|\b9k/i,
  notBudget: [
    /two thousand six|2[,. ]?600/i,
    /two and a half grand|2[,. ]?500/i,
    /sixty thousand|60[,. ]?000/i,
  ],
  decisionMaker: /trish/i,
  timeline: /december|christmas|fourteenth|eleventh/i,
  competitors: ['Kauriprint'],
  notCompetitors: ['Gav', 'Jonno', 'Nelson', 'Driftwood Brewing'],
  objections: [
    { kind: 'trust', words: /you say that|patted the can|why would i believe/i },
    { kind: 'price', words: /four cents\. on|whole margin|working for the council/i },
    { kind: 'need', words: /stout doesn't go near|paddling pool|stout needing/i },
    { kind: 'competitor', words: /kauriprint|what i'm paying you for paper|sitting there in my inbox/i },
    { kind: 'authority', words: /got the chequebook|order a sticker without her/i },
    { kind: 'timing', words: /what gets me|missed it|what's the point of even talking|cutting it fine/i },
  ],
  lead: { name: 'Hemi', company: 'Driftwood Brewing', email: 'hemi@driftwoodbrewing.example' },
  mailTo: 'hemi@driftwoodbrewing.example',
  never: [
    /pip (?:will|to) (?:ring|call) trish/i,
    /budget(?: (?:is|of))?:? ?[€£$]?(?:60[,. ]?000|sixty thousand|2[,. ]?600)/i,
    /stout (?:is|will be) (?:included|on film)/i,
    /bumper stickers (?:will|are to) be/i,
  ],
  mood: 'mixed',
}
