import { describe, expect, it, test } from 'vitest'
import { createFormats } from './formats.ts'
import { toEnglish } from './place.ts'

const us = createFormats({ locale: 'en-US', timeZone: 'UTC' })
const german = createFormats({ locale: 'de-DE', timeZone: 'UTC' })

test('numbers', () => {
  expect(us.number(12_500.5)).toBe('12,500.5')
  expect(german.number(12_500.5)).toBe('12.500,5')
  expect(us.number(0.66, 1)).toBe('0.7')
  expect(us.decimal(0.8, 2)).toBe('0.80')
  expect(us.countOf(1, 'lead')).toBe('1 lead')
  expect(us.countOf(1200, 'company', 'companies')).toBe('1,200 companies')
})

test.each([
  [null, '—'],
  [0, '0%'],
  [0.0456, '4.6%'],
  [0.42, '42%'],
  [0.0996, '10%'],
  [1, '100%'],
])('the share %s reads %s', (share, text) => expect(us.percent(share)).toBe(text))

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_234_567, '1.23 MB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => expect(us.bytes(bytes)).toBe(text))

test.each([
  [12_500, 'USD', '$12,500'],
  [9000.5, 'EUR', '€9,000.50'],
  [0.4, 'EUR', '€0.40'],
  [900, 'JPY', '¥900'],
  [1.234, 'KWD', 'KWD\u00a01.234'],
])('an amount of %d %s reads %s', (value, currency, text) => expect(us.amount(value, currency)).toBe(text))

test('an amount has the decimal point of the locale', () =>
  expect(german.amount(9000.5, 'EUR')).toBe('9.000,50\u00a0€'))

test('totals in whole units of their currency', () => {
  expect(us.total(12_500, 'USD')).toBe('$12,500')
  expect(us.total(0.4, 'EUR')).toBe('€0')
  expect(german.total(12_500, 'EUR')).toBe('12.500\u00a0€')
  expect(us.total(12_500, 'USD', 'compact')).toBe('$12.5K')
})

test.each([
  [null, '—'],
  [0.4, 'under a second'],
  [1, '1 second'],
  [60, '1 minute'],
  [119, '2 minutes'],
  [7199, '120 minutes'],
  [7200, '2 hours'],
  [172_800, '2 days'],
  [12.4 * 86_400, '12 days'],
])('%s seconds read %s', (seconds, text) => expect(us.span(seconds)).toBe(text))

test.each([
  [0.42, '0.4 ms'],
  [9.96, '10 ms'],
  [480.4, '480 ms'],
  [1940, '1.94 s'],
  [19_430, '19.4 s'],
])('%d ms read %s', (milliseconds, text) => expect(us.milliseconds(milliseconds)).toBe(text))

test('minutes of talk and days to go', () => {
  expect(us.minutes(125.2)).toBe('2 h 05 min')
  expect(us.minutes(59.4)).toBe('59 min')
  expect([0, 1, 3, -2].map(us.daysAway)).toEqual(['today', 'in 1 day', 'in 3 days', '2 days ago'])
})

describe('the locale in English words', () => {
  it.each([
    ['en-GB', 'en-GB'],
    ['en', 'en'],
    ['de-DE', 'en-001-u-hc-h23'],
    ['de', 'en-001-u-hc-h23'],
    ['ko-KR', 'en-001-u-hc-h12'],
    ['C.UTF-8', 'en-US'],
    ['', 'en-US'],
  ])('of %j is %s', (language, locale) => expect(toEnglish(language)).toBe(locale))

  it('keeps the hours, and numbers and money have the same separators', () => {
    const formats = createFormats({ locale: toEnglish('de-DE'), timeZone: 'UTC' })
    expect(formats.time('2026-11-03T15:04:05Z')).toBe('15:04')
    expect(formats.exact('2026-11-03T05:04:05Z')).toBe('Tue, 3 Nov 2026, 05:04')
    expect(formats.day('2026-11-03', '2026-11-21')).toBe('3 Nov')
    expect(formats.number(12_500.5)).toBe('12,500.5')
    expect(formats.amount(12_500.5, 'EUR')).toBe('€12,500.50')
  })
})
