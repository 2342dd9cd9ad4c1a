import type { CallGold } from '../call-gold.ts'

/** Australia; two hair salons want to cancel; a hundred and fifty a month budgeted, two forty-nine charged; the partner decides; a pause and a call to her are declined. */
export const salonBookings: CallGold = {
  file: 'salon-bookings.txt',
  kind: 'cancellation',
  // A Wednesday, eleven in the morning in Victoria.
  calledAt: '2041-07-10T01:00:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Mitch Delaney',
  us: ['Mitch'],
  people: [
    {
      id: 'lead-1',
      name: 'Simone Farrugia',
      company: 'Fringe and Foil',
      email: 'simone@fringeandfoil.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Simone',
      words: /screenshot|email me that|i'll send it tonight|two brides/i,
      due: '2041-07-10',
    },
    {
      owner: 'us',
      assignee: 'Mitch',
      words: /developers|ring you on monday|what they've found|what they found/i,
      due: '2041-07-15',
    },
    {
      owner: 'us',
      assignee: 'Mitch',
      words: /wrote it up for leanne|one page|one-page|won't read two|have it tomorrow/i,
      due: '2041-07-11',
    },
    {
      owner: 'us',
      assignee: 'Mitch',
      words:
        /client list|export that yourself|you do it, please|file on friday|three thousand people|as a spreadsheet/i,
      due: '2041-07-12',
    },
    {
      owner: 'us',
      assignee: 'Mitch',
      words: /refund|charged twice|third and on the fourth/i,
      due: '2041-07-10',
    },
  ],
  notActions: [
    /pause/i,
    /call leanne as well|hates the phone|no phone/i,
    /did you report|three of them/i,
    /not promising/i,
    /paying another two forty-nine/i,
    /nobody ever told me/i,
    /charge us again/i,
    /couldn't find the button/i,
  ],
  open: [
    // The cancellation itself is wished for, not yet given or taken.
    /want to cancel|if you're out|thirty-first of july|in or we're out/i,
    /talk on monday/i,
    /essentials|one forty-five/i,
    /double-ups/i,
    /let me have a look/i,
    /not up to me/i,
    /probably snipbook/i,
    /that's not good enough/i,
    /that's what's in the budget|that's it\.$/i,
    /more help than the chat/i,
    /got that\.$/i,
    /i do the hair/i,
  ],
  meetings: [],
  budget: /(?:a )?hundred and fifty|one fifty|\b150\b/i,
  notBudget: [
    /one thirty-nine|\b139\b/i,
    /two forty-nine|\b249\b/i,
    /ninety-nine|\b99\b/i,
    /one forty-five|\b145\b/i,
  ],
  decisionMaker: /leanne|mifsud|business partner/i,
  timeline:
    /thirty-first of july|31(?:st)? (?:of )?july|july 31|end of july|first of august|1 august|august 1/i,
  competitors: ['Snipbook'],
  notCompetitors: ['Mirrorbook', 'Essentials', 'Geelong', 'Torquay', 'Ballarat', 'Fringe and Foil'],
  objections: [
    { kind: 'price', words: /got too dear|one thirty-nine a month|paying another two forty-nine/i },
    { kind: 'need', words: /don't use most of it|never even opened/i },
    { kind: 'trust', words: /don't believe it anymore|told it's fixed|double-ups/i },
    { kind: 'competitor', words: /snipbook|ninety-nine for the same/i },
  ],
  lead: { name: 'Simone Farrugia', company: 'Fringe and Foil', email: 'simone@fringeandfoil.example' },
  mailTo: 'simone@fringeandfoil.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aud|a?\$)? ?(?:139|249|99|145|one thirty-nine|two forty-nine|ninety-nine|one forty-five)/i,
    /simone(?: farrugia)? (?:signs|decides|approves|is the decision)/i,
    /mitch(?: delaney)? (?:will|to) (?:pause|call leanne|ring leanne|phone leanne)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:monday|friday|april|easter)\b/i,
  ],
  mood: 'negative',
}
