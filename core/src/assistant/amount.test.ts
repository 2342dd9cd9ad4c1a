import { expect, it } from 'vitest'
import { findAmounts, readAmount } from './amount.ts'

it.each<[string, number | null]>([
  ['50k', 50_000],
  ['$1.2m', 1_200_000],
  ['50,000', 50_000],
  ['15.000 euros', 15_000],
  ['12,50', 12.5],
  ['1,234.56', 1234.56],
  ['twenty five thousand dollars', 25_000],
  ['a hundred and twenty euros', 120],
  ['half', null],
  ['', null],
])('reads "%s"', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

it('finds sums where they stand, of a change the new one', () => {
  expect(findAmounts('$20k now, 15,000 euros later')).toMatchObject([
    { amount: 20_000, index: 0 },
    { amount: 15_000, index: 10 },
  ])
  expect(findAmounts('raise it from $20k to $30k')).toMatchObject([{ amount: 30_000 }])
  expect(findAmounts('one hundred and twenty dollars')).toMatchObject([{ amount: 120 }])
})
