import { expect, test } from 'vitest'
import { readAmount, readMoney } from './amount.ts'

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
  ['1,2 Mio.', 1_200_000],
  ['40 Tsd.', 40_000],
  ['25.000,-', 25_000],
  ['12,00,000', 1_200_000],
  ['1.234.567', 1_234_567],
  ['1,234.567', 1234.567],
  ['1234.5678', 1234.5678],
  ['0.125', 0.125],
  ['.5', 0.5],
  ['-500', -500],
  ['1,2,3', Number.NaN],
  ['12.345.67', Number.NaN],
  ['much', Number.NaN],
])('%j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  ['€1.200,50', 1200.5, 'EUR'],
  ['1200 EUR', 1200, 'EUR'],
  ['25k €', 25_000, 'EUR'],
  ['US$1,200.00', 1200, 'USD'],
  ['$900 CAD', 900, 'CAD'],
  ["CHF 1'200.50", 1200.5, 'CHF'],
  ['CHF 1’200.50', 1200.5, 'CHF'],
  ['1 200,50 zł', 1200.5, 'PLN'],
  ['25.000,- €', 25_000, 'EUR'],
  ['1,2 Mio. €', 1_200_000, 'EUR'],
  ['1.2 Mio', 1_200_000, null],
  ['EUR12.5k', 12_500, 'EUR'],
  ['1234.5678', 1234.5678, null],
])('%j is %d, in %j', (text, value, currency) => expect(readMoney(text)).toEqual({ value, currency }))

test.each([
  ['kr 12 500', 12_500],
  ['12.500,50 kr.', 12_500.5],
  ['25k kr', 25_000],
])('%j is %d of the crowns that go without saying, and no amount elsewhere', (text, value) => {
  expect(readMoney(text, 'NOK')).toEqual({ value, currency: 'NOK' })
  expect(readMoney(text, 'EUR')).toBeNull()
  expect(readMoney(text)).toBeNull()
})

test.each([
  '',
  'much',
  'about 500',
  '-500',
  '(500)',
  '25k per year',
  '1200 xyz',
  '1e5',
  '1,2,3',
  '1000000000000',
])('%j is no amount', (text) => expect(readMoney(text)).toBeNull())
