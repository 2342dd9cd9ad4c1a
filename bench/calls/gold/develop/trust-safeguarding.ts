import type { CallGold } from '../call-gold.ts'

export const trustSafeguarding: CallGold = {
  file: 'trust-safeguarding.txt',
  kind: 'discovery',
  // A Thursday, at lunch.
  calledAt: '2027-02-04T12:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Fraser Mackie',
  us: ['Fraser'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Fraser',
      words:
        /write her the one side|friday's smashing|\bone[- ](?:side|page)[^.]{0,40}(?:lorraine|pascoe|friday)/i,
      due: '2027-02-05',
    },
    {
      owner: 'us',
      assignee: 'Fraser',
      words: /trust rate off|find out and tell us|trust rate[^.]{0,60}monday/i,
      due: '2027-02-08',
    },
    {
      owner: 'them',
      assignee: 'Tunde',
      words:
        /sample export|send you the sample|that's the eighteenth|the eighteenth, correct|anonymi[sz](?:ed|ing)|\bsample\b/i,
      due: '2027-02-18',
    },
    { owner: 'us', assignee: 'Fraser', words: /what broke|through the importer/i, due: null },
    {
      owner: 'us',
      assignee: 'Fraser',
      words: /transfer guide|how the transfer works|something with pictures/i,
      due: '2027-02-04',
    },
    {
      owner: 'them',
      assignee: 'Bev',
      words: /log-?in numbers|users by the twelfth|friday the twelfth/i,
      due: '2027-02-12',
    },
  ],
  notActions: [
    /inset day/i,
    /ring lorraine|introduce myself|leaving lorraine|leave lorraine/i,
    /hosting statement/i,
    /look at safenest|did look, in the autumn/i,
    /roll that out to all nine/i,
  ],
  meetings: [{ words: /tuesday the twenty-third/i, at: '2027-02-23T10:00' }],
  budget: /twenty-six thousand|26[,. ]?000|26\s?k/i,
  notBudget: [/three thousand two hundred|3[,. ]?200/i, /twenty-eight eight|28[,. ]?800/i],
  decisionMaker: /lorraine|pascoe|chief exec/i,
  timeline: /september/i,
  competitors: ['ConcernBook', 'SafeNest'],
  notCompetitors: ['Penhallow Trust', 'Wardlight', 'Plymouth', 'Truro', 'Sharon'],
  objections: [
    { kind: 'price', words: /already over|starts dear|gets dearer/i },
    { kind: 'trust', words: /attachments were gone|would not believe any supplier|heard that word/i },
    { kind: 'competitor', words: /roll that out to all nine|they like it|cheaper than you|less of a row/i },
  ],
  lead: { name: 'Bev', company: 'Penhallow Trust', email: 'b.trewin@penhallowtrust.example' },
  mailTo: 'b.trewin@penhallowtrust.example',
  never: [
    /(?:bev|tunde)(?: trewin)? (?:decides|signs|has the final)/i,
    /(?<!not |n't |never )(?:ring|call|phone|contact|meet) (?:with )?lorraine(?! and introduce)/i,
    /budget(?: (?:is|of))?:? ?£?(?:28|32|3[,.]2)/i,
    /(?:will|agreed to|is to) (?:train|come to train)[^.]{0,30}inset/i,
    /lost (?:half of )?(?:the|their) attachments with wardlight/i,
  ],
  mood: 'positive',
}
