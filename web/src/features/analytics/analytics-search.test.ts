import { expect, test } from 'vitest'
import { readAnalyticsSearch } from './analytics-search.ts'
import { periodOf } from './period-of.ts'

const owner = '0b0c7d0e-0000-4000-8000-000000000001'

test('a period of one’s own takes the place of the days', () => {
  expect(readAnalyticsSearch({ days: 90, from: '2026-01-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-01',
    to: '2026-03-31',
  })
  expect(periodOf({ from: '2026-01-01', to: '2026-03-31' }, '2026-11-21')).toEqual({
    from: '2026-01-01',
    to: '2026-03-31',
  })
  expect(periodOf({}, '2026-11-21')).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(periodOf({ days: 7 }, '2026-11-21').from).toBe('2026-11-15')
})

test.each([
  [{ days: 31 }, {}],
  [{ days: 30 }, {}],
  [{ days: '365' }, { days: 365 }],
  [{ from: '2026-03-31', to: '2026-01-01' }, {}],
  [{ from: '2026-02-30', to: '2026-03-01' }, {}],
  [{ from: '2020-01-01', to: '2026-01-01', days: 7 }, { days: 7 }],
  [
    { from: '2024-01-01', to: '2026-01-01' },
    { from: '2024-01-01', to: '2026-01-01' },
  ],
  [{ from: '2024-01-01', to: '2026-01-02' }, {}],
  [{ owner: 'x', open: 'deleted' }, {}],
  [{ of: owner, source: 'Fair', status: 'won' }, {}],
  [{ open: 'reached' }, {}],
  [
    { open: 'reached', status: 'legal_review' },
    { open: 'reached', status: 'legal_review' },
  ],
  [{ open: 'created', status: 'Not a key' }, { open: 'created' }],
  [
    { open: 'created', of: owner, source: 2026, currency: 'usd', status: 'new' },
    { open: 'created', of: owner, source: '2026', status: 'new' },
  ],
])('%j reads as %j', (raw, search) => expect(readAnalyticsSearch(raw)).toEqual(search))
