import type { CallGold } from '../call-gold.ts'

/** New Zealand; a quarterly review of a council's counselling hours; a third was not used and nobody trusts the secrecy; an app and a workshop are declined; the signer changed with the restructure. */
export const counsellingHours: CallGold = {
  file: 'counselling-hours.srt',
  kind: 'renewal',
  // A Tuesday, nine in the morning in New Zealand.
  calledAt: '2030-10-14T20:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Sefina Tuala',
  us: ['Sefina'],
  people: [
    {
      id: 'lead-1',
      name: 'Hine Paewai',
      company: 'Awatea District Council',
      email: 'hine.paewai@awateadc.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Talia',
      words: /clinical put it on paper|talia|who sees what|end of the month's good|for one page/i,
      due: '2030-10-31',
    },
    { owner: 'them', assignee: 'Hine', words: /staff newsletter/i, due: '2030-11-01' },
    {
      owner: 'us',
      assignee: 'Sefina',
      words: /break it down|more than ten people|most of them\. when|for you on friday/i,
      due: '2030-10-18',
    },
    { owner: 'us', assignee: 'Sefina', words: /courier you a box|wallet cards are/i, due: '2030-10-17' },
    { owner: 'us', assignee: 'Sefina', words: /price for it from me|money-wise/i, due: '2030-10-22' },
    {
      owner: 'them',
      assignee: 'Blair',
      words: /the rosters|send me those|timesheets today|tomorrow's ideal/i,
      due: '2030-10-16',
    },
    { owner: 'them', assignee: 'Corwin', words: /union rep/i, due: '2030-10-18' },
  ],
  notActions: [
    /add it on at three|no apps/i,
    /managers' workshop|in a room with the river/i,
    /hours left over at christmas|see if there are any/i,
    /ripped the one down|old number off the intranet/i,
    /second one start on the seventh/i,
    /every monday with a packet/i,
    /i'll be in shorts/i,
    /app for nothing/i,
    /tells her to breathe/i,
    /irons his lanyard/i,
    /they've written to him/i,
    /under the bake-off/i,
    /do this another day/i,
  ],
  open: [
    // The next review is a meeting.
    /twenty-first of january/i,
    /trim the hours|hoping you'd say/i,
    /want it up and running|we can do that/i,
    /leadership hui/i,
    // The wait, which is mended: an objection to some.
    /twelve days/i,
    /whether they come or not/i,
    /don't stop doing that/i,
    /have to fit in fifty-five/i,
    /tell you what i see/i,
    // Said of others: a rival to some.
    /kahikatea/i,
    /within a day/i,
  ],
  meetings: [{ words: /twenty-first of january/i, at: '2031-01-21T09:00' }],
  budget: /fifty-five(?: thousand)?|\b55[,. ]?000|\b55k/i,
  notBudget: [
    /forty-six thousand two hundred|\b46[,. ]?200/i,
    /eighteen fifty|\b1[,. ]?850/i,
    /three dollars|\$3\b/i,
    /up to sixty|\b60[,. ]?000/i,
  ],
  decisionMaker: /corwin|ashby|corporate gm/i,
  timeline: /twenty-ninth of november|november 29|29(?:th)? (?:of )?november|2030-11-29/i,
  competitors: ['Kahikatea Wellbeing', 'Talkwell'],
  notCompetitors: ['Steadyline', 'Awatea District Council', 'Nelson', 'Gingernuts', 'Talia'],
  objections: [
    { kind: 'need', words: /third of it nobody touched|actually needs this much|been chewing on/i },
    { kind: 'trust', words: /don't believe it's confidential|gets back to their boss|swear to them/i },
  ],
  lead: { name: 'Hine Paewai', company: 'Awatea District Council', email: 'hine.paewai@awateadc.example' },
  mailTo: 'hine.paewai@awateadc.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nz)?\$? ?(?:46|1[,. ]?850|60[,. ]?000|forty-six|eighteen fifty|sixty)/i,
    /(?:hine|blair|talia)(?: paewai)? (?:signs|decides|approves|is the decision)/i,
    /sefina(?: tuala)? (?:will|to) (?:add|run|organi[sz]e|hold)[^.]{0,20}(?:app\b|workshop)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:january|christmas|1 november|first of november)/i,
  ],
  mood: 'mixed',
}
