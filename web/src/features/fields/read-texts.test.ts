import type { CustomField } from '@parley/core/leads/custom-fields'
import { readCustom, withValue } from '@parley/core/records/custom-values'
import { expect, test } from 'vitest'
import { customTextSchema } from './custom-text-schema.ts'
import { readTexts } from './read-texts.ts'

const seats: CustomField = { key: 'seats', label: 'Seats', type: 'number', options: [] }
const plan: CustomField = { key: 'plan', label: 'Plan', type: 'choice', options: ['Gold', 'Free'] }
const since: CustomField = { key: 'since', label: 'Since', type: 'date', options: [] }

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
