import { expect, test } from 'vitest'
import { describeChange, formatCount, formatMinutes, formatShare, formatSpan } from './format.ts'

test.each([
  [null, '—'],
  [0, '0 %'],
  [0.0456, '4.6 %'],
  [0.42, '42 %'],
  [1, '100 %'],
])('the share %s reads %s', (share, text) => expect(formatShare(share)).toBe(text))

test.each([
  [null, '—'],
  [60, '1 minute'],
  [7199, '120 minutes'],
  [7200, '2 hours'],
  [172_800, '2 days'],
  [12.4 * 86_400, '12 days'],
])('%s seconds read %s', (seconds, text) => expect(formatSpan(seconds)).toBe(text))

test('minutes, sums and changes', () => {
  expect(formatMinutes(125.2)).toBe('2 h 05 min')
  expect(formatMinutes(59.4)).toBe('59 min')
  expect(describeChange(100, 80, formatCount)).toBe('↑ 25 % from 80')
  expect(describeChange(60, 80, formatCount)).toBe('↓ 25 % from 80')
  expect(describeChange(3, 0, formatCount)).toBe('nothing before')
  expect(describeChange(0, 0, formatCount)).toBe('unchanged')
  expect(describeChange(null, 5, formatCount)).toBe('5 before')
})
