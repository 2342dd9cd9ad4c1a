import type { CallGold } from '../call-gold.ts'

/** Australia; a cold call over half a coffee; a happy customer of another tester; one page is asked for, nearly all else is declined; no budget, no date; he is the whole head office. */
export const diveCylinders: CallGold = {
  file: 'dive-cylinders.txt',
  kind: 'qualification',
  // A Monday, half past eight in Cairns (still Sunday in UTC).
  calledAt: '2036-03-02T22:30:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Jarrah Mott',
  us: ['Jarrah'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Jarrah',
      words: /list by maker|flick me that|text it through|have the page this morning/i,
      due: '2036-03-03',
    },
    {
      owner: 'them',
      assignee: 'Nico',
      words: /ask him when he comes|does barry do the eddy/i,
      due: '2036-03-05',
    },
  ],
  notActions: [
    /if it turns out he doesn't|see what he says/i,
    /come past and pick|work experience/i,
    /air quality|compressor place/i,
    /put your name down|touch footy/i,
    /in from the regulator/i,
    /rinsed one wetsuit/i,
    /if you could, i'd sign/i,
    /pick up monday/i,
    /people not to call/i,
    /sell me a lawn/i,
    /just gets the dividends/i,
  ],
  open: [
    // Vague: another try one day.
    /try you again|second half of the year/i,
    /save my fish/i,
    /not promising you/i,
    // Six dollars are too few to change for; to some a price objection.
    /for six bucks/i,
    /the whole head office/i,
    /more tanks than tourists/i,
    /eddy test every year/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/fifty-five with|\$55\b/i, /forty-nine, over|\$49\b/i, /four hundred dollars|\b400\b/i],
  decisionMaker: /nico|vassallo/i,
  timeline: null,
  competitors: ['Tropic Hydro'],
  notCompetitors: ['Deepcheck', 'Reef Lantern Dive', 'Portsmith', 'Norman Reef', 'Malta', 'Bremerhaven'],
  objections: [
    { kind: 'competitor', words: /happy with him|not looking to go/i },
    { kind: 'need', words: /thing that isn't broken|don't need them back/i },
    { kind: 'timing', words: /not before the school holidays|can't think about anything/i },
  ],
  lead: { name: 'Nico', company: 'Reef Lantern Dive', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?u?\$)?(?:55|49|400|fifty-five|forty-nine|four hundred)/i,
    /(?:barry|cousin|partner)(?: in malta)? (?:signs|decides|approves|is the decision)/i,
    /jarrah(?: mott)? (?:will|to) (?:come past|pick (?:out|up)|visit|save|register|put nico)/i,
    /nico(?: vassallo)? (?:will|to|agreed to) (?:switch|sign|attend|come to)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:twentieth|march 20|20 march|wednesday|thursday|school holidays)/i,
  ],
  mood: 'mixed',
}
