import type { CallGold } from '../call-gold.ts'

/** Australia; a notice that is already in: answers that gave a man away, a language that never came, 315 dollars an answer and a rival who has it all for less. */
export const staffSurveys: CallGold = {
  file: 'staff-surveys.txt',
  kind: 'cancellation',
  // A Tuesday, ten in the morning in Sydney (summer time).
  calledAt: '2036-10-13T23:00:00Z',
  timeZone: 'Australia/Sydney',
  owner: 'Linus Oddie',
  us: ['Linus'],
  people: [
    { id: 'lead-1', name: 'Juno Wexley', company: 'Redgum Freight', email: 'juno.wexley@redgum.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Linus', words: /the change note/i, due: '2036-10-14' },
    { owner: 'us', assignee: 'Linus', words: /login for harjeet/i, due: '2036-10-16' },
    {
      owner: 'us',
      assignee: 'Linus',
      words: /offer for 240 seats|next wednesday, the 22nd/i,
      due: '2036-10-22',
    },
    {
      owner: 'them',
      assignee: 'Juno',
      words: /headcount of each depot|out of payroll|friday's perfect/i,
      due: '2036-10-17',
    },
    {
      owner: 'us',
      assignee: 'Linus',
      words: /want that confirmed|confirm it to you tomorrow/i,
      due: '2036-10-15',
    },
  ],
  notActions: [
    /exit interviews|do those myself/i,
    /take the notice back|wouldn't ask you to/i,
    /raised the limit/i,
    /who'd complained/i,
    /corrects the menu/i,
    /called me jane/i,
    /on my birthday/i,
    /say hello to bluett/i,
    /before i've asked/i,
    /being tested this month/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday the 23rd/i,
    // Whether they like to try.
    /like to try the test version/i,
    /show that to the union/i,
    // What happens if they leave.
    /30 days later|four years of answers/i,
    /in by the 31st of october/i,
    /managing director will ask/i,
    // Few answers: to some an objection, to some where the first comes from.
    /61 of them answered|reads every line/i,
    /heard at christmas/i,
    /nobody told me/i,
    /wouldn't be talking/i,
    /have to go out|2nd of february/i,
  ],
  meetings: [{ words: /thursday the 23rd/i, at: '2036-10-23T10:00' }],
  budget: /\b14[,. ]?000|\b14k/i,
  notBudget: [/\b19[,. ]?200/i, /\b315\b/i, /\b11[,. ]?900/i, /\b87\b/i],
  decisionMaker: /thea|bligh|managing director/i,
  timeline: /2nd of february|february 2\b|2(?:nd)? (?:of )?february|2037-02-02/i,
  competitors: ['Pulsepoint'],
  notCompetitors: ['Tellwell', 'Redgum Freight', 'Dubbo', 'Bluett', 'Harjeet', 'Thea Bligh'],
  objections: [
    { kind: 'trust', words: /said who'd complained|don't trust it any more/i },
    // A feature that they require.
    { kind: 'need', words: /asked for punjabi|no point in staying/i },
    { kind: 'price', words: /315 per answer|can't defend that/i },
    { kind: 'competitor', words: /pulsepoint wants|hard to walk past/i },
  ],
  lead: { name: 'Juno Wexley', company: 'Redgum Freight', email: 'juno.wexley@redgum.example' },
  mailTo: 'juno.wexley@redgum.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:19[,. ]?200|11[,. ]?900|315)/i,
    /(?:juno|linus|harjeet|bluett)(?: wexley| oddie)? (?:signs|decides|approves|is the decision)/i,
    /exit interviews? (?:are |were |will be )?(?:agreed|accepted|included)/i,
    /(?:cancellation|notice) (?:was|is|has been) (?:withdrawn|taken back)/i,
    /(?:switched|moved|signed) (?:to|with) pulsepoint/i,
    /punjabi (?:is|will be) (?:available|released|live) (?:on|by|in)/i,
  ],
  mood: 'negative',
}
