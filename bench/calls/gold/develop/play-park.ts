import type { CallGold } from '../call-gold.ts'

export const playPark: CallGold = {
  file: 'play-park.txt',
  kind: 'voice-note',
  // A Wednesday.
  calledAt: '2026-04-15T14:45:00Z',
  timeZone: 'Europe/London',
  owner: 'Fraser Lennox',
  us: ['Fraser'],
  people: [{ id: 'lead-1', name: 'Kirsty Dunbar', company: 'Strathlane Council', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Fraser',
      words: /list of (?:\w+ )?(?:robinia|sites)|robinia sites|no date on it/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Fraser',
      words:
        /redraw|getting it monday|get it on tuesday|monday the twentieth|monday's ideal|(?:revised|new|updated) layout/i,
      due: '2026-04-20',
    },
    {
      owner: 'us',
      assignee: 'Fraser',
      words:
        /price split|split (?:of the )?price|its own line|the twenty-second|price breakdown|itemi[sz]ed/i,
      due: '2026-04-22',
    },
    { owner: 'them', assignee: 'Kirsty', words: /\bsurvey\b|off the engineer/i, due: '2026-04-17' },
    {
      owner: 'them',
      assignee: 'Mr Anwar',
      words: /pupil council|how they voted|twenty-third/i,
      due: '2026-04-23',
    },
    {
      owner: 'us',
      assignee: 'Fraser',
      words: /\bfactory\b|\bhelge\b|an answer tomorrow/i,
      due: '2026-04-16',
    },
    {
      owner: 'us',
      assignee: 'Fraser',
      words: /piece of (?:the )?robinia|whole post|robinia (?:sample|post|piece)|would, she can have/i,
      due: '2026-04-28',
    },
  ],
  notActions: [
    /ringing him|behind kirsty's back/i,
    /\bmurals?\b/i,
    /talk to the class/i,
    /five percent/i,
    /for the opening/i,
    /i'd have quoted it/i,
  ],
  meetings: [
    {
      words: /quarter past nine|we'd said nine|twenty-eighth|out on the field with/i,
      at: '2026-04-28T09:15',
    },
  ],
  budget: /eighty-five|\b85[,. ]?000|\b85 ?k/i,
  notBudget: [
    /hundred and four|\b104[,. ]?000|\b104 ?k/i,
    /thirty-one thousand|\b31[,. ]?000|\b31 ?k/i,
    /six thousand|\b6[,. ]?000|\b6 ?k\b/i,
  ],
  decisionMaker: /committee|mcphail|convener/i,
  timeline: /august|seventeenth|schools go back/i,
  competitors: ['Playforge', 'Wildwood and Sons'],
  notCompetitors: ['Helge', 'Perth', 'Glenmuir', 'McPhail', 'Strathlane Council'],
  objections: [
    {
      kind: 'trust',
      words:
        /want to sell me again|any wooden frame|rotten one to prove|heard that one before|burnt by wood/i,
    },
    { kind: 'price', words: /and she said, no|kills it is the rubber|thirty-one thousand|floor costs more/i },
    {
      kind: 'timing',
      words:
        /there's a snag|digging up the bottom|kirsty reckons that's too tight|rather wait a year|wee face/i,
    },
    { kind: 'competitor', words: /ten-year guarantee on the lot|guarantee like that|leaning to them/i },
  ],
  lead: { name: 'Kirsty', company: 'Strathlane Council', email: 'kirsty.dunbar@strathlane.example' },
  mailTo: 'kirsty.dunbar@strathlane.example',
  never: [
    /(?:kirsty|dunbar|anwar) (?:decides|signs|is the (?:final )?decision)/i,
    /budget(?: (?:is|of))?:? ?£?(?:104|31|6)[,. ]?000/i,
    /fraser (?:will|to) (?:ring|call|phone)[^.]{0,20}mcphail/i,
    /(?:agreed|offered|granted)[^.]{0,20}(?:five percent|5 ?%)/i,
    /layout[^.]{0,25}(?:by|on) tuesday/i,
  ],
  mood: 'mixed',
}
