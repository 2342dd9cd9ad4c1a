import type { CallGold } from '../call-gold.ts'

/** Scotland; a lens edger for five opticians' shops; twenty-four thousand put aside, no date wanted; the father-in-law says yes or no; a lease, a call to him and a brochure are declined. */
export const lensEdgers: CallGold = {
  file: 'lens-edgers.txt',
  kind: 'discovery',
  // A Wednesday, ten in the morning in Scotland (summer time).
  calledAt: '2041-05-08T09:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gareth Penry',
  us: ['Gareth'],
  people: [
    {
      id: 'lead-1',
      name: 'Catriona Baird',
      company: 'Baird Opticians',
      email: 'catriona@bairdopticians.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Gareth',
      words:
        /ex-demo (?:v6|machine|unit|edger|model)|(?:find out|check)[^.]{0,40}ex-demo|in the warehouse|let you know by friday/i,
      due: '2041-05-10',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words:
        /put that in writing|what's in the price|proper quote|all of that listed|quote[^.]{0,40}(?:on monday|by monday|training|listed)/i,
      due: '2041-05-13',
    },
    {
      owner: 'them',
      assignee: 'Euan',
      words: /job counts?|by type of frame|over to you tomorrow|what the drilling would save/i,
      due: '2041-05-09',
    },
    { owner: 'us', assignee: 'Gareth', words: /send you the link|\blink\b/i, due: '2041-05-08' },
  ],
  notActions: [
    /or you could lease/i,
    /gave him a ring|leave him to me/i,
    /need a brochure|got the brochure|three of them/i,
    /send the jobs out to/i,
    /filled in the form/i,
    /leased the last one/i,
    /at the birmingham show/i,
    /she's normally with people/i,
    /i collect the quotes/i,
    /take the old one away/i,
  ],
  open: [
    // The video showing: a meeting, to some a task as well.
    /see one running|on video|cut a drilled job|i'd like to see that/i,
    /thursday the sixteenth|sixteenth at two|see you on the sixteenth/i,
    // An old lease that went wrong: to some an objection.
    /no, no lease|cost us a fortune/i,
    /we'd do that as well/i,
    /a machine that drills/i,
    /who does the swap|ten-minute swap/i,
    /i was thinking quite a bit lower/i,
    /get it right than get it quick|there's no date/i,
    /off that day|just be euan/i,
    /couple of ways/i,
    /breaks down about once|twice this month/i,
  ],
  meetings: [{ words: /thursday the sixteenth|sixteenth at two|on the sixteenth/i, at: '2041-05-16T14:00' }],
  budget: /twenty-four(?: thousand)?|\b24[,. ]?000|\b24 ?k\b/i,
  notBudget: [
    /fourteen thousand|\b14[,. ]?000|\b14 ?k\b/i,
    /thirty-one thousand|\b31[,. ]?000|\b31 ?k\b/i,
    /twenty-two and a half|\b22[,. ]?500|\b22\.5/i,
    /nine pounds|£ ?9\b/i,
  ],
  decisionMaker: /alasdair|father-in-law/i,
  timeline: null,
  competitors: ['Brillcut'],
  notCompetitors: ['Optivane', 'Baird Opticians', 'Broughty Ferry', 'Perth', 'Birmingham', 'Euan', 'Glasgow'],
  objections: [
    { kind: 'trust', words: /touchscreen|whole machine's dead|not sure i'd trust/i },
    { kind: 'price', words: /too expensive for us|i was thinking quite a bit lower/i },
    {
      kind: 'competitor',
      words: /brillcut|twenty-two and a half|same thing for a lot less|they'd take the old one/i,
    },
  ],
  lead: { name: 'Catriona Baird', company: 'Baird Opticians', email: 'catriona@bairdopticians.example' },
  mailTo: 'catriona@bairdopticians.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:14|31|22|fourteen|thirty-one|twenty-two)/i,
    /(?:catriona|euan)(?: baird)? (?:signs|decides|approves|is the decision)/i,
    /gareth(?: penry)? (?:will|to) (?:call|ring|phone) (?:mr baird|alasdair)/i,
    /gareth(?: penry)? (?:will|to) send (?:a|the) brochure/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:friday|monday|16 may|sixteenth|may 16)/i,
  ],
  mood: 'positive',
}
