import type { CallGold } from '../call-gold.ts'

export const linenHire: CallGold = {
  file: 'linen-hire.txt',
  kind: 'discovery',
  // A Tuesday.
  calledAt: '2026-02-10T14:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Brosnan',
  us: ['Aoife'],
  people: [{ id: 'lead-1', name: 'Declan Hurley', company: 'Rathmoyle House', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Marta',
      words:
        /those counts|count sheets?\b|(?:sheet|linen|monday) counts?\b|by friday you have|friday's grand|\bdecember\b/i,
      due: '2026-02-13',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words:
        /courier|sample pack|(?:send|ship) (?:the |linen )?samples|\bdo, yeah|send it to marta|to marta, so/i,
      due: '2026-02-12',
    },
    {
      owner: 'them',
      assignee: 'Marta',
      words: /wash the samples|ten washes|happy with that|feedback/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words:
        /come on a sunday|plant manager|ring you tomorrow|(?:ring|call) marta|\bafter two\b|sunday collections?/i,
      due: '2026-02-11',
    },
    { owner: 'them', assignee: 'Declan', words: /invoices|i suppose i could|noreen|scan them/i, due: null },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /gerry's (?:mobile|number|phone)|tobin's (?:mobile|number|phone)|hear it from him|\bdo, so\b/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /\bquote\b|quotation|black and white|you will, of course|friday week|\bthe twentieth\b/i,
      due: '2026-02-20',
    },
  ],
  notActions: [
    /chipped linen|leave it out|another gadget/i,
    /i might ring him/i,
    /maybe bring you in|should i talk to him/i,
    /every monday i count/i,
    /sent a fella out/i,
  ],
  meetings: [
    {
      words: /half ten|\beleven\b|twenty-sixth|come down and go through|(?:: |^)i will\./i,
      at: '2026-02-26T11:00',
    },
  ],
  budget: /sixty-two|\b62[,. ]?000|\b62 ?k/i,
  notBudget: [
    /seventy-one thousand|\b71[,. ]?000|\b71 ?k/i,
    /four thousand|\b4[,. ]?000/i,
    /one (?:euro )?thirty|\b1\.30?\b/i,
    /up to fifty|\b50[,. ]?000|\b50 ?k/i,
    /took nine off/i,
  ],
  decisionMaker: /lonergan|owns the place|\bowners?\b/i,
  timeline: /twenty-seventh|\b27(?:th)?\b|thirty-first of march|\beaster\b|\bmarch\b/i,
  competitors: ['Crystalwash', 'Sudsworth'],
  notCompetitors: ['Mallow', 'Ardfinn Lodge', 'Lonergan', 'Noreen', 'Rathmoyle'],
  objections: [
    { kind: 'price', words: /price per kilo|that's dearer|don't see how you'd get there/i },
    {
      kind: 'trust',
      words: /worries me is the switch|no linen for two days|driving to dublin|can't go through that again/i,
    },
    { kind: 'authority', words: /golfs with|it could be\b|doesn't like changing|annoying a friend/i },
  ],
  lead: { name: 'Declan', company: 'Rathmoyle House', email: 'declan.hurley@rathmoyle.example' },
  mailTo: 'declan.hurley@rathmoyle.example',
  never: [
    /declan(?: hurley)? (?:is the (?:final )?decision|decides|signs (?:it|the contract))/i,
    /budget(?: (?:is|of))?:? ?€?(?:71|58|67|50|4)[,. ]?000/i,
    /declan will (?:ring|call)[^.]{0,20}gerry/i,
    /aoife will[^.]{0,30}(?:lonergan|chip|tags?\b)/i,
    /26(?:th)?[^.]{0,20}(?:10:30|half past ten)/i,
  ],
  mood: 'mixed',
}
