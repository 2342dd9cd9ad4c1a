import { type ExpectedCommand, expectOne } from '../command.ts'

/** What is forbidden, waits for something or is taken back changes nothing; a reminder may hold an "if" or a "not". */
export const meantCommands: readonly ExpectedCommand[] = [
  ...[
    'do not delete anna',
    "please don't move Priya to won yet",
    'never mark globex as lost',
    'you must not change the value of acme',
    "I don't want you to delete the invoice task",
    'leave tomasz in qualified, do not move him',
    'stop moving leads to lost',
    'move yuki to won, no wait, don’t',
    'delete bo berg... actually never mind',
    'no need to remove the proposal task',
    'if priya signs move her to won',
    'once the contract is back mark bluebird as won',
    'move Omar to negotiation as soon as he replies',
    'delete the invoice task if it was paid',
    'unless grace calls set hilltop to lost',
    'mark sofia as won when she signs',
    'only move anna to proposal after she confirms',
    'should I move acme to won?',
    'undo that',
    'please take that back',
    'undo my last change',
  ].map((text): ExpectedCommand => ({ text, group: 'meant', commands: null })),
  expectOne('meant', "don't forget to call priya tomorrow", 'create_task', {
    title: 'Call Priya',
    due_at: '2026-11-22T17:00:00.000Z',
    lead: 'priya',
  }),
  expectOne('meant', 'remind me to ask omar if he needs a quote', 'create_task', {
    title: 'Ask Omar if he needs a quote',
    lead: 'omar',
  }),
  expectOne('meant', 'note on grace: do not call before noon', 'add_note', {
    lead: 'grace',
    text: 'Do not call before noon',
  }),
  expectOne('meant', 'stick a reminder in for tuesday to call anna', 'create_task', {
    title: 'Call Anna',
    due_at: '2026-11-24T17:00:00.000Z',
    lead: 'anna',
  }),
  expectOne('meant', 'pop a reminder in to send yuki the slides', 'create_task', {
    title: 'Send Yuki the slides',
    lead: 'yuki',
  }),
]
