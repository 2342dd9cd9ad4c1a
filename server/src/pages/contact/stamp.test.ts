import { expect, test } from 'vitest'
import { createStamps } from './stamp.ts'

test('a stamp is good from two seconds to a day after it was made, and only with its seal', () => {
  let clock = 1_700_000_000_000
  const stamps = createStamps('secret', () => clock)
  const stamp = stamps.make()
  expect(stamps.check(stamp)).toBe('early')
  clock += 1999
  expect(stamps.check(stamp)).toBe('early')
  clock += 1
  expect(stamps.check(stamp)).toBe('fine')
  clock += 24 * 3600 * 1000 - 2000
  expect(stamps.check(stamp)).toBe('fine')
  clock += 1
  expect(stamps.check(stamp)).toBe('unknown')
  expect(createStamps('other', () => clock).check(stamp)).toBe('unknown')
  expect(stamps.check('')).toBe('unknown')
  expect(stamps.check(`${clock.toString(36)}.é`.padEnd(52, 'é'))).toBe('unknown')
})
