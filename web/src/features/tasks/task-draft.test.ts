import { isTextField } from '@parley/core/records/field'
import { editableTaskFields } from '@parley/core/records/task'
import { describe, expect, it, test } from 'vitest'
import { draftErrors, draftOf, patchOf } from './task-draft.ts'
import { aTask } from './testing/a-task.ts'

const task = aTask({
  id: 't',
  title: 'Call Ana',
  status: 'todo',
  priority: 'normal',
  due_at: '2026-10-25T00:30:12.345+00:00',
  assignee_id: 'ben',
  lead_id: 'acme',
  created_at: '2026-10-01T00:00:00+00:00',
  leads: { id: 'acme', name: 'Acme', company: null },
})
const zone = 'Europe/Berlin'

describe('what a draft changes', () => {
  const draft = draftOf(task, zone)

  it('is nothing where nothing was changed: the seconds of its date stay, and the hour that comes twice', () => {
    expect(draft.due).toBe('2026-10-25T02:30')
    expect(patchOf(draft, task, zone)).toEqual({})
  })

  test.each([
    [{ title: '  Call Ben ' }, { title: 'Call Ben' }],
    [{ description: ' \n' }, {}],
    [{ description: ' why ' }, { description: 'why' }],
    [{ due: '' }, { due_at: null }],
    [{ due: '2026-10-26T09:00' }, { due_at: '2026-10-26T08:00:00.000Z' }],
    [{ assignee_id: null }, { assignee_id: null }],
    [{ subject: null }, { lead_id: null }],
    [
      { subject: { kind: 'account', id: 'northwind', name: 'Northwind', company: null } } as const,
      { lead_id: null, account_id: 'northwind' },
    ],
    [{ status: 'done', priority: 'high' } as const, { status: 'done', priority: 'high' }],
    [{ recurrence: 'FREQ=DAILY' }, { recurrence: 'FREQ=DAILY' }],
  ])('of %j is %j alone', (part, patch) => {
    expect(patchOf({ ...draft, ...part }, task, zone)).toEqual(patch)
  })

  it('is without the space around any text, and nothing where there is no other', () => {
    const texts = editableTaskFields.filter((field) => isTextField(field) || field.type === 'longText')
    expect(texts.map(({ column }) => column)).toEqual(expect.arrayContaining(['title', 'description']))
    for (const { column } of texts)
      expect(patchOf({ ...draft, [column]: ' New \n' }, task, zone), column).toEqual({ [column]: 'New' })
  })

  it('leaves a lead that the person doesn’t see', () => {
    const hidden = { ...task, leads: null }
    expect(patchOf({ ...draftOf(hidden, zone), title: 'Call Ben' }, hidden, zone)).toEqual({
      title: 'Call Ben',
    })
  })

  it('leaves what a colleague changed meanwhile', () => {
    // The drawer was opened on `task`; Ben has given it to Ana since, and only the title is written here.
    expect(patchOf({ ...draft, title: 'Write to Ana' }, task, zone)).not.toHaveProperty('assignee_id')
  })
})

test.each([
  [{ title: ' ' }, { title: 'Say what needs to be done' }],
  [{ recurrence: 'FREQ=DAILY', due: '' }, { due: 'Say when it is due for the first time' }],
  [{ recurrence: 'FREQ=DAILY' }, {}],
  [{ due: '' }, {}],
])('of %j it says %j', (part, errors) => {
  expect(draftErrors({ ...draftOf(task, zone), ...part }, zone)).toEqual({
    title: undefined,
    due: undefined,
    ...errors,
  })
})
