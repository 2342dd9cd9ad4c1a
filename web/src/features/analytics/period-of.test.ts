import { expect, test } from 'vitest'
import { readAnalyticsSearch } from './analytics-search.ts'
import { periodOf } from './period-of.ts'

test.each([
  [{}, '2026-03-31', '2026-03-02'],
  [{ days: 7 }, '2026-03-31', '2026-03-25'],
  [{ days: 90 }, '2026-01-05', '2025-10-08'],
  [{ days: 365 }, '2024-12-31', '2024-01-02'],
  [{ days: 7 }, '2024-03-03', '2024-02-26'],
])('%j up to %s begins on %s, both within', (search, today, from) => {
  expect(periodOf(readAnalyticsSearch(search), today)).toEqual({ from, to: today })
})

test.each([
  [
    { from: '2024-02-29', to: '2024-02-29', days: 7 },
    { from: '2024-02-29', to: '2024-02-29' },
  ],
  [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-31' },
  ],
  [
    { from: '2024-01-01', to: '2026-01-01' },
    { from: '2024-01-01', to: '2026-01-01' },
  ],
  [
    { from: '2024-01-01', to: '2026-01-02' },
    { from: '2026-03-02', to: '2026-03-31' },
  ],
  [
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-31' },
  ],
  [{ from: '2026-03-01' }, { from: '2026-03-02', to: '2026-03-31' }],
])('%j is %j on the last of March', (search, period) => {
  expect(periodOf(readAnalyticsSearch(search), '2026-03-31')).toEqual(period)
})
