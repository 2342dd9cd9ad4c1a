import type { CallGold } from '../call-gold.ts'

export const pharmacySolar: CallGold = {
  file: 'pharmacy-solar.txt',
  kind: 'qualification',
  // A Thursday.
  calledAt: '2026-07-09T09:10:00Z',
  timeZone: 'Africa/Lagos',
  owner: 'Tunde Adebayo',
  us: ['Tunde'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Tunde',
      words: /company profile|send the profile|send it, let me see|i'll keep it small/i,
      due: '2026-07-09',
    },
    {
      owner: 'them',
      assignee: 'Ifeoma',
      words: /i'll ask her|you could ask him|ask (?:the )?(?:owner|mercyland)/i,
      due: '2026-07-11',
    },
    {
      owner: 'us',
      assignee: 'Tunde',
      words: /current rates|get the rates|include that\. that one|(?:interest|payment plan|finance) rates/i,
      due: '2026-07-14',
    },
  ],
  notActions: [
    /send an engineer|leave surulere/i,
    /light bill/i,
    /already registered/i,
    /blessing, i'm coming/i,
    /look for him/i,
    /thirty percent/i,
    /carry the shame/i,
    /calling me for the tills/i,
    /to come and see you or on zoom/i,
  ],
  meetings: [{ words: /first of september/i, at: '2026-09-01T10:00' }],
  budget: null,
  notBudget: [/two million|2[,. ]?000[,. ]?000|\b2 ?m\b/i, /thirty percent|30 ?%/i],
  decisionMaker: /chief|brother-in-law|\bMD\b/i,
  timeline: /september/i,
  competitors: ['SunHarbour', 'Voltaire Power'],
  notCompetitors: ['Mercyland', 'NAFDAC', 'NEPA', 'Blessing'],
  objections: [
    {
      kind: 'trust',
      words:
        /wouldn't say it's working|i don't believe in it|could not carry the fridge|then he tells me everything|i don't know you/i,
    },
    { kind: 'need', words: /don't need anything again|it's sorted|brand new gentrax/i },
    { kind: 'timing', words: /can't start any new thing|doing stocktaking until|i said september/i },
    { kind: 'authority', words: /can't even buy a chair|goes to the md|he alone will decide/i },
  ],
  lead: { name: 'Ifeoma', company: 'Grace Fountain', email: 'i.okafor@gracefountain.example' },
  mailTo: 'i.okafor@gracefountain.example',
  never: [
    /ifeoma (?:decides|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?(?:₦|N)?(?:2|two) ?m/i,
    /(?:tunde|brightvolt|we) will (?:test|inspect|send an engineer)/i,
    /(?:tunde|we) will (?:call|contact|ring) (?:chief|the md)/i,
  ],
  mood: 'mixed',
}
