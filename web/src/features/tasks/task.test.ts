import { expect, it } from 'vitest'
import { recordOf } from './task.ts'
import { aTask } from './testing/a-task.ts'

const acme = { id: 'acme', name: 'Acme', company: null }
const task = aTask({ lead_id: 'acme', leads: acme })

it('names the record that a task belongs to', () => {
  expect(recordOf(task)).toMatchObject({ kind: 'lead', name: 'Acme' })
})

it('names none that it belongs to no more, before it is read again', () => {
  expect(recordOf({ ...task, lead_id: null, account_id: 'northwind' })).toBeNull()
  expect(recordOf({ ...task, lead_id: 'other' })).toBeNull()
})
