import type { CustomField } from '@parley/core/leads/custom-fields'
import { readCustom, withValue } from '@parley/core/records/custom-values'
import { afterEach, expect, test } from 'vitest'
import { companyLocale } from '~/data/company-locale.ts'
import { customTextSchema } from './custom-text-schema.ts'
import { readTexts } from './read-texts.ts'

const seats: CustomField = { key: 'seats', label: 'Seats', type: 'number', options: [] }
const plan: CustomField = { key: 'plan', label: 'Plan', type: 'choice', options: ['Gold', 'Free'] }
const since: CustomField = { key: 'since', label: 'Since', type: 'date', options: [] }

afterEach(() => companyLocale.write(null))

test('reads what was typed by the field’s kind, and leaves out what is empty or of a field that is gone', () => {
  expect(readTexts([seats, plan, since], { seats: ' 12 ', plan: 'gold', since: '', gone: 'x' })).toEqual({
    values: { seats: 12, plan: 'Gold' },
  })
  expect(readTexts([], {})).toEqual({ values: {} })
})

test('says what is wrong with each', () => {
  const read = readTexts([seats, plan, since], { seats: 'many', plan: 'Silver', since: '2024-02-29' })
  expect('errors' in read ? Object.keys(read.errors) : []).toEqual(['seats', 'plan'])
  expect(customTextSchema(seats).safeParse('many').success).toBe(false)
  expect(customTextSchema(seats).safeParse(' 12 ').data).toBe('12')
  expect(customTextSchema(seats).safeParse(' ').data).toBe('')
})

test('a value is changed or taken away beside the others', () => {
  const values = { seats: 12, plan: 'Gold' }
  expect(withValue(values, 'plan', 'Free')).toEqual({ seats: 12, plan: 'Free' })
  expect(withValue(values, 'plan', null)).toEqual({ seats: 12 })
  expect(withValue(values, 'is_new', false)).toEqual({ ...values, is_new: false })
})

test.each([null, 'text', [], { seats: { of: 12 } }])('%j holds no values', (custom) => {
  expect(readCustom(custom)).toEqual({})
})

test.each([
  ['de-DE', '1.200', '1,200'],
  ['en-US', '1,200', '1.200'],
])(
  'a number is read as an amount beside it where the company writes as in %s, and never guessed',
  (locale, plain, open) => {
    companyLocale.write(locale)
    expect(readTexts([seats], { seats: plain })).toEqual({ values: { seats: 1200 } })
    expect(customTextSchema(seats).safeParse(plain).success).toBe(true)
    const why = `Seats “${open}” may be 1200 or 1.2: write 1200 or 1.2`
    expect(readTexts([seats], { seats: open })).toEqual({ errors: { seats: why } })
    expect(customTextSchema(seats).safeParse(open).error?.issues[0]?.message).toBe(why)
  },
)
