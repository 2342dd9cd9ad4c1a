import { expect, test } from 'vitest'
import { countOf, formatAge, formatMoney } from './format.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'now'],
  ['2026-11-21T11:55:00Z', '5 min'],
  ['2026-11-21T09:00:00Z', '3 h'],
  ['2026-11-20T12:00:00Z', '1 d'],
  ['2026-11-07T12:00:01Z', '13 d'],
  ['2026-11-01T12:00:00Z', 'Nov 1'],
  ['2025-06-15T12:00:00Z', 'Jun 15, 2025'],
])('%s reads %s', (at, words) => {
  expect(formatAge(at, now)).toBe(words)
})

test('money in whole units of its currency', () => {
  expect(formatMoney(12_500, 'USD')).toBe('$12,500')
  expect(formatMoney(0.4, 'EUR')).toBe('€0')
})

test('counts agree with their word', () => {
  expect(countOf(1, 'lead')).toBe('1 lead')
  expect(countOf(1200, 'company', 'companies')).toBe('1,200 companies')
})
