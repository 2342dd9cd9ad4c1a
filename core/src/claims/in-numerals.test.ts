import { expect, it } from 'vitest'
import { inNumerals } from './in-numerals.ts'

const place = { locale: 'en-US', timeZone: 'UTC' }

it.each([
  ['Fifteen thousand dollars a year', '$15,000 a year'],
  ['a hundred and sixty thousand rand', '160,000 rand'],
  ['nineteen hundred a month', '1,900 a month'],
  ['three eighty-five per truck', '385 per truck'],
  ['twelve thousand pounds', '£12,000'],
])('writes %s as %s', (said, written) => {
  expect(inNumerals(said, place)).toBe(written)
})

it.each(['$32,000', 'between five and ten thousand', 'one and a half million euros', 'five a seat', ''])(
  'leaves “%s” as it was said',
  (said) => {
    expect(inNumerals(said, place)).toBe(said)
  },
)
