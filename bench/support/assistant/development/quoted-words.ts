import { type ExpectedCommand, expectOne } from '../command.ts'

/** Notes and titles that hold words of a command. */
export const quotedWordsCommands: readonly ExpectedCommand[] = [
  expectOne('quoted words', 'note on acme: please move the kickoff to may', 'add_note', {
    lead: 'ana',
    text: 'Please move the kickoff to may',
  }),
  expectOne('quoted words', 'note for priya: delete the old quote and send a new one', 'add_note', {
    lead: 'priya',
    text: 'Delete the old quote and send a new one',
  }),
  expectOne('quoted words', 'log that omar said to call him back on monday', 'add_note', {
    lead: 'omar',
    text: 'Omar said to call him back on monday',
  }),
  expectOne(
    'quoted words',
    'write in the notes of casa marino: if they sign move billing to january',
    'add_note',
    { lead: 'sofia', text: 'If they sign move billing to january' },
  ),
  expectOne('quoted words', "add to grace's notes that she asked us to create two accounts", 'add_note', {
    lead: 'grace',
    text: 'She asked us to create two accounts',
  }),
  expectOne('quoted words', 'remind me to delete the test data at hoshi', 'create_task', {
    title: 'Delete the test data at Hoshi',
    lead: 'yuki',
  }),
  expectOne('quoted words', 'create a task: mark all invoices as paid', 'create_task', {
    title: 'Mark all invoices as paid',
  }),
  expectOne('quoted words', 'todo: ask tomasz whether he moved to the new office', 'create_task', {
    title: 'Ask Tomasz whether he moved to the new office',
    lead: 'tom',
  }),
  expectOne('quoted words', 'note to lia lind: wants to know how to delete users', 'add_note', {
    lead: 'lia',
    text: 'Wants to know how to delete users',
  }),
  expectOne('quoted words', 'task for nora: update the value in the bluebird contract', 'create_task', {
    title: 'Update the value in the Bluebird contract',
    assignee: 'nora',
    lead: 'priya',
  }),
  expectOne('quoted words', 'make a note that mark wants to set up a call with legal', 'add_note', {
    lead: 'mark',
    text: 'Mark wants to set up a call with legal',
  }),
  expectOne('quoted words', 'remember for anna: never call before ten', 'add_note', {
    lead: 'anna',
    text: 'Never call before ten',
  }),
]
