import { expect, test } from 'vitest'
import { readTasksSearch } from './tasks-search.ts'

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
