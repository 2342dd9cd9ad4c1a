import { expect, test } from 'vitest'
import { filterOf } from './leads-filter.ts'
import { readLeadsSearch } from './leads-search.ts'

test('keeps what is valid and drops the rest', () => {
  expect(
    readLeadsSearch({
      q: 'acme',
      status: 'won',
      sort: 'value',
      direction: 'up',
      owner: 'nobody',
      filters: [['custom.seats', 'min', '5']],
      view: 'board',
      new: '1',
    }),
  ).toEqual({
    q: 'acme',
    status: 'won',
    sort: 'value',
    direction: 'up',
    owner: 'nobody',
    filters: [['custom.seats', 'min', '5']],
    view: 'board',
    new: 1,
  })
  expect(
    readLeadsSearch({
      q: '  ',
      status: 'Not a key',
      sort: 'I D',
      direction: 'left',
      owner: 'x,y',
      filters: [['custom.seats', 'min', 'many'], 'junk'],
      view: 'list',
      new: 2,
    }),
  ).toEqual({})
})

test('a company is that of the new lead', () => {
  expect(readLeadsSearch({ new: 1, company: 'Fjord' })).toEqual({ new: 1, company: 'Fjord' })
  expect(readLeadsSearch({ company: 'Fjord' })).toEqual({})
})

test('a search for a number stays words', () => {
  expect(readLeadsSearch({ q: 42 })).toEqual({ q: '42' })
})

test('words sort from A, numbers from the largest, and the default is the last activity', () => {
  expect(filterOf({})).toEqual({
    q: '',
    pipeline: null,
    status: null,
    owner: null,
    filters: [],
    sort: 'last_activity_at',
    isAscending: false,
  })
  expect(filterOf({ sort: 'name' }).isAscending).toBe(true)
  expect(filterOf({ sort: 'score' }).isAscending).toBe(false)
  expect(filterOf({ sort: 'score', direction: 'up' }).isAscending).toBe(true)
})

test('a sort by what nothing is sorted by is the usual one', () => {
  expect(filterOf({ sort: 'phone' }).sort).toBe('last_activity_at')
})

test('a stage is any key that a company may have', () => {
  expect(readLeadsSearch({ status: 'demo_booked_2' })).toEqual({ status: 'demo_booked_2' })
  expect(readLeadsSearch({ status: '2nd' })).toEqual({})
  expect(readLeadsSearch({ status: 'a'.repeat(41) })).toEqual({})
})
