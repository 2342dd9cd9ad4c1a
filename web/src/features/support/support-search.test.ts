import { expect, test } from 'vitest'
import { readSupportSearch } from './support-search.ts'

const ticket = '6b0c7d0e-0000-4000-8000-000000000001'

test.each([
  [
    { q: 'undo', article: 'offline', ticket },
    { q: 'undo', article: 'offline', ticket },
  ],
  [{ q: ' ', article: '../etc', ticket: 'x' }, {}],
  [{ q: 12, article: 'a'.repeat(41), ticket: 7 }, { q: '12' }],
])('%j is %j', (raw, search) => {
  expect(readSupportSearch(raw)).toEqual(search)
})
