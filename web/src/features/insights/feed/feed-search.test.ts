import { expect, it } from 'vitest'
import { readFeedSearch } from './feed-search.ts'

it('reads what is valid and leaves the rest out', () => {
  const owner = '11111111-2222-3333-4444-555555555555'
  expect(readFeedSearch({ kind: 'objection', owner, pinned: '1' })).toEqual({
    kind: 'objection',
    owner,
    pinned: 1,
  })
  expect(readFeedSearch({ kind: 'gossip', owner: 'me', pinned: 'yes' })).toEqual({})
})
