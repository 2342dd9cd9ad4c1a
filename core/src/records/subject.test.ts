import { expect, test } from 'vitest'
import { describeBeside, describeSubject, subjectColumns, subjectIds, subjectOf } from './subject.ts'

const none = { leads: null, accounts: null, contacts: null }

test.each([
  [{ leads: { id: 'a', name: 'Anna Weber', company: 'Northwind' } }, 'Anna Weber, Northwind', 'lead_id'],
  [
    { leads: { id: 'a', name: 'Anna Weber', company: 'Northwind', deal_name: 'Renewal 2027' } },
    'Anna Weber, Northwind\u00A0· Renewal 2027',
    'lead_id',
  ],
  [
    { leads: { id: 'a', name: 'Anna Weber', company: null, deal_name: 'Renewal 2027' } },
    'Anna Weber\u00A0· Renewal 2027',
    'lead_id',
  ],
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

test('what stands beside a name is the company and what the sale is called, which a read asks for', () => {
  expect(describeBeside({ company: 'Northwind', deal_name: 'Renewal 2027' })).toBe(
    'Northwind\u00A0· Renewal 2027',
  )
  expect(describeBeside({ company: null })).toBe('')
  expect(subjectColumns).toContain('leads(id, name, company, deal_name)')
})
