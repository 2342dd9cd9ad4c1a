import { expect, it, vi } from 'vitest'

vi.mock('./session.ts', () => ({ readSession: () => ({ session: null }) }))
const { findConflict } = await import('./offline-queue.ts')

const change = {
  id: 'a change',
  table: 'leads',
  ids: ['acme'],
  patch: { status: 'won' },
  before: { acme: { status: 'proposal' } },
  said: 'Acme moved to Won',
  problem: null,
} as const
const check = (row: { id: string; status: string; name?: string }) =>
  findConflict({ ...change, ids: ['acme'] }, [row])

it('lets a change through when the same field stands as it stood, or as it shall', () => {
  expect(check({ id: 'acme', status: 'proposal', name: 'renamed' })).toBeNull()
  expect(check({ id: 'acme', status: 'won' })).toBeNull()
})

it('compares objects by what they hold, not by the order of their keys', () => {
  const custom = { plan: 'Gold', seats: 5 }
  const edit = { ...change, ids: ['acme'], patch: { custom }, before: { acme: { custom: { seats: 5 } } } }
  expect(findConflict(edit, [{ id: 'acme', custom: { seats: 5, plan: 'Gold' } }])).toBeNull()
  expect(findConflict(edit, [{ id: 'acme', custom: { seats: 6 } }])).toContain('Acme moved to Won')
})

it('tells of a field that somebody else changed', () => {
  expect(check({ id: 'acme', status: 'lost' })).toContain('Acme moved to Won')
})

it('tells of a row that is gone', () => {
  expect(findConflict({ ...change, ids: ['acme'] }, [])).toContain('deleted')
})
