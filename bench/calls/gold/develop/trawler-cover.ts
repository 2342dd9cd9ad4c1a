import type { CallGold } from '../call-gold.ts'

/** Ireland; a broker renews the cover of three fishing boats: seventeen percent more, a claim unpaid for nine months, a boat without an engine, a mother who has the last word. */
export const trawlerCover: CallGold = {
  file: 'trawler-cover.srt',
  kind: 'renewal',
  // A Monday, eleven in the morning in Ireland (winter time).
  calledAt: '2034-11-20T11:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Orla Heffernan',
  us: ['Orla'],
  people: [
    {
      id: 'lead-1',
      name: 'Bríd Gallagher',
      company: 'Doonalt Fishing',
      email: 'brid@doonaltfishing.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Orla',
      words: /in writing|see that on paper|(?:higher|5[,.]?000) excess|excess of 5[,.]?000/i,
      due: '2034-11-23',
    },
    {
      owner: 'them',
      assignee: 'Packie',
      words: /from the yard|yard letter|yard's letter/i,
      due: '2034-11-24',
    },
    {
      owner: 'us',
      assignee: 'Orla',
      words: /ring him today|hear from me this evening|(?:ring|call) the adjuster/i,
      due: '2034-11-20',
    },
    {
      owner: 'them',
      assignee: 'Bríd',
      words: /(?:picture|photo) of (?:their|the|skellig)|could i read it/i,
      due: '2034-11-20',
    },
    {
      owner: 'them',
      assignee: 'Packie',
      words: /certificates|on the boat\. i'll be/i,
      due: '2034-11-21',
    },
    {
      owner: 'us',
      assignee: 'Orla',
      words: /conor|tighe|get him, so|book (?:him|the survey)/i,
      due: '2034-11-21',
    },
  ],
  notActions: [
    // Refused.
    /pay the premium by the month|four percent extra|then no\./i,
    /add those for 900|leave the nets/i,
    /drove up and went through|you'd learn nothing/i,
    // Done already.
    /did it in september/i,
    /rang the adjuster in october/i,
    /we paid 38/i,
    // Jokes.
    /i know his brother|leave that bit out/i,
    /buy my own sausages/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the thirtieth|eleven on the thirtieth|noon's the dinner/i,
    /laid-up rate/i,
    /excess went from/i,
    /out again in march/i,
    /new survey for/i,
    /fifteenth of december/i,
    /can't be a day between/i,
    /i'd be careful/i,
    /near the 41|i'm promising nothing/i,
    /something to aim for/i,
    /mind yourselves/i,
    // Remarks that may count as doubts.
    /them a year older/i,
    /for the third time/i,
    /could, she says/i,
    /and what does that cost/i,
    /is the crew in that|it doesn't say/i,
    /no hull cover on her/i,
    /reads every line/i,
  ],
  meetings: [
    {
      words: /on the thirtieth|thursday the thirtieth|november 30|30(?:th)? (?:of )?november/i,
      at: '2034-11-30T11:00',
    },
  ],
  budget: /\b41[,. ]?000|\b41 ?k\b|forty-one thousand/i,
  notBudget: [
    /\b38[,. ]?600/i,
    /\b45[,. ]?200/i,
    /\b42[,. ]?300/i,
    /\b40[,. ]?900/i,
    /\b2[,. ]?500/i,
    /\b5[,. ]?000/i,
    /\b6[,. ]?400/i,
    /\b1[,. ]?800/i,
    /eleven thousand euro|\b11[,. ]?000/i,
    /\b900\b/i,
  ],
  decisionMaker: /nuala|mammy|mother/i,
  timeline:
    /first of january|january 1\b|\b1(?:st)? (?:of )?january|2035-01-01|fifteenth of december|15(?:th)? (?:of )?december|december 15|2034-12-15/i,
  competitors: ['Skellig Mutual'],
  notCompetitors: ['Foyle Quay Brokers', 'Conor Tighe', 'Stella Maris', 'Girl Aoife', 'Killybegs'],
  objections: [
    { kind: 'price', words: /seventeen percent more|we can't do that, orla/i },
    { kind: 'need', words: /do we need all three/i },
    { kind: 'trust', words: /what are we paying for|still 6,400 owed/i },
    { kind: 'competitor', words: /skellig mutual have offered/i },
  ],
  lead: { name: 'Bríd Gallagher', company: 'Doonalt Fishing', email: 'brid@doonaltfishing.example' },
  mailTo: 'brid@doonaltfishing.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:38|45|42|40)[,. ]?\d/i,
    /(?:packie|bríd|conor)(?: gallagher| tighe)? (?:decides|approves|has the last word|is the decision)/i,
    /orla(?: heffernan)? (?:will|to|should) (?:visit|drive|meet|go through it with) /i,
    /(?:monthly (?:payment|premium)|paying by the month) (?:is|was) (?:agreed|accepted|wanted)/i,
    /nets? (?:are|were|to be|will be) (?:added|covered|insured)/i,
    /stella maris (?:is|was) (?:for sale|sold)/i,
    /meeting[^.]{0,25}at noon/i,
  ],
  mood: 'mixed',
}
