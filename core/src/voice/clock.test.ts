import { expect, test } from 'vitest'
import { formatClock } from './clock.ts'

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [59.999, '0:59'],
  [60, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds read as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})
