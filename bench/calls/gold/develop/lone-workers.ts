import type { CallGold } from '../call-gold.ts'

/** No figure was given to her: only our price and a rival's are said. */
export const loneWorkers: CallGold = {
  file: 'lone-workers.srt',
  kind: 'qualification',
  // A Friday, late morning.
  calledAt: '2027-01-22T11:20:00Z',
  timeZone: 'Europe/London',
  owner: 'Kofi Asante',
  us: ['Kofi'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Kofi', words: /lanyards|send us two/i, due: '2027-01-25' },
    {
      owner: 'them',
      assignee: 'Janice',
      words: /ask them that|picks up at two|ask them then|who (?:picks up|answers)/i,
      due: '2027-01-27',
    },
    { owner: 'us', assignee: 'Kofi', words: /price list|three-year price/i, due: '2027-01-22' },
    {
      owner: 'them',
      assignee: 'Janice',
      words:
        /which buildings are bad|picture of it|by the end of next week|(?:list|photo|picture) of (?:the |winston's )?(?:bad |list|buildings|dead)/i,
      due: '2027-01-29',
    },
  ],
  notActions: [
    /if it came to/i,
    /in touch with winston|leave winston|ladders/i,
    /webinar|fall asleep in them/i,
    /already sent you a link/i,
    /short case|forget i said/i,
  ],
  meetings: [{ words: /twenty-ninth/i, at: '2027-01-29T11:00' }],
  budget: null,
  notBudget: [
    /nine pounds fifty|nine fifty|9[.,]50/i,
    /six hundred a month|£ ?600/i,
    /five pounds twenty|5[.,]20/i,
  ],
  decisionMaker: /priti|chauhan|director of housing/i,
  timeline: /\bmay\b|end of march/i,
  competitors: ['Soloscan', 'SafeStep'],
  notCompetitors: ['Rowan Housing', 'Millbeck Homes', 'Harcourt House', 'Brenda', 'Guardtag'],
  objections: [
    { kind: 'trust', words: /everyone hated them|don't believe these gadgets/i },
    { kind: 'authority', words: /penny without her|have to say yes/i },
    { kind: 'price', words: /nine fifty!|more than brenda|come down a lot/i },
    { kind: 'competitor', words: /happy as larry|the ones to beat/i },
    { kind: 'timing', words: /nothing in february|learning a gadget in february/i },
  ],
  lead: { name: 'Janice', company: 'Millbeck Homes', email: 'janice.pell@millbeckhomes.example' },
  mailTo: 'janice.pell@millbeckhomes.example',
  never: [
    /janice(?: pell)? (?:decides|signs|approves)/i,
    /budget(?: (?:is|of))?:? ?£?(?:9|5|600|nine|five|six)/i,
    /(?<!not |n't |never )(?:call|contact|write to|email) winston/i,
    /(?:attend|join|invited? to) (?:the )?webinar/i,
    /soloscan is (?:in use|current)/i,
  ],
  mood: 'mixed',
}
