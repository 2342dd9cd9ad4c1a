import { describe, expect, it } from 'vitest'
import { findNumbers, isSameNumber } from './numbers.ts'

const valuesOf = (text: string) => findNumbers(text).map(({ value, unit }) => (unit ? [value, unit] : value))

describe('the numbers of a text', () => {
  it.each<[string, unknown[]]>([
    ['The list price is $51,840 a year', [[51_840, 'usd']]],
    ['it comes to 51.840 €', [[51_840, 'eur']]],
    ['CHF 51 840', [51_840]],
    ["51'840 francs", [[51_840, 'chf']]],
    ['$40,435.50 and change', [[40_435.5, 'usd']]],
    ['about £310k', [[310_000, 'gbp']]],
    ['1.2 million euros', [[1_200_000, 'eur']]],
    ['1,5 %', [[1.5, 'percent']]],
    ['fifteen percent', [[15, 'percent']]],
    ['maybe fifteen thousand myself', [15_000]],
    ['twenty-five thousand dollars', [[25_000, 'usd']]],
    ['a hundred and ten seats', [110]],
    ['two hundred thousand', [200_000]],
    ['half a million', [500_000]],
    ['two dozen offices', [24]],
    ['between 10 and 15 people', [10, 15]],
    ['10-15 people', [10, 15]],
    [
      'from $20k to $30k',
      [
        [20_000, 'usd'],
        [30_000, 'usd'],
      ],
    ],
    ['forty seats is a lot', [40]],
    ['one eighty a seat', [180]],
    ['one eighty-five', [185]],
    ['one eighty five a month', [185]],
    ['two fifty', [250]],
    ['eleven fifty', [1150]],
    ['eleven fifty dollars', [[1150, 'usd']]],
    ['twenty-five fifty', [2550]],
    ['nineteen ninety-five', [1995]],
    ['one ten', [110]],
    ['one fifty thousand', [150_000]],
    ['two hundred fifty', [250]],
    ['two hundred and fifty', [250]],
    ['one thousand one eighty', [1180]],
    ['three thousand two hundred', [3200]],
    ['a million two hundred thousand', [1_200_000]],
    ['three point six million a month', [3_600_000]],
    ['four point one million shillings', [4_100_000]],
    ['two point five', [2.5]],
    ['twelve point zero five percent', [[12.05, 'percent']]],
    ['one point', [1]],
    ['six lakhs a month', [600_000]],
    ['6 lakhs and 2.5 crore', [600_000, 25_000_000]],
    ['two crore fifty lakh', [25_000_000]],
    ['five ten minutes', [5, 10]],
    ['fifty sixty people', [50, 60]],
    ['two three people', [2, 3]],
    ['between ten and fifteen people', [10, 15]],
    ['twenty and thirty', [20, 30]],
    ['between three hundred and four hundred', [300, 400]],
    ['twenty thousand to thirty thousand', [20_000, 30_000]],
    ['twenty thousand thirty thousand', [20_000, 30_000]],
    ['none of it', []],
    ['the 3rd of December', []],
    ['at 14:30', []],
    ['SOC2 and ISO27001', []],
    ['someone weighed often', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(valuesOf(text)).toEqual(expected)
  })

  it('takes a text of a megabyte in linear time', () => {
    expect(findNumbers('twenty-five and '.repeat(60_000)).length).toBeGreaterThan(0)
    expect(findNumbers('1,'.repeat(500_000)).length).toBeGreaterThan(0)
  })
})

describe('two mentions', () => {
  const isSame = (one: string, other: string) => {
    const [left] = findNumbers(one)
    const [right] = findNumbers(other)
    return left !== undefined && right !== undefined && isSameNumber(left, right)
  }
  it.each([
    ['$38,000', '38k'],
    ['$38,000', 'thirty-eight thousand dollars'],
    ['25%', 'twenty-five'],
    ['15 percent', '15%'],
  ])('%s is %s', (one, other) => {
    expect(isSame(one, other)).toBe(true)
  })
  it.each([
    ['$500,000', '$38,000'],
    ['$38,000', '€38,000'],
    ['$25', '25%'],
    ['40', '40,000'],
  ])('%s is not %s', (one, other) => {
    expect(isSame(one, other)).toBe(false)
  })
})
