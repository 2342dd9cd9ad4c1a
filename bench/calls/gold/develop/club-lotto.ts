import type { CallGold } from '../call-gold.ts'

/** County Cork; a web subtitle file; a hurling club sees an online weekly draw; two and a half thousand for the year; the chairman decides, the full executive did; no date for the first draw; posters and a call to the chairman are declined. */
export const clubLotto: CallGold = {
  file: 'club-lotto.vtt',
  kind: 'demo',
  // A Tuesday, half past seven in the evening in Ireland.
  calledAt: '2042-01-21T19:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Sorcha Feeney',
  us: ['Sorcha Feeney'],
  people: [
    {
      id: 'lead-1',
      name: 'Con Hurley',
      company: 'Kilbracken Hurling Club',
      email: 'treasurer@kilbrackenhurling.example',
    },
    { id: 'lead-2', name: 'Goretti Deasy', company: 'Kilbracken Hurling Club', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Sorcha Feeney',
      words: /dummy club|a go of it|both have a login|see what i'd be doing/i,
      due: '2042-01-22',
    },
    {
      owner: 'us',
      assignee: 'Sorcha Feeney',
      words: /could you do anything on it|go to my boss|would you ask him|come back to you on it/i,
      due: '2042-01-24',
    },
    {
      owner: 'us',
      assignee: 'Sorcha Feeney',
      words: /a page that explains|email you that tonight|^(?:goretti deasy: )?do, please/i,
      due: '2042-01-21',
    },
    {
      owner: 'them',
      assignee: 'Goretti Deasy',
      words:
        /list of who's in|type it up|take me a while|end of the month|three copybooks|no rush on it|won't be late/i,
      due: '2042-01-31',
    },
    {
      owner: 'them',
      assignee: 'Con Hurley',
      words: /bank form|two signatures|signed after the match|post it to you/i,
      due: '2042-01-27',
    },
  ],
  notActions: [
    /give tim joe a ring|god, no|he's calving/i,
    /print posters|niece does ours/i,
    /little video|after mass on sunday/i,
    /if the list came late|new players only/i,
    /tied in for three years|clubpot were here/i,
    /count it on a monday/i,
    /voted through/i,
    /win the jackpot, you/i,
    /card was cleaned out/i,
    /you'd be there till midnight/i,
    /including the tea/i,
  ],
  open: [
    // Agreed: the talk in a fortnight.
    /tuesday the fourth|the fourth at half/i,
    /be awake|poke him/i,
    // He will meet the chairman anyway.
    /see him at the creamery/i,
    /share the screen/i,
    /tilt the thing/i,
    // No date: to some an objection.
    /when it's right|another while won't|out on loan|first online draw/i,
    /set up the real one/i,
    /keep the envelopes|your ones in sydney/i,
    // No certain objection.
    /gone a bit stale|nobody'll win/i,
    /where's the money then/i,
    /if tim joe's happy|handed the money things/i,
    /that's workable/i,
    /sixty euro a month/i,
    /straight to the bank/i,
    /fourteen hundred before|nine hundred a week/i,
    /they'd do it|half a team/i,
    /the bank takes most/i,
    /no tie with us/i,
    /you would too/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /niece does ours/i,
  ],
  meetings: [{ words: /tuesday the fourth|the fourth at half/i, at: '2042-02-04T19:30' }],
  budget: /two and a half thousand|\b2[,. ]?500|\b2\.5 ?k|two thousand five hundred|twenty-five hundred/i,
  notBudget: [
    /nine hundred|\b900\b/i,
    /fourteen hundred|\b1[,. ]?400/i,
    /eleven thousand|\b11[,. ]?200/i,
    /sixty euro|\b60\b/i,
    /six hundred|\b600\b/i,
    /forty euro|\b40\b/i,
  ],
  decisionMaker: /tim joe|moynihan|chairman/i,
  timeline: null,
  competitors: ['ClubPot'],
  notCompetitors: ['Lottolann', 'Kilbracken Hurling Club', 'Hanley', 'Sydney', 'Boston', 'Tim Joe'],
  objections: [
    {
      kind: 'need',
      words: /any call for it on a phone|because they want to talk to hanley|my mother's age/i,
    },
    { kind: 'price', words: /very steep|five per cent of every ticket|volunteers out in the rain/i },
    { kind: 'trust', words: /the other thing is the cards|very slow to put|know nothing about|cleaned out/i },
  ],
  lead: {
    name: 'Con Hurley',
    company: 'Kilbracken Hurling Club',
    email: 'treasurer@kilbrackenhurling.example',
  },
  mailTo: 'treasurer@kilbrackenhurling.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:eur|€)? ?(?:900|1[,. ]?400|11[,. ]?200|60\b|600|nine hundred|fourteen hundred|eleven thousand|sixty|six hundred)/i,
    /(?:con|goretti|sorcha|the executive)(?: hurley| deasy| feeney)? (?:signs|decides|approves|is the decision)/i,
    /sorcha(?: feeney)? (?:will|to) (?:ring|call|contact) tim joe/i,
    /sorcha(?: feeney)? (?:will|to) (?:print|make|supply|send) [^.]{0,15}poster/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:february|january|october)/i,
  ],
  mood: 'positive',
}
