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
  const fields = differingFields('accounts', kept, gone, nameOf)
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
