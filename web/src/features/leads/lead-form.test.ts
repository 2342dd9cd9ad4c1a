import { expect, test } from 'vitest'
import { emptyDraft, readAmount, readDraft } from './lead-form.ts'

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

test('empty fields are kept as unknown', () => {
  expect(readDraft({ ...emptyDraft, name: '  Ana Ruiz ', value: '900' })).toEqual({
    lead: { name: 'Ana Ruiz', company: null, email: null, phone: null, title: null, value: 900 },
  })
})

test('each wrong field says what is wrong', () => {
  expect(readDraft({ ...emptyDraft, email: 'ana', value: 'much', phone: '1'.repeat(41) })).toEqual({
    errors: {
      name: 'Give the lead a name',
      email: 'This is not an email address',
      value: 'Write the value in digits, such as 12500',
      phone: 'Use at most 40 characters',
    },
  })
})
