import { expect, test } from 'vitest'
import { columnLimit, readColumns } from './column-names.ts'

test.each([
  ['', []],
  ['status,company', ['status', 'company']],
  ['status,status,Id,custom.plan,custom.Plan,custom.', ['status', 'custom.plan']],
  ['company,status', []],
])('%j names %j', (text, columns) => expect(readColumns(text, ['company', 'status'])).toEqual(columns))

test('no more columns than fit', () => {
  const many = Array.from({ length: 20 }, (_, index) => `custom.field_${index}`).join(',')
  expect(readColumns(many, [])).toHaveLength(columnLimit)
})
