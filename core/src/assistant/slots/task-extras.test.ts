import { expect, it } from 'vitest'
import { defaultStages } from '../../leads/stages.ts'
import type { CommandContext } from '../entities.ts'
import { interpret } from '../interpret.ts'

/** A Saturday, 11 o'clock in Berlin. */
const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'Europe/Berlin',
  vertical: 'other',
  stages: defaultStages,
  known: {
    leads: [{ id: 'ana', name: 'Ana Silva', company: 'Acme' }],
    tasks: [
      { id: 'deck', title: 'Prepare the deck' },
      { id: 'quote', title: 'Send the quote' },
    ],
    colleagues: [{ id: 'ben', name: 'Ben Carter' }],
  },
}
const calls = (content: string) => interpret([{ role: 'user', content }], context).calls

it.each<[string, object]>([
  [
    'remind me every Monday at 9 to review the pipeline',
    { title: 'Review the pipeline', due_at: '2026-11-23T08:00:00.000Z', recurrence: 'FREQ=WEEKLY;BYDAY=MO' },
  ],
  [
    'create a task to call Ana every other Tuesday',
    {
      title: 'Call Ana',
      lead: 'ana',
      due_at: '2026-11-24T16:00:00.000Z',
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    },
  ],
  [
    'remind me to send the report monthly on the last day',
    {
      title: 'Send the report',
      due_at: '2026-11-30T16:00:00.000Z',
      recurrence: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    },
  ],
  [
    'create a task to call Ana tomorrow at 3, remind me an hour before',
    { title: 'Call Ana', lead: 'ana', due_at: '2026-11-22T14:00:00.000Z', remind_at: 'an hour before' },
  ],
  [
    'create a task to send the quote by Friday with a reminder 1 day before',
    { title: 'Send the quote', due_at: '2026-11-27T16:00:00.000Z', remind_at: '1 day before' },
  ],
  [
    'add a task to send the quote by Friday and remind me on Thursday at 9',
    { title: 'Send the quote', due_at: '2026-11-27T16:00:00.000Z', remind_at: '2026-11-26T08:00:00.000Z' },
  ],
  [
    'create a task to call Ana tomorrow, description: ask about the price on Monday',
    {
      title: 'Call Ana',
      lead: 'ana',
      due_at: '2026-11-22T16:00:00.000Z',
      description: 'Ask about the price on Monday',
    },
  ],
  [
    'every Monday I need to call Ana',
    {
      title: 'Call Ana',
      lead: 'ana',
      due_at: '2026-11-23T16:00:00.000Z',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
    },
  ],
  // No rhythm, reminder or description of the task itself.
  ['remind me to call Ana every last Friday', { title: 'Call Ana every last Friday', lead: 'ana' }],
  ['remind me to read the weekly report', { title: 'Read the weekly report' }],
  ['create a task to write the product description', { title: 'Write the product description' }],
  [
    'remind me to send the quote with a description of the product',
    { title: 'Send the quote with a description of the product' },
  ],
  [
    'remind me to email Ana that we are closed every Monday',
    { title: 'Email Ana that we are closed every Monday', lead: 'ana' },
  ],
])('makes a task as it is said: %s', (text, parameters) => {
  expect(calls(text)).toEqual([{ name: 'create_task', parameters }])
})

it.each<[string, object]>([
  ['repeat the deck task every Monday', { task: 'deck', recurrence: 'every Monday' }],
  ['make the deck task repeat weekly', { task: 'deck', recurrence: 'weekly' }],
  ['set the repetition of the deck task to every Monday', { task: 'deck', recurrence: 'every Monday' }],
  ['clear the repetition of the deck task', { task: 'deck', recurrence: '' }],
  ['set a reminder for the deck task an hour before', { task: 'deck', remind_at: 'an hour before' }],
  [
    'set the reminder of the deck task to 10 minutes before',
    { task: 'deck', remind_at: '10 minutes before' },
  ],
  ['remind me of the deck task a day before', { task: 'deck', remind_at: 'a day before' }],
  [
    'set the description of the deck task to Ten slides, no more',
    { task: 'deck', description: 'Ten slides, no more' },
  ],
  [
    "change the quote task's description to Send it if they ask",
    { task: 'quote', description: 'Send it if they ask' },
  ],
  ['change the title of the deck task to Slides for all', { task: 'deck', title: 'Slides for all' }],
  ['change the priority of the deck task to high', { task: 'deck', priority: 'high' }],
  ['set the due date of the deck task to Friday', { task: 'deck', due_at: '2026-11-27T16:00:00.000Z' }],
  ['set the assignee of the deck task to Ben', { task: 'deck', assignee: 'ben' }],
])('changes a task as it is said: %s', (text, parameters) => {
  expect(calls(text)).toEqual([{ name: 'update_task', parameters }])
})

it.each<[string, RegExp]>([
  ["don't repeat the deck task every Monday", /won’t change anything/],
  ['set the repetition of the deck task to now and then', /can’t read the repetition/],
  ['set the reminder of the deck task to soon', /can’t read the reminder/],
])('changes no task at “%s”, and says why', (text, said) => {
  const reply = interpret([{ role: 'user', content: text }], context)
  expect(reply.calls).toEqual([])
  expect(reply.text).toMatch(said)
})

it('still takes a second reminder of its own for a task of its own', () => {
  expect(calls('move Ana to proposal and remind me Thursday to call her').map(({ name }) => name)).toEqual([
    'update_lead',
    'create_task',
  ])
})
