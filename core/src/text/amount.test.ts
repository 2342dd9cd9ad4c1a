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
  ['25k', 25_000],
  ['1.1 K', 1100],
  ['1,250k', 1_250_000],
  ['1.2m', 1_200_000],
])('%j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})
