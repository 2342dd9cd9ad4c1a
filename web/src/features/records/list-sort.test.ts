import { leadFields } from '@parley/core/records/lead'
import { expect, it } from 'vitest'
import { isSort, orderOf, startsAscending } from './list-sort.ts'

it('sorts by fields that have an index and by the company’s own', () => {
  expect(['name', 'value', 'custom.plan'].every((sort) => isSort(leadFields, sort))).toBe(true)
  expect(
    ['title', 'company_id', 'custom.', 'custom.Plan', 'custom.a->b'].some((sort) => isSort(leadFields, sort)),
  ).toBe(false)
})

it('begins with A, the next day, and with the largest', () => {
  expect(
    ['name', 'status', 'custom.plan', 'expected_close_on'].every((sort) => startsAscending(leadFields, sort)),
  ).toBe(true)
  expect(['value', 'score', 'created_at'].map((sort) => startsAscending(leadFields, sort))).toEqual([
    false,
    false,
    false,
  ])
})

it('puts what is empty last, and first where it is read from the end', () => {
  expect(orderOf(leadFields, { sort: 'value', isAscending: true })).toEqual([
    'value',
    { ascending: true, nullsFirst: false },
  ])
  expect(orderOf(leadFields, { sort: 'custom.plan', isAscending: true }, true)).toEqual([
    'custom->plan',
    { ascending: false, nullsFirst: true },
  ])
  expect(orderOf(leadFields, { sort: 'name', isAscending: true })).toEqual(['name', { ascending: true }])
})
