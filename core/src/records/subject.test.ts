import { expect, test } from 'vitest'
import { describeSubject, subjectIds, subjectOf } from './subject.ts'

const none = { leads: null, accounts: null, contacts: null }

test.each([
  [{ leads: { id: 'a', name: 'Anna Weber', company: 'Northwind' } }, 'Anna Weber, Northwind', 'lead_id'],
  [{ accounts: { id: 'a', name: 'Northwind' } }, 'Northwind', 'account_id'],
  [
    { contacts: { id: 'a', name: 'Anna Weber', accounts: { name: 'Northwind' } } },
    'Anna Weber, Northwind',
    'contact_id',
  ],
  [{ contacts: { id: 'a', name: 'Anna Weber', accounts: null } }, 'Anna Weber', 'contact_id'],
])('%j is %s, by %s alone', (found, words, column) => {
  const subject = subjectOf({ ...none, ...found })
  expect(subject && describeSubject(subject)).toBe(words)
  expect(subjectIds(subject)).toEqual({ lead_id: null, account_id: null, contact_id: null, [column]: 'a' })
})

test('what belongs to nothing has no subject', () => {
  expect(subjectOf(none)).toBeNull()
  expect(subjectIds(null)).toEqual({ lead_id: null, account_id: null, contact_id: null })
})
