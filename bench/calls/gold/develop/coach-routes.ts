import type { CallGold } from '../call-gold.ts'

export const coachRoutes: CallGold = {
  file: 'coach-routes.txt',
  kind: 'demo',
  // A Thursday, ten in the morning there.
  calledAt: '2026-05-07T00:00:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Kirra Dawes',
  us: ['Kirra'],
  people: [
    {
      id: 'lead-1',
      name: 'Col Hargreaves',
      company: 'Hargreaves Coaches',
      email: 'col@hargreavescoaches.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Kirra', words: /run your wedderburn|if it stuffs up/i, due: null },
    { owner: 'them', assignee: 'Col', words: /shoot it over|medical stuff|names, stops/i, due: null },
    {
      owner: 'us',
      assignee: 'Kirra',
      words: /redo the numbers|fresh quote|tomorrow\. you beauty/i,
      due: '2026-05-08',
    },
    {
      owner: 'us',
      assignee: 'Kirra',
      words: /cut it down to ten minutes|leave the dog in|mango stays/i,
      due: '2026-05-07',
    },
    {
      owner: 'them',
      assignee: 'Col',
      words: /stick it on the telly|the ten minutes on sunday|he gets it sunday/i,
      due: '2026-05-10',
    },
    {
      owner: 'us',
      assignee: 'Kirra',
      words: /on it\? there's a family outfit|naracoorte|over the border|i'll ask them if/i,
      due: null,
    },
  ],
  notActions: [
    /pdf you emailed/i,
    /give him a ring myself|pick up to numbers/i,
    /chuck the thing on one bus/i,
    /her own login/i,
    /leave that alone/i,
  ],
  meetings: [{ words: /the twentieth|half past two|half two/i, at: '2026-05-20T14:30' }],
  budget: /twelve (?:grand|thousand)|\b12[,. ]?000|\b12k/i,
  notBudget: [
    /seven hundred and fifty|\b750\b/i,
    /pinged us three grand|\b3[,. ]?000/i,
    /near four grand|\b4[,. ]?000/i,
  ],
  decisionMaker: /\btrev\b|your brother|holds the purse/i,
  timeline: /term three|thirteenth of july/i,
  competitors: ['DepotMate', 'Kidtrack'],
  notCompetitors: ['FuelFlo', 'Mango', 'Naracoorte', 'Schulz', 'Merv'],
  objections: [
    { kind: 'need', words: /your first drama|half my blokes/i },
    { kind: 'need', words: /there's no signal|goes blank/i },
    { kind: 'need', words: /no no no|every mum in the shire|want 'em watching/i },
    { kind: 'need', words: /who's typing that in|can't see it happening/i },
    { kind: 'competitor', words: /doesn't do the workshop|does the workshop as well|one up for them/i },
    { kind: 'price', words: /sit in the paddock|four grand for nothing/i },
    { kind: 'trust', words: /got done on a computer|went bust|leaves the room/i },
  ],
  lead: { name: 'Col', company: 'Hargreaves Coaches', email: 'col@hargreavescoaches.example' },
  mailTo: 'col@hargreavescoaches.example',
  never: [
    /(?:col|deb|merv) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:a?\$)?(?:750|3[,. ]?000|4[,. ]?000)\b/i,
    /kirra will (?:call|ring|phone) trev/i,
    /(?:replace|replacing|drop) fuelflo/i,
  ],
  mood: 'positive',
}
