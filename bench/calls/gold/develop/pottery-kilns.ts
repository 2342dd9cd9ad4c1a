import type { CallGold } from '../call-gold.ts'

/** New Zealand; two kilns too dear for an arts college; the tutor may not order before the principal has agreed; a photo, a diagram, a page of running costs; Hugh decided once. */
export const potteryKilns: CallGold = {
  file: 'pottery-kilns.txt',
  kind: 'negotiation',
  // A Thursday, eleven in the morning in New Zealand (still Wednesday in UTC).
  calledAt: '2036-05-14T23:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Tipene Waaka',
  us: ['Tipene'],
  people: [
    {
      id: 'lead-1',
      name: 'Leonie Gault',
      company: 'Tasman Bay Arts College',
      email: 'leonie.gault@tasmanbay.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tipene',
      words: /have a go at it|factory in whanganui|when could you tell us|monday,? (?:by )?lunchtime/i,
      due: '2036-05-19',
    },
    {
      owner: 'them',
      assignee: 'Marcel',
      words: /take a photo|do it on tuesday|tuesday's no drama|main breaker/i,
      due: '2036-05-20',
    },
    { owner: 'us', assignee: 'Tipene', words: /wiring diagram/i, due: '2036-05-15' },
    {
      owner: 'us',
      assignee: 'Tipene',
      words:
        /i could do that, a one-pager|one-pager|would you\? that'd be brilliant|with you by thursday|paper with the running costs/i,
      due: '2036-05-22',
    },
    { owner: 'them', assignee: 'Leonie', words: /walk her through/i, due: '2036-05-26' },
    {
      owner: 'them',
      assignee: 'Leonie',
      words: /names of the clays|after class today/i,
      due: '2036-05-15',
    },
  ],
  notActions: [
    /second set for seven hundred|shelves coming out/i,
    /come over to nelson|care for salesmen/i,
    /took the service plan|leave that out/i,
    /condemned in march/i,
    /every second friday/i,
    /retired at easter/i,
    /museum's asked/i,
    /actually sing/i,
    /tag on her/i,
    /need to sit down/i,
  ],
  open: [
    // The next call is a meeting; to some a task.
    /ring you monday|after two, i've got/i,
    // A joke to most readers.
    /take the handle off, then|hold off with that/i,
    /on the ferry the next morning/i,
    /it's got to be this month/i,
    // The rest of a lead time; to some a matter of timing.
    /nine weeks from order/i,
    /three hundred litres|big ones/i,
  ],
  meetings: [],
  budget: /forty-eight|\b48[,. ]?000|\b48k/i,
  notBudget: [
    /fifty-two|\b52[,. ]?(?:100|000)/i,
    /twenty-three six|\b23[,. ]?600/i,
    /nine thousand|\b9[,. ]?000/i,
    /seven hundred|\b700\b/i,
    /six hundred and fifty|\b650\b/i,
    /over ten thousand|\b10[,. ]?000/i,
  ],
  decisionMaker: /ngaire|stott|principal/i,
  timeline: /twenty-first of july|july 21|21(?:st)? (?:of )?july|term (?:three|3)|2036-07-21/i,
  competitors: ['Firemark'],
  notCompetitors: ['Kilnhaven', 'Gloria', 'Whanganui', 'Motueka', 'Subaru', 'Nelson', 'Hugh'],
  objections: [
    { kind: 'price', words: /that's over|too dear/i },
    { kind: 'authority', words: /not allowed to order|where i'm stuck/i },
    { kind: 'competitor', words: /five-year warranty|ahead of you/i },
  ],
  lead: { name: 'Leonie Gault', company: 'Tasman Bay Arts College', email: 'leonie.gault@tasmanbay.example' },
  mailTo: 'leonie.gault@tasmanbay.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nz)?\$?(?:52|23|9[,. ]?000|700|650|10[,. ]?000|fifty-two|nine thousand)/i,
    /(?:leonie|marcel|hugh)(?: gault)? (?:signs|decides|approves|is the decision)/i,
    /tipene(?: waaka)? (?:will|to) (?:come|travel|visit|meet ngaire|add (?:a )?second set)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:twenty-sixth|may 26|26 may|easter)/i,
  ],
  mood: 'mixed',
}
