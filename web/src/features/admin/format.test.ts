import { expect, it } from 'vitest'
import { formatAction, formatBytes, formatMilliseconds, formatShare, formatSpan } from './format.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_234_567, '1.23 MB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it.each([
  [0.42, '0.4 ms'],
  [9.96, '10 ms'],
  [480.4, '480 ms'],
  [1940, '1.94 s'],
])('%d ms are %s', (milliseconds, text) => expect(formatMilliseconds(milliseconds)).toBe(text))

it.each([
  [0, 0, '0 %'],
  [0, 10, '0 %'],
  [1, 100_000, 'under 0.1 %'],
  [1, 3, '33.3 %'],
])('%d of %d is %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text))

it.each([
  [0, 'under a second'],
  [1, '1 second'],
  [119, '1 minute'],
  [7200, '2 hours'],
  [200_000, '2 days'],
])('%d seconds are %s', (seconds, text) => expect(formatSpan(seconds)).toBe(text))

it('names an action in words', () => expect(formatAction('account_disabled')).toBe('Account disabled'))
