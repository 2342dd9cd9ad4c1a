import { expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import type { CommandContext } from './entities.ts'
import { understand } from './understand.ts'

const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'other',
  stages: defaultStages,
  known: {
    leads: [
      { id: 'anna', name: 'Anna Keller', company: 'Acme' },
      { id: 'priya', name: 'Priya Patel', company: 'Globex' },
    ],
    tasks: [{ id: 'proposal', title: 'Send Acme the proposal' }],
    colleagues: [
      { id: 'ben', name: 'Ben Carter' },
      { id: 'nora', name: 'Nora Fischer' },
    ],
  },
}

it.each([
  'delete Anna’s phone number',
  'remove the due date of the proposal task',
  'remind Ben or Nora to send the deck',
  'task: call Anna tomorrow or on Monday',
  'remind me to call Anna, no wait, Priya, tomorrow',
  'Anna to won, no sorry, Priya',
  'set Priya to lost? no, keep it',
  'add 5k to Acme',
  'create a lead for whoever runs the mill',
  'add lead Kim who may or may not still work at Orbit',
  'create a lead, name unknown, from some fair',
  'give half of Acme to Nora',
  'create a task to review the deck and assign it to Nora and Ben',
])('asks: %s', (text) => {
  expect(understand(text, context).every(({ problem }) => problem !== null)).toBe(true)
})

it.each([
  ['move the proposal task from monday to friday', { task: 'proposal', due_at: '2026-11-27T17:00:00.000Z' }],
  ['new lead Otto from Blau he is the ceo', { name: 'Otto', company: 'Blau' }],
  [
    'email Anna that we are closed on Monday',
    { title: 'Email Anna that we are closed on Monday', lead: 'anna' },
  ],
])('reads: %s', (text, slots) => {
  expect(understand(text, context).map((command) => command.slots)).toEqual([slots])
})
