import { expect, it } from 'vitest'
import type { RecentError } from './errors-query.ts'
import { groupErrors } from './group-errors.ts'

const failed = (id: number, given: Partial<RecentError> = {}): RecentError => ({
  id,
  occurred_at: `2026-11-03T10:00:${60 - id}Z`,
  request_id: `r${id}`,
  method: 'GET',
  path: '/rest/v1/leads',
  status: 500,
  message: 'out of memory',
  stack: null,
  ...given,
})
const idsOf = (errors: RecentError[]) => groupErrors(errors).map(({ times }) => times.map(({ id }) => id))

it('tells what happened again once, by its latest', () => {
  expect(idsOf([failed(1), failed(2, { message: 'disk full' }), failed(3), failed(4)])).toEqual([
    [1, 3, 4],
    [2],
  ])
})

it('takes rows of one place as one place, and another place or answer as another', () => {
  const [one, other] = ['3f0e8400-e29b-41d4-a716-446655440000', '8a0e8400-e29b-41d4-a716-446655440001']
  expect(
    idsOf([
      failed(1, { path: `/rest/v1/leads/${one}?select=*` }),
      failed(2, { path: `/rest/v1/leads/${other}` }),
      failed(3, { path: '/rest/v1/tasks' }),
      failed(4, { path: '/rest/v1/tasks', status: 503 }),
      failed(5, { path: null, method: null, message: `job 12 of ${one}` }),
      failed(6, { path: null, method: null, message: `job 13 of ${other}` }),
    ]),
  ).toEqual([[1, 2], [3], [4], [5, 6]])
})

it('is empty for none', () => expect(groupErrors([])).toEqual([]))
