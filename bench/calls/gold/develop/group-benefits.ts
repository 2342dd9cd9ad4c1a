import type { CallGold } from '../call-gold.ts'

/** Minnesota; the renewal of a health plan; fifty-five thousand a month budgeted, sixty-one asked; Marcy decides, Carl did; another broker's flat fee; a talk with Marcy is declined. */
export const groupBenefits: CallGold = {
  file: 'group-benefits.vtt',
  kind: 'renewal',
  // A Tuesday, ten in the morning in Minnesota (summer time).
  calledAt: '2041-07-16T15:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Dana Kessler',
  us: ['Dana Kessler'],
  people: [
    {
      id: 'lead-1',
      name: 'Joyce Amundson',
      company: 'Holmquist Cabinetry',
      email: 'joyce@holmquistcabinetry.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Dana Kessler',
      words: /redpath|harbor mutual|like you to do that|quotes from both|other carriers/i,
      due: '2041-07-26',
    },
    {
      owner: 'us',
      assignee: 'Dana Kessler',
      words: /hartland|check that with medalia|i'll email you tomorrow|don't want to guess/i,
      due: '2041-07-17',
    },
    {
      owner: 'us',
      assignee: 'Dana Kessler',
      words: /telehealth|take it out|off the renewal by/i,
      due: '2041-07-16',
    },
    {
      owner: 'them',
      assignee: 'Todd Brekke',
      words:
        /those three invoices|names marked|send them this afternoon|three (?:wrong |incorrect )?invoices with/i,
      due: '2041-07-16',
    },
    { owner: 'us', assignee: 'Dana Kessler', words: /\bcredit\b/i, due: null },
    {
      owner: 'us',
      assignee: 'Dana Kessler',
      words:
        /flat[- ]fee (?:option|offer|version|proposal|write)|look at a flat fee|write up what|put that together|come with the quotes|what that'd look like/i,
      due: '2041-07-26',
    },
    {
      owner: 'them',
      assignee: 'Joyce Amundson',
      words: /census|thursday's fine|get it by thursday|birthdays, zips|when do you need it/i,
      due: '2041-07-18',
    },
  ],
  notActions: [
    /walked her through|rather do that ourselves/i,
    /moving to canada|take me with you/i,
    /called us, we didn't call/i,
    /raise the deductible/i,
    /did that two years ago/i,
    /still paying for kyle/i,
    /in arizona/i,
  ],
  open: [
    // Their next talk.
    /the thirtieth|back together/i,
    // When the staff enrols.
    /open enrollment|third through the thirteenth/i,
    // No love for the deductible: an objection to some.
    /don't love that|people crying/i,
    /narrower network/i,
    /in place by october|cards in people/i,
    /haven't we done that/i,
    /half the shop goes/i,
    /that's as far as it goes/i,
    /three ways to get there/i,
    /sixty-one thousand a month\. for/i,
    /getting his coffee/i,
    /makes the final decision/i,
    /through the wall/i,
    /four thousand dollars/i,
    /terminated people/i,
  ],
  meetings: [{ words: /thirtieth/i, at: '2041-07-30T10:00' }],
  budget: /fifty-five(?: thousand)?|\b55[,. ]?000|\b55 ?k\b/i,
  notBudget: [
    /fifty-one thousand|\b51[,. ]?200|\b51 ?k\b/i,
    /sixty-one|\b61[,. ]?000|\b61 ?k\b/i,
    /eighteen hundred|\b1[,. ]?800/i,
    /four thousand|\b4[,. ]?000/i,
    /six dollars|\$ ?6\b/i,
  ],
  decisionMaker: /marcy/i,
  timeline: /october first|oct(?:ober)?\.? 1|first of october|1(?:st)? (?:of )?october/i,
  competitors: ['Stillwater'],
  notCompetitors: ['Holmquist Cabinetry', 'Hartland', 'Duluth', 'Kyle', 'Carl', 'Vang'],
  objections: [
    {
      kind: 'price',
      words: /nineteen percent|way too much|can't put that through|sixty-one thousand a month/i,
    },
    { kind: 'need', words: /telehealth thing|eleven people used|don't think we need it/i },
    { kind: 'trust', words: /three invoices in a row|don't trust the numbers|the billing\./i },
    { kind: 'competitor', words: /stillwater|for a flat fee|a lot less than what you get|eighteen hundred/i },
  ],
  lead: { name: 'Joyce Amundson', company: 'Holmquist Cabinetry', email: 'joyce@holmquistcabinetry.example' },
  mailTo: 'joyce@holmquistcabinetry.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:51|61|1[,. ]?800|4[,. ]?000|fifty-one|sixty-one|eighteen hundred|four thousand)/i,
    /(?:carl|joyce|todd)(?: amundson| brekke)? (?:signs|decides|approves|makes the final|is the decision)/i,
    /dana(?: kessler)? (?:will|to) (?:walk|meet|present to|call) (?:her|marcy)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:july|september|thursday|twenty-sixth)/i,
  ],
  mood: 'mixed',
}
