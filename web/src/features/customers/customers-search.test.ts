import { expect, it } from 'vitest'
import { filterOf } from './customers-filter.ts'
import { readCustomersSearch } from './customers-search.ts'

it('reads what an address says, and leaves out what is not valid', () => {
  expect(readCustomersSearch({ q: ' acme ', sort: 'created_at', direction: 'up', other: 1 })).toEqual({
    q: ' acme ',
    sort: 'created_at',
    direction: 'up',
  })
  const narrowed = { owner: 'nobody', filters: [['custom.plan', 'any', 'Gold']] }
  expect(readCustomersSearch(narrowed)).toEqual(narrowed)
  expect(
    readCustomersSearch({
      q: '  ',
      sort: 'company id',
      direction: 'sideways',
      owner: 'x',
      filters: ['website'],
    }),
  ).toEqual({})
})

it('sorts names from A and dates from the latest, unless the address says otherwise', () => {
  expect(filterOf('accounts', {})).toEqual({
    q: '',
    owner: null,
    filters: [],
    sort: 'name',
    isAscending: true,
  })
  expect(filterOf('accounts', { sort: 'created_at' })).toMatchObject({ isAscending: false })
  expect(filterOf('accounts', { sort: 'owner_id' })).toMatchObject({ sort: 'owner_id', isAscending: true })
  expect(filterOf('contacts', { sort: 'owner_id' })).toMatchObject({ sort: 'name' })
  expect(filterOf('contacts', { sort: 'last_activity_at' })).toMatchObject({ isAscending: false })
  expect(filterOf('accounts', { q: ' acme ', direction: 'down' })).toEqual({
    q: 'acme',
    owner: null,
    filters: [],
    sort: 'name',
    isAscending: false,
  })
})
