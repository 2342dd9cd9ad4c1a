import { expect, it } from 'vitest'
import { describeChange, readThrough } from './figures.ts'

it('says how a number changed', () => {
  expect(describeChange(112, 100, 30)).toBe('12% more than in the 30 days before')
  expect(describeChange(50, 100, 7)).toBe('50% less than in the 7 days before')
  expect(describeChange(100, 100, 7)).toBe('as in the 7 days before')
  expect(describeChange(3, 0, 7)).toBe('none in the 7 days before')
})

it('gives no share of a handful', () => {
  expect(readThrough({ '25': 4, '100': 4 })).toBeNull()
  expect(readThrough({ '25': 8, '50': 6, '100': 2 })).toBe(0.25)
  expect(readThrough({ '25': 8 })).toBe(0)
})
