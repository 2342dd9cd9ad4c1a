import { expect, test } from 'vitest'
import { chosenValues, differingFields } from './merge-fields.ts'

const kept = {
  id: 'a',
  name: 'Acme',
  tags: [],
  custom: { plan: 'Gold' },
  phone: '1',
  domain: null,
  website: null,
  address: null,
  owner_id: null,
}
const gone = {
  ...kept,
  custom: { plan: 'Free', seats: 3 },
  id: 'b',
  name: 'Acme Corp',
  tags: ['vip'],
  phone: '2',
  owner_id: 'ben',
}
const nameOf = (id: string) => (id === 'ben' ? 'Ben Carter' : undefined)

test('what only the other knows goes over; of what both know the one that stays keeps its own', () => {
  const fields = differingFields('accounts', kept, gone, { nameOf, own: [] })
  expect(fields.map(({ label, show }) => [label, show(gone)])).toEqual([
    ['Name', 'Acme Corp'],
    ['Phone', '2'],
    ['Owner', 'Ben Carter'],
    ['Tags', 'vip'],
  ])
  expect(chosenValues(fields, kept, gone, new Map())).toEqual({
    owner_id: 'ben',
    tags: ['vip'],
    custom: { plan: 'Gold', seats: 3 },
  })
  expect(
    chosenValues(
      fields,
      kept,
      gone,
      new Map([
        ['phone', 'b'],
        ['tags', 'a'],
      ]),
    ),
  ).toEqual({
    phone: '2',
    owner_id: 'ben',
    custom: { plan: 'Gold', seats: 3 },
  })
})

test('chooses among the company’s own fields that differ, one by one', () => {
  const own = ['plan', 'seats'].map((key) => ({ key, label: key, type: 'text' as const, options: [] }))
  const two = { ...kept, id: 'b', custom: { plan: 'Free', seats: 3, left: 'comes' } }
  const fields = differingFields('accounts', kept, two, { nameOf, own })
  expect(fields.map(({ label, show }) => [label, show(kept), show(two)])).toEqual([
    ['plan', 'Gold', 'Free'],
    ['seats', '', '3'],
  ])
  expect(chosenValues(fields, kept, two, new Map())).toEqual({
    custom: { plan: 'Gold', seats: 3, left: 'comes' },
  })
  const other = new Map([
    ['custom.plan', 'b'],
    ['custom.seats', 'a'],
  ])
  expect(chosenValues(fields, kept, two, other)).toEqual({ custom: { plan: 'Free', left: 'comes' } })
})
