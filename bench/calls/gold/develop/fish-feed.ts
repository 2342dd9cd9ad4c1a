import type { CallGold } from '../call-gold.ts'

/** Kenya; a tilapia farm is handed from one seller to another; the leaving one owes a credit note, a driver brings bags; the storekeeper nails and counts; the uncle approved before; two January sums. */
export const fishFeed: CallGold = {
  file: 'fish-feed.txt',
  kind: 'handover',
  // A Tuesday, half past nine in Kenya.
  calledAt: '2033-05-17T06:30:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Nyambura Kariuki',
  us: ['Odhiambo', 'Nyambura'],
  people: [
    {
      id: 'lead-1',
      name: 'Achieng Owuor',
      company: 'Dunga Bay Fisheries',
      email: 'achieng@dungabay.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Odhiambo',
      words: /credit note|begin with my debts|that one i'll be waiting/i,
      due: '2033-05-20',
    },
    { owner: 'them', assignee: 'Felix', words: /nailing a new one|saying saturday/i, due: '2033-05-21' },
    {
      owner: 'them',
      assignee: 'Felix',
      words: /i have to count|count it and send|tomorrow, before lunch/i,
      due: '2033-05-18',
    },
    {
      owner: 'us',
      assignee: 'Mutua',
      words: /mutua, our driver|forty bags|forty is good/i,
      due: '2033-05-23',
    },
    { owner: 'them', assignee: 'Achieng', words: /sampling weights|thursday, then/i, due: '2033-05-19' },
    {
      owner: 'us',
      assignee: 'Nyambura',
      words: /feeding chart|share me that one|have it this evening|one that was made in kisumu/i,
      due: '2033-05-17',
    },
    { owner: 'us', assignee: 'Nyambura', words: /season price|okay, do that/i, due: '2033-05-31' },
  ],
  notActions: [
    /catfish/i,
    /twenty tonnes/i,
    /april invoice|paid it on friday|check again/i,
    /every second wednesday/i,
    /got stuck there/i,
    /bad sieve until april/i,
    /never gave you the factory/i,
    /i kept them for you/i,
    /used them in the year/i,
    /going to kampala/i,
    /sweeping the floor/i,
    /eat a tilapia/i,
  ],
  open: [
    // The visit to the cages is a meeting; to some also a task.
    /the twenty-sixth/i,
    /white shoes|bring a hat/i,
    // Vague readiness.
    /i'll pick it|let us see/i,
    /give him tables/i,
    /come by the lower road/i,
    /has to be on the jetty|must the feed/i,
    /takes over homa bay/i,
    /greet them/i,
    /let me say what i know/i,
    // A lower number elsewhere, from people they were unhappy with: an objection to some.
    /wrote me a number/i,
    // Dust: a complaint of its own to some.
    /quarter of it is powder|lot of dust|since christmas/i,
    /how they're growing/i,
    /run out on the weekend/i,
    /stays at the same price/i,
  ],
  meetings: [{ words: /the twenty-sixth/i, at: '2033-05-26T10:00' }],
  budget: /four point two(?: million)?|\b4\.20? ?(?:million|m)\b|\b4,200,000/i,
  notBudget: [
    /three thousand six hundred and fifty|\b3[,. ]?650/i,
    /three two in january|\b3[,. ]?200/i,
    /forty-five thousand|\b45[,. ]?000|\b45k/i,
  ],
  decisionMaker: /kipkemboi/i,
  timeline: /twentieth of june|june 20\b|20(?:th)? (?:of )?june|2033-06-20/i,
  competitors: ['Victoria Pellets'],
  notCompetitors: [
    'Dunga Bay',
    'Mutua',
    'Kisumu',
    'Kampala',
    'Homa Bay',
    'Eldoret',
    'Nairobi',
    'WhatsApp',
    'Siaya',
  ],
  objections: [
    { kind: 'trust', words: /don't have faith|nobody else\./i },
    { kind: 'price', words: /it's too expensive|working for the fish/i },
  ],
  lead: { name: 'Achieng Owuor', company: 'Dunga Bay Fisheries', email: 'achieng@dungabay.example' },
  mailTo: 'achieng@dungabay.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes|ksh|kshs)? ?(?:3[,. ]?650|3[,. ]?200|45[,. ]?000|three thousand|forty-five)/i,
    /(?:achieng|felix|mzee owuor|her uncle|mutua)(?: owuor)? (?:signs|decides|approves|is the decision)/i,
    /(?:nyambura|odhiambo|mutua)(?: kariuki)? (?:will|to) [^.]{0,25}catfish/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|twenty-second|june 22|22 june|first of june|june 1\b)/i,
  ],
  mood: 'mixed',
}
