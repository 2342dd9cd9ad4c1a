import { expect, test } from 'vitest'
import { readAmount } from '../text/amount.ts'
import { type FieldType, makeFieldKey, showCustomValue } from './custom-fields.ts'
import { typedNumber } from './import/read-number.ts'
import { readCustomValue } from './read-custom-value.ts'

const field = (type: FieldType) => ({ key: 'k', label: 'Plan', type, options: ['Gold', 'Silver'] })

test.each<[FieldType, string, string | number | boolean]>([
  ['text', 'anything', 'anything'],
  ['text', 'x'.repeat(1000), 'x'.repeat(1000)],
  ['number', '-12.1250', -12.125],
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
  ['number', '1.200', 'Plan “1.200” may be 1200 or 1.2: write 1200 or 1.2'],
  ['number', '-1.125', 'Plan “-1.125” may be -1125 or -1.125: write -1125 or -1.1250'],
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

test.each([
  ['1,200', 'en-US', 1200],
  ['1.200', 'de-DE', 1200],
  ['1.200', 'fr-FR', 1200],
  ['1.250k', 'de-DE', 1_250_000],
  ['1.1250', 'de-DE', 1.125],
  ['12,5', 'de-DE', 12.5],
  ['12.5', 'de-DE', 12.5],
])('a number typed as %s where people write as in %s is what an amount would be: %d', (text, locale, value) =>
  expect([readCustomValue(field('number'), text, locale), readAmount(text)]).toEqual([value, value]),
)

test.each([
  ['1.200', 'en-US'],
  ['1,200', 'de-DE'],
  ['-1,200', 'fr-FR'],
])('a number typed as %s where people write as in %s is asked for again', (text, locale) =>
  expect(() => readCustomValue(field('number'), text, locale)).toThrow('may be'),
)

test.each([0, 12, -12.5, 1.125, -1.2, 1200, 1234.567, 0.125, 123.456])(
  'the number %d is the same again when it is edited and left alone',
  (value) => {
    for (const locale of ['en-US', 'de-DE'])
      expect(readCustomValue(field('number'), typedNumber(value), locale)).toBe(value)
  },
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
