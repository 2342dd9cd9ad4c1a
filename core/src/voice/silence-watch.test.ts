import { expect, test } from 'vitest'
import { createSilenceWatch } from './silence-watch.ts'

test('rings after five seconds without a sound, and stops at the first one', () => {
  const watch = createSilenceWatch()
  expect(watch.hear(0, 0)).toBe(false)
  expect(watch.hear(0.0029, 4999)).toBe(false)
  expect(watch.hear(0, 5000)).toBe(true)
  expect(watch.hear(0.003, 5100)).toBe(false)
  expect(watch.hear(0, 10_099)).toBe(false)
  expect(watch.hear(0, 10_100)).toBe(true)
})

test('a pause starts the five seconds anew', () => {
  const watch = createSilenceWatch()
  watch.hear(0, 0)
  watch.reset()
  expect(watch.hear(0, 9000)).toBe(false)
  expect(watch.hear(0, 14_000)).toBe(true)
})
