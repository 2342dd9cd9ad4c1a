import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

test.each([
  ['', null],
  ['12500', 12_500],
  ['12,500', 12_500],
  ['12.500,50', 12_500.5],
  ["12'500.25", 12_500.25],
  ['1 200 000', 1_200_000],
  ['0.5', 0.5],
])('%j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})
