import { expect, test } from 'vitest'
import { mayChange, type SavedView, viewState } from './view-state.ts'

const me = '11111111-1111-4111-8111-111111111111'
const big: SavedView = {
  id: '22222222-2222-4222-8222-222222222222',
  ownerId: me,
  name: 'Big deals',
  isShared: false,
  search: { status: 'proposal', sort: 'value' },
}

const list = {
  meaning: (search: object) => JSON.stringify({ ...search, view_id: undefined, new: undefined }),
  always: [
    { name: 'All', search: {} },
    { name: 'Mine', search: { owner: me } },
  ],
}
const state = (search: object, views: readonly SavedView[] | null) => viewState(list, search, views)

test('an address that names a view is that view, changed or not', () => {
  const address = { ...big.search, view_id: big.id }
  expect(state(address, [big])).toEqual({
    view: big,
    isUnknown: false,
    builtIn: null,
    isChanged: false,
  })
  expect(state({ ...address, q: 'acme' }, [big]).isChanged).toBe(true)
  expect(state({ ...address, new: 1 }, [big]).isChanged).toBe(false)
})

test('the views that are always there are known by what they show', () => {
  expect(state({}, [big])).toMatchObject({ builtIn: 'All', isChanged: false })
  expect(state({ owner: me }, [big])).toMatchObject({ builtIn: 'Mine', isChanged: false })
  expect(state({ q: 'acme' }, [big])).toMatchObject({ builtIn: null, isChanged: true })
})

test('an unknown view is only called so once the views are there', () => {
  expect(state({ view_id: me }, null)).toMatchObject({ isUnknown: false, isChanged: false })
  expect(state({ view_id: me }, [big])).toMatchObject({ isUnknown: true, builtIn: 'All' })
})

test('the author changes a view; a shared one the company’s owner too', () => {
  expect(mayChange(big, me, false)).toBe(true)
  const theirs = { ...big, ownerId: null }
  expect(mayChange(theirs, me, true)).toBe(false)
  expect(mayChange({ ...theirs, isShared: true }, me, true)).toBe(true)
  expect(mayChange({ ...theirs, isShared: true }, me, false)).toBe(false)
})
