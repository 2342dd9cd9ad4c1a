import type { CallGold } from '../call-gold.ts'

export const bowlingLanes: CallGold = {
  file: 'bowling-lanes.txt',
  kind: 'complaint',
  // A Tuesday, half past nine in Ireland.
  calledAt: '2026-09-29T08:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brannigan',
  us: ['Aoife'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /new board up to you|on the courier|with you thursday morning|thursday\. and who/i,
      due: '2026-10-01',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /send marek|senior man|best we have|is he any good/i,
      due: '2026-10-02',
    },
    {
      owner: 'them',
      assignee: 'Dessie',
      words: /serial numbers|read them off|today, yeah|^aoife: today\?/i,
      due: '2026-09-29',
    },
    { owner: 'us', assignee: 'Aoife', words: /job sheets/i, due: '2026-09-29' },
    {
      owner: 'them',
      assignee: 'Noreen',
      words:
        /put that down for me|do you a list|sunday night's fine|list of (?:the )?(?:lost|cancelled|bookings)/i,
      due: '2026-10-04',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /our managing director|ring you on monday|before twelve|monday\. what time/i,
      due: '2026-10-05',
    },
    {
      owner: 'them',
      assignee: 'Dessie',
      words: /gave the sensors a wipe|do the sensors|\bsensors\b/i,
      due: '2026-09-29',
    },
  ],
  notActions: [
    /swapped the belt/i,
    /put it in myself|you'd void it/i,
    /electrician's coming/i,
    /gold plan|sell me a plan|no plan/i,
    /giving you another machine|if that board goes/i,
    /joe duffy/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/seven hundred and forty|\b740\b/i, /two hundred and twenty|\b220\b/i, /two hundred frames/i],
  decisionMaker: /cathal|brother-in-law/i,
  timeline: /twenty-fourth of october|halloween|24 october|october 24/i,
  competitors: ['Lanetech'],
  notCompetitors: ['Athlone', 'Credit Union', 'Galaxy Bowl', 'Joe Duffy', 'Marek', 'Strikeline'],
  objections: [
    { kind: 'trust', words: /third one since easter|no trust left|believe that when i see him/i },
    { kind: 'price', words: /daylight robbery|seven hundred and forty euro/i },
    { kind: 'competitor', words: /leaning towards them|a man from lanetech/i },
    { kind: 'authority', words: /himself that decides|it's not my money/i },
  ],
  lead: { name: 'Noreen Gallogly', company: 'Galaxy Bowl', email: null },
  mailTo: null,
  never: [
    /(?:noreen|dessie) (?:gallogly )?(?:decides|signs|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€?\d/i,
    /dessie (?:will|to) (?:fit|install|put in) (?:the )?board/i,
    /(?:wants|agreed to|takes|ordered) (?:the |a )?gold plan/i,
    /aoife (?:will|to) (?:replace|swap|give) [^.]{0,20}machine/i,
  ],
  mood: 'negative',
}
