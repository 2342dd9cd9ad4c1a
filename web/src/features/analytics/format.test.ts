import { expect, test } from 'vitest'
import { formatNumber } from '~/data/formats.ts'
import { describeChange } from './format.ts'

test('changes', () => {
  expect(describeChange(100, 80, formatNumber)).toBe('↑ 25% from 80')
  expect(describeChange(60, 80, formatNumber)).toBe('↓ 25% from 80')
  expect(describeChange(60, 10, formatNumber)).toBe('↑ 500% from 10')
  expect(describeChange(61, 10, formatNumber)).toBe('↑ from 10')
  expect(describeChange(3, 0, formatNumber)).toBe('↑ from 0')
  expect(describeChange(3, null, formatNumber)).toBeUndefined()
  expect(describeChange(0, 0, formatNumber)).toBe('unchanged')
  expect(describeChange(null, 5, formatNumber)).toBe('5 before')
})
