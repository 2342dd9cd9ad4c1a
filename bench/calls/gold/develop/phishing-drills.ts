import type { CallGold } from '../call-gold.ts'

/** Ireland; fake mails for the staff of a mutual; nine thousand for the year, after a parcel that cost eighty-six; the chief risk officer signs, the board did once. */
export const phishingDrills: CallGold = {
  file: 'phishing-drills.txt',
  kind: 'discovery',
  // A Tuesday, half past ten in Ireland (winter time).
  calledAt: '2040-03-13T10:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Eimear Brosnan',
  us: ['Eimear'],
  people: [
    {
      id: 'lead-1',
      name: 'Turlough Heneghan',
      company: 'Moyrus Mutual',
      email: 'turlough@moyrusmutual.example',
    },
    { id: 'lead-2', name: 'Sorcha Feerick', company: 'Moyrus Mutual', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Eimear',
      words: /sample report|what that looks like|(?:^|: )please do\.?$/i,
      due: '2040-03-13',
    },
    { owner: 'them', assignee: 'Turlough', words: /ten addresses|have them by thursday/i, due: '2040-03-15' },
    {
      owner: 'us',
      assignee: 'Eimear',
      words: /test mail|let's test it|ten mailboxes|that i'd do/i,
      due: '2040-03-20',
    },
    {
      owner: 'us',
      assignee: 'Eimear',
      words: /mails in irish|work in irish|content team|i honestly don't know/i,
      due: '2040-03-16',
    },
    {
      owner: 'us',
      assignee: 'Eimear',
      words: /processing agreement|email me that|have it tonight/i,
      due: '2040-03-13',
    },
    { owner: 'us', assignee: 'Eimear', words: /send the invite|invite to you and/i, due: null },
  ],
  notActions: [
    /won't invite her|leave her out|on the next call/i,
    /posters|moustaches/i,
    /if you took three years|add the phone calls/i,
    /ring turlough first/i,
    /put mistakes in it/i,
    /click to find out/i,
    /put the kettle on/i,
    /good irish would fool/i,
    /board, and that took/i,
    /get everything back/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /wednesday the 28th/i,
    /when do we talk about the test/i,
    // What they wish for.
    /fake mails that look real/i,
    /by branch only/i,
    /allow list/i,
    /don't say it to sorcha|i heard that/i,
    // One year only: to some an objection.
    /one year\. we don't|married on the first/i,
    /anything off for three|twelve per cent/i,
    /day after the video is gone/i,
    /shall we talk about the price/i,
    /real invite/i,
  ],
  meetings: [{ words: /wednesday the 28th/i, at: '2040-03-28T11:00' }],
  budget: /nine thousand|\b9[,. ]?000|\b9 ?k\b/i,
  notBudget: [/\b86[,. ]?000|\b86 ?k|eighty-six/i, /\b4[,. ]?200/i, /\b46\b/i, /\b11[,. ]?040/i],
  decisionMaker: /attracta|moran|chief risk/i,
  timeline:
    /first of june|june 1\b|june 1st|june first|1(?:st)? (?:of )?june|jun\.? 1\b|2040-06-01|start of june|beginning of june|after the video is gone/i,
  competitors: ['Safeclick', 'Redhook'],
  notCompetitors: ['Baitwise', 'Moyrus Mutual', 'Eircode', 'Attracta', 'Dublin'],
  objections: [
    { kind: 'trust', words: /problem with that report|spied on|union at my door/i },
    { kind: 'trust', words: /i have a doubt|redhook|spam folder|not convinced|told me the very same/i },
    { kind: 'price', words: /more than twice|too much for emails/i },
  ],
  lead: { name: 'Turlough Heneghan', company: 'Moyrus Mutual', email: 'turlough@moyrusmutual.example' },
  mailTo: 'turlough@moyrusmutual.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:86|4[,. ]?200|46\b|11[,. ]?040|eighty-six|eleven)/i,
    /(?:turlough|sorcha|eimear|the board)(?: heneghan| feerick| brosnan)? (?:signs|decides|approves|is the decision)/i,
    /eimear(?: brosnan)? (?:will|to) (?:invite|call|ring|contact) attracta/i,
    /eimear(?: brosnan)? (?:will|to) (?:send|bring|supply) [^.]{0,15}posters/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march|end of may)/i,
  ],
  mood: 'positive',
}
