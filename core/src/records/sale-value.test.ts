import { expect, test } from 'vitest'
import { readSaleValue } from './sale-value.ts'

test.each([
  ['€1.200,50', { value: 1200.5, currency: 'EUR' }],
  ['25k chf', { value: 25_000, currency: 'CHF' }],
  ['1,200', { value: 1200 }],
  ['', { value: null }],
  ['12 xyz', null],
  ['about 12', null],
])('an amount may name its currency: %s', (text, value) => expect(readSaleValue(text)).toEqual(value))
