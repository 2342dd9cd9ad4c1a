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

it('tells of a field that somebody else changed', () => {
  expect(check({ id: 'acme', status: 'lost' })).toContain('Acme moved to Won')
})

it('tells of a row that is gone', () => {
  expect(findConflict({ ...change, ids: ['acme'] }, [])).toContain('deleted')
})
