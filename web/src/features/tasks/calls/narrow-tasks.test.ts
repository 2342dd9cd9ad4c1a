import { keyOf } from '@parley/core/records/field'
import { taskFields } from '@parley/core/records/task'
import { expect, it } from 'vitest'
import { filterOf, readTasksSearch } from '../tasks-search.ts'
import { narrowTasks } from './narrow-tasks.ts'

function askedOf(search: Parameters<typeof filterOf>[0]): string[][] {
  const asked: string[][] = []
  narrowTasks(
    {
      eq: (column, value) => asked.push([column, value]),
      or: (filters) => asked.push([filters]),
    },
    filterOf(search, 'ana'),
  )
  return asked
}

it('asks for the chosen value of each field that has choices', () => {
  const fields = taskFields.filter((field) => field.type === 'choice')
  const asked = fields.map((field) => [field.column, String(field.choices.at(-1))])
  const address = Object.fromEntries(fields.map((field) => [keyOf(field), field.choices.at(-1)]))
  expect(askedOf(readTasksSearch({ ...address, who: 'everyone' }))).toEqual(asked)
  expect(asked).toEqual(expect.arrayContaining([['priority', 'urgent']]))
})

it('asks for one’s own, where nobody else is named', () => {
  expect(askedOf({})).toEqual([['assignee_id', 'ana']])
  expect(askedOf({ who: 'ben' })).toEqual([['assignee_id', 'ben']])
})
