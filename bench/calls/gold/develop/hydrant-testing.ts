import type { CallGold } from '../call-gold.ts'

/** United States; a fire district renews the testing of its hydrants: five dollars more a piece, hydrants reported and never opened, a rival with donuts; the chief signs, the deputy talks. */
export const hydrantTesting: CallGold = {
  file: 'hydrant-testing.txt',
  kind: 'renewal',
  // A Tuesday, ten in the morning in Colorado.
  calledAt: '2028-02-08T17:00:00Z',
  timeZone: 'America/Denver',
  owner: 'Darnell Pruitt',
  us: ['Darnell'],
  people: [
    {
      id: 'lead-1',
      name: 'Wanda Kowalczyk',
      company: 'Cedar Notch Fire District',
      email: 'w.kowalczyk@cedarnotchfire.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Darnell', words: /on paper, though|new quote/i, due: '2028-02-10' },
    {
      owner: 'us',
      assignee: 'Darnell',
      words: /redo all twenty-two|redo (?:all )?(?:the )?22/i,
      due: '2028-02-18',
    },
    { owner: 'them', assignee: 'Wanda', words: /gate code/i, due: '2028-02-08' },
    { owner: 'us', assignee: 'Keisha', words: /corrected map|map file|keisha/i, due: '2028-02-09' },
    {
      owner: 'them',
      assignee: 'Wanda',
      words: /main sizes|have the sizes|sizes (?:of|for|from)/i,
      due: '2028-02-14',
    },
    {
      owner: 'them',
      assignee: 'Wanda',
      words: /in front of him|in front of (?:the )?chief/i,
      due: '2028-02-15',
    },
  ],
  notActions: [
    // Offered and refused.
    /took three years|one year at a time/i,
    /without the greasing/i,
    /paint the bonnets|our cadets do that/i,
    /help if i sat in|doesn't like salesmen/i,
    // Jokes.
    /on the payroll|keep the wasps/i,
    // Done already, or if.
    /got fixed in december/i,
    /sent it before christmas/i,
    /if he hates it/i,
    /going back in there/i,
    /asked for more/i,
  ],
  open: [
    /not going back in there for more/i,
    // The next call is a meeting.
    /thursday the 17th/i,
    /the 16th/i,
    /^with photos|caps off, with photos/i,
    /to the district address/i,
    /that's the one/i,
    /i could see forty-one/i,
    /works if we start in mid-april|just not april 22|^noted/i,
    /every last one tested/i,
    /quick version/i,
    // Remarks that may count as doubts.
    /off by a street|tearing her hair/i,
    /don't care whose name/i,
    /board just sets the money|i wish\. chief/i,
    /bylaws/i,
    /had his mouth full/i,
    /didn't you get the new one|^nope/i,
  ],
  meetings: [{ words: /wednesday the 16th|february 16|16 february/i, at: '2028-02-16T09:00' }],
  budget: /twenty-six five|\b26[,. ]?500|\b26\.5/i,
  notBudget: [/\b24[,. ]?320/i, /\b27[,. ]?520/i, /\b26[,. ]?240/i],
  decisionMaker: /ostrander|marty/i,
  timeline: /may 31|\b31(?:st)? (?:of )?may|2028-05-31/i,
  competitors: ['Flowmark'],
  notCompetitors: [
    'Ridgeflow Hydrant Services',
    'Pinyon Ranch',
    'Juniper Flats',
    'Keisha',
    'Ostrander',
    'Gmail',
  ],
  objections: [
    { kind: 'price', words: /same guy with the same wrench|five bucks a hydrant more/i },
    { kind: 'trust', words: /wasp nest behind|supposed to believe/i },
    { kind: 'competitor', words: /flowmark|at thirty-nine|wasn't tempted/i },
  ],
  lead: {
    name: 'Wanda Kowalczyk',
    company: 'Cedar Notch Fire District',
    email: 'w.kowalczyk@cedarnotchfire.example',
  },
  mailTo: 'w.kowalczyk@cedarnotchfire.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:24[,. ]?320|27[,. ]?520|26[,. ]?240)/i,
    /(?<!not )\b(?:wanda|kowalczyk|darnell|keisha) (?:signs|decides|approves|is the decision)/i,
    /(?<!no )(?:three[- ]year|3-year) (?:deal|term|agreement|contract) (?:is|was|has been) (?:agreed|accepted|signed)/i,
    /darnell(?: pruitt)? will paint/i,
    /(?:next (?:call|meeting|talk|visit)|(?:call|meeting|talk|visit) (?:is |was )?(?:agreed|fixed|set|planned|booked)):? (?:is )?(?:on |for )?(?:thursday|february 17|17 february)/i,
    /(?:timeline|deadline|wanted by):? .{0,15}(?:april 22|22 april)/i,
  ],
  mood: 'mixed',
}
