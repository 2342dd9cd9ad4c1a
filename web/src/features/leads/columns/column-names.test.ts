import { expect, test } from 'vitest'
import { columnLimit, readColumns, usualColumns } from './column-names.ts'
import { tableColumns } from './table-columns.tsx'

test.each([
  ['', []],
  ['status,company', ['status', 'company']],
  ['status,status,Id,custom.plan,custom.Plan,custom.', ['status', 'custom.plan']],
  [usualColumns.join(','), []],
])('%j names %j', (text, columns) => expect(readColumns(text)).toEqual(columns))

test('no more columns than fit', () => {
  const many = Array.from({ length: 20 }, (_, index) => `custom.field_${index}`).join(',')
  expect(readColumns(many)).toHaveLength(columnLimit)
})

const plan = {
  id: '1',
  record: 'leads',
  key: 'plan',
  label: 'Plan',
  type: 'choice',
  options: ['Gold'],
} as const
const namesOf = (chosen: string | undefined) => tableColumns(chosen, [plan]).map(({ name }) => name)

test('the usual columns where none is chosen', () => expect(namesOf(undefined)).toEqual(usualColumns))

test('a field that is gone is left out, and phones keep the status', () => {
  expect(namesOf('custom.plan,custom.gone,id,gone')).toEqual(['custom.plan', 'status'])
  expect(tableColumns('custom.plan', [plan]).at(-1)?.className).toContain('md:hidden')
})

test('only what the server can sort by is offered for sorting', () => {
  expect(tableColumns('custom.plan,created_at', [plan]).map(({ sort }) => sort)).toEqual([
    null,
    'created_at',
    'status',
  ])
})
