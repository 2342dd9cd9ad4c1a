import { expect, test } from 'vitest'
import { listingFilterOf, readListingSearch } from './listing-search.ts'

test.each([
  [{}, {}],
  [
    { q: ' sales ', page: '3' },
    { q: 'sales', page: 3 },
  ],
  [{ q: 2026, page: 1 }, { q: '2026' }],
  [{ q: ' ', page: 0 }, {}],
  [{ q: null, page: '2.5' }, {}],
  [{ page: -2 }, {}],
  [{ page: 'Infinity' }, {}],
  [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(120) }],
])('%j is %j', (raw, search) => {
  expect(readListingSearch(raw)).toEqual(search)
})

test('an address lists all, or what its path and words name', () => {
  expect(listingFilterOf({}, {})).toEqual({ category: '', tag: '', author: '', search: '', page: 1 })
  expect(listingFilterOf({ q: 'x', page: 2 }, { tag: 'ai' })).toEqual({
    category: '',
    author: '',
    tag: 'ai',
    search: 'x',
    page: 2,
  })
})
