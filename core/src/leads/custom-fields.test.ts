import { expect, test } from 'vitest'
import { type FieldType, makeFieldKey, readCustomValue, showCustomValue } from './custom-fields.ts'

const field = (type: FieldType) => ({ key: 'k', label: 'Plan', type, options: ['Gold', 'Silver'] })

test.each<[FieldType, string, string | number | boolean]>([
  ['text', 'anything', 'anything'],
  ['text', 'x'.repeat(1000), 'x'.repeat(1000)],
  ['number', '-12.125', -12.125],
  ['number', '1.200,50', 1200.5],
  ['number', '25k', 25_000],
  ['number', '-1,2 Mio.', -1_200_000],
  ['date', '2026-02-28', '2026-02-28'],
  ['date', '28.2.2026', '2026-02-28'],
  ['date', '2026-02-28T10:00:00Z', '2026-02-28'],
  ['choice', 'gold', 'Gold'],
  ['boolean', 'Ja', true],
  ['boolean', 'FALSE', false],
  ['url', 'acme.example/x', 'https://acme.example/x'],
  ['url', 'http://acme.example', 'http://acme.example'],
])('%s takes %j', (type, text, value) => expect(readCustomValue(field(type), text)).toBe(value))

test.each<[FieldType, string, string]>([
  ['text', 'x'.repeat(1001), 'Plan is longer than 1000 characters'],
  ['number', 'many', 'Plan: write a number such as 12.5'],
  ['number', '12m', 'Plan: write a number such as 12.5'],
  ['number', '12 kg', 'Plan: write a number such as 12.5'],
  ['date', '2026-02-30', 'Plan: write a date such as 2026-01-31'],
  ['choice', 'Bronze', 'Plan: choose one of Gold, Silver'],
  ['boolean', 'perhaps', 'Plan: write yes or no'],
  ['url', 'not an address', 'Plan: write a web address such as https://acme.example'],
])('%s refuses %j', (type, text, message) =>
  expect(() => readCustomValue(field(type), text)).toThrow(message),
)

test('shows what it keeps', () => {
  expect([true, false, 12.5, 'Gold', null, undefined, {}].map(showCustomValue)).toEqual([
    'Yes',
    'No',
    '12.5',
    'Gold',
    '',
    '',
    '',
  ])
})

test.each([
  ['Renewal date', [], 'renewal_date'],
  ['Größe (m²)', [], 'gro_e_m'],
  ['2nd plan', [], 'nd_plan'],
  ['予算', [], 'field'],
  ['Plan', ['plan', 'plan_2'], 'plan_3'],
])('%s with %j is %s', (label, taken, key) => expect(makeFieldKey(label, taken)).toBe(key))
