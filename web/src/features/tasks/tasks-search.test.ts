import { keyOf } from '@parley/core/records/field'
import { taskFields } from '@parley/core/records/task'
import { expect, test } from 'vitest'
import { countChoices, filterOf, readTasksSearch, withoutChoices } from './tasks-search.ts'

const id = '0b7f1c9e-1111-4222-8333-444455556666'

test('keeps what is valid and drops the rest', () => {
  expect(readTasksSearch({ q: 'call', who: 'everyone', status: 'done', task: id, new: '1' })).toEqual({
    new: 1,
    q: 'call',
    who: 'everyone',
    status: 'done',
    task: id,
  })
  expect(readTasksSearch({ q: ' ', who: 'me', status: 'gone', task: '../x', new: 2, view: 'x' })).toEqual({})
})

test('whose tasks: a colleague by id', () => {
  expect(readTasksSearch({ who: id })).toEqual({ who: id })
  expect(readTasksSearch({ who: '-'.repeat(36) })).toEqual({})
})

test('the board has a column for each status and so none to filter by', () => {
  expect(readTasksSearch({ view: 'board', status: 'done', q: 'call' })).toEqual({ view: 'board', q: 'call' })
})

test('a choice of each field that has some stands in the address, the filter and the count', () => {
  const fields = taskFields.filter((field) => field.type === 'choice')
  expect(fields.length).toBeGreaterThan(1)
  for (const field of fields) {
    const key = keyOf(field)
    const chosen = { [key]: field.choices.at(-1) }
    const search = readTasksSearch(chosen)
    expect(search, key).toEqual(chosen)
    expect(filterOf(search, 'ana'), key).toMatchObject({ userId: 'ana', ...chosen })
    expect(countChoices(search), key).toBe(1)
    expect(readTasksSearch({ ...search, ...withoutChoices }), key).toEqual({})
    expect(readTasksSearch({ [key]: 'gone' }), key).toEqual({})
    // What the address says besides.
    expect(['view', 'q', 'who', 'new', 'task']).not.toContain(key)
  }
})

test('the board narrows by every choice but that of its columns', () => {
  expect(readTasksSearch({ view: 'board', status: 'done', priority: 'high' })).toEqual({
    view: 'board',
    priority: 'high',
  })
})
