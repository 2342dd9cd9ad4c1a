import type { CallGold } from '../call-gold.ts'

export const mixerTrucks: CallGold = {
  file: 'mixer-trucks.txt',
  kind: 'handover',
  // A Tuesday.
  calledAt: '2026-07-07T19:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Brooke Hanley',
  us: ['Brooke', 'Marcus'],
  people: [
    {
      id: 'lead-1',
      name: 'Ernesto Salinas',
      company: 'Tejas Ready-Mix',
      email: 'ernesto.salinas@tejasreadymix.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brooke',
      words: /order form|that's on me|all my notes|\btonight\b/i,
      due: '2026-07-07',
    },
    {
      owner: 'them',
      assignee: 'Ernesto',
      words:
        /need a list|list by|by thursday|thursday, perfect|unit number|\bvins?\b|(?:truck|vehicle|unit) list|i type it|i'll type it/i,
      due: '2026-07-09',
    },
    {
      owner: 'us',
      assignee: 'Marcus',
      words:
        /go out from here|\bunits\b|friday, good|to the yard in laredo|(?:: |^)laredo yard\.|have them tuesday/i,
      due: '2026-07-10',
    },
    {
      owner: 'them',
      assignee: 'Ernesto',
      words: /good sports|two (?:names|drivers)|tomorrow's great|talk to them/i,
      due: '2026-07-08',
    },
    { owner: 'us', assignee: 'Marcus', words: /rollout|week by week|one page/i, due: '2026-07-08' },
    {
      owner: 'us',
      assignee: 'Brooke',
      words: /handout|have it in spanish|find it and send|please, yes|old laptop/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Ernesto',
      words:
        /ask him to open|one address opened|to beto\b|ask beto|firewall|whitelist|(?:open|unblock)[^.]{0,20}address/i,
      due: null,
    },
  ],
  notActions: [
    /we'd swap it|dead out of the box/i,
    /dashcams|again at christmas|put them in the notes/i,
    /two hundred dollars/i,
    /donuts/i,
    /pto question/i,
    /putting it in the chat/i,
    /picture of the notebook/i,
  ],
  meetings: [
    {
      words: /seven thirty|the fourteenth|five thirty|kick off on site|at six they load/i,
      at: '2026-07-14T07:30',
    },
    { words: /august thirteenth|one look back|on my calendar/i, at: '2026-08-13T10:00' },
  ],
  budget: /six thousand|\b6[,. ]?000|\b6k\b/i,
  notBudget: [/twenty-eight dollars|\$28\b|\b28 dollars/i, /two hundred dollars|\$200\b/i],
  decisionMaker: null,
  timeline: /\bjuly\b|2026-07-31|highway job/i,
  competitors: ['RoadPing'],
  notCompetitors: ['Laredo', 'Beto', 'Haulsight', 'Tejas Ready-Mix'],
  objections: [],
  lead: { name: 'Ernesto', company: 'Tejas Ready-Mix', email: 'ernesto.salinas@tejasreadymix.example' },
  mailTo: 'ernesto.salinas@tejasreadymix.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:28|200|10[,. ]?752)\b/i,
    /(?:beto|brooke|marcus) (?:decides|is the (?:final )?decision)/i,
    /(?:brooke|marcus) (?:will|to)[^.]{0,30}dashcam/i,
    /ernesto (?:will|to) (?:give|pay)[^.]{0,30}\$?(?:200|two hundred)/i,
    /at (?:5:30|05:30|6:00|06:00)/i,
  ],
  mood: 'positive',
}
