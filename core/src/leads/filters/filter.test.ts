import { expect, test } from 'vitest'
import { readFilters } from './filter.ts'

test.each([
  [['source', 'contains', 'web']],
  [['custom.seats', 'between', '5', '10.5']],
  [['custom.plan', 'any', 'Gold', 'Sil,ver "x"']],
  [['created_at', 'last', '30']],
  [['custom.renewal', 'before', '2026-02-28']],
  [['custom.vip', 'yes']],
  [['email', 'empty']],
])('keeps %j', (filter) => expect(readFilters([filter])).toEqual([filter]))

test.each([
  ['source'],
  { field: 'source' },
  ['source', 'contains'],
  ['source', 'contains', '   '],
  ['source', 'contains', 'x'.repeat(201)],
  ['source', 'toString', 'x'],
  ['Source', 'contains', 'x'],
  ['custom.a-b', 'contains', 'x'],
  ['value', 'min', 'many'],
  ['value', 'between', '5'],
  ['value', 'min', '5', '6'],
  ['custom.renewal', 'on', '2026-02-30'],
  ['created_at', 'last', '0'],
  ['custom.vip', 'yes', 'x'],
  null,
])('leaves %j out', (raw) => expect(readFilters([raw])).toEqual([]))

test('numbers from an address are texts, and no more than ten are kept', () => {
  expect(readFilters([['value', 'min', 5]])).toEqual([['value', 'min', '5']])
  expect(readFilters(Array.from({ length: 12 }, () => ['value', 'filled']))).toHaveLength(10)
  expect(readFilters('value')).toEqual([])
})
