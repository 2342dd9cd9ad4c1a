import type { CallGold } from '../call-gold.ts'

export const schoolBlazers: CallGold = {
  file: 'school-blazers.txt',
  kind: 'complaint',
  // A Tuesday.
  calledAt: '2026-05-19T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Farhan Sheikh',
  us: ['Farhan'],
  people: [
    {
      id: 'lead-1',
      name: 'Sunita Deshpande',
      company: 'Hillgrove School',
      email: 'sunita@hillgroveschool.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Sunita',
      words: /the list\b|size-wise|having it made|come to you tomorrow|tomorrow is okay/i,
      due: '2026-05-20',
    },
    {
      owner: 'us',
      assignee: 'Farhan',
      words:
        /our man ravi|lying in my corridor|wrong pieces|day after|thursday, okay|front gate|back gate|be there thursday|(?:collect|pick up)[^.]{0,30}blazers/i,
      due: '2026-05-21',
    },
    { owner: 'us', assignee: 'Farhan', words: /\breport\b|qc head|you'll give it/i, due: null },
    { owner: 'them', assignee: 'Sunita', words: /photos|whatsapp|share them/i, due: '2026-05-19' },
    {
      owner: 'us',
      assignee: 'Farhan',
      words: /tell her|telling her|stop from today|accounts lady/i,
      due: '2026-05-19',
    },
    {
      owner: 'us',
      assignee: 'Farhan',
      words: /credit note|eight percent on|give something also|for the ninety-two i can|\bmonday\b/i,
      due: '2026-05-25',
    },
    {
      owner: 'us',
      assignee: 'Farhan',
      words:
        /cutting on priority|replacement|fifth of june|before the eighth|when do the new ones|(?:i'm|you're) saying it/i,
      due: '2026-06-05',
    },
    {
      owner: 'us',
      assignee: 'Farhan',
      words:
        /ravi's helper|do the checking|check the remaining buttons|send your own people|in the art room|that he can do/i,
      due: '2026-05-21',
    },
  ],
  notActions: [
    /only if the management agrees/i,
    /mangoes/i,
    /call him directly/i,
    /in july we'll see|book the yarn/i,
    /sitting and pulling buttons/i,
    /i've replied to him/i,
    /sixty rupees|told him no already/i,
    /come there in person/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /two lakh|2[,. ]?10[,. ]?000|\b210[,. ]?000/i,
    /fourteen hundred fifty|\b1[,. ]?450/i,
    /sixty rupees|(?:₹|rs\.? ?)60\b/i,
    /ten thousand something|\b10[,. ]?000/i,
  ],
  decisionMaker: null,
  timeline: /june|\bjun\b|the eighth/i,
  competitors: ['Bluebell Garments'],
  notCompetitors: ['Ratnagiri', 'Irani', 'Crestline', 'Ravi'],
  objections: [
    { kind: 'trust', words: /lost faith in the stitching|it's in your hand|seven came off|what is inside/i },
    { kind: 'trust', words: /not releasing one rupee/i },
    { kind: 'price', words: /on ninety-two pieces only|all this tamasha|not saying it's enough/i },
    {
      kind: 'competitor',
      words:
        /bluebell garments also|not one crooked sleeve|better than yours|we were with bluebell|offered to do the winter|sample is nice/i,
    },
    { kind: 'timing', words: /how can i talk of sweaters|first finish this|can't put another order/i },
    { kind: 'need', words: /don't need track pants|store room full/i },
  ],
  lead: { name: 'Sunita', company: 'Hillgrove School', email: 'sunita@hillgroveschool.example' },
  mailTo: 'sunita@hillgroveschool.example',
  never: [
    /(?:farhan will|crestline will) send[^.]{0,20}mangoes/i,
    /credit note (?:for|on) (?:all )?(?:640|six hundred)/i,
    /sunita will (?:order|(?:check|test)[^.]{0,20}buttons)/i,
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? ?)?(?:2[,. ]?10|1[,. ]?450|two lakh)/i,
    /irani (?:decides|signs|approves|is the decision)/i,
  ],
  mood: 'negative',
}
