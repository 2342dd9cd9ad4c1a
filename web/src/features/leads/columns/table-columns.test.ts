import { expect, test } from 'vitest'
import { tableColumns } from './table-columns.tsx'
import { usualColumns } from './usual-columns.ts'

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
  expect(tableColumns('custom.plan,title,created_at', [plan]).map(({ sort }) => sort)).toEqual([
    'custom.plan',
    null,
    'created_at',
    'status',
  ])
})
