import { expect, test } from 'vitest'
import { backoffSeconds } from './backoff.ts'

test('doubles up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => backoffSeconds(failures, 1))).toEqual([
    1, 2, 4, 8, 16, 30, 30,
  ])
})

test('chance takes off at most half', () => {
  expect(backoffSeconds(3, 0)).toBe(2)
  expect(backoffSeconds(3, 0.5)).toBe(3)
})
