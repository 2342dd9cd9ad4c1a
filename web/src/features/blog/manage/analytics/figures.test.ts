import { expect, it } from 'vitest'
import { describeChange, readThrough } from './figures.ts'

it('says how a number changed', () => {
  expect(describeChange(112, 100, 30)).toBe('12% more than in the previous 30 days')
  expect(describeChange(50, 100, 7)).toBe('50% less than in the previous 7 days')
  expect(describeChange(100, 100, 7)).toBe('same as in the previous 7 days')
  expect(describeChange(3, 0, 7)).toBe('none in the previous 7 days')
})

it('gives no share of a handful', () => {
  expect(readThrough({ '25': 4, '100': 4 })).toBeNull()
  expect(readThrough({ '25': 8, '50': 6, '100': 2 })).toBe(0.25)
  expect(readThrough({ '25': 8 })).toBe(0)
})
