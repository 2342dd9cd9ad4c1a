import { expect, it } from 'vitest'
import type { Change } from './change.ts'
import { isGrave, isGraveField } from './is-grave.ts'

const change: Change = {
  id: '1',
  record: 'leads',
  record_id: '2',
  operation: 'update',
  changed_at: '2026-11-26T07:00:00Z',
  actor_id: null,
  way: 'person',
  way_name: null,
  before: {},
  after: {},
  restored_id: null,
}

it.each<[string, Partial<Change>, boolean]>([
  ['a change', {}, false],
  ['something new', { operation: 'insert' }, false],
  ['a deletion', { operation: 'delete' }, true],
  ['what was put back', { operation: 'insert', restored_id: '1' }, true],
  ['a new key', { record: 'api_keys', operation: 'insert' }, true],
  ['a merge', { record: 'merges', operation: 'insert' }, true],
  ['an export', { record: 'exports', operation: 'insert' }, true],
  ['a new member', { record: 'profiles', operation: 'insert' }, false],
])('%s: %o', (_, part, expected) => expect(isGrave({ ...change, ...part })).toBe(expected))

it('a role and the end of a key weigh more than a name', () => {
  expect(isGraveField('profiles', 'company_role')).toBe(true)
  expect(isGraveField('api_keys', 'revoked_at')).toBe(true)
  expect(isGraveField('api_keys', 'name')).toBe(false)
})
