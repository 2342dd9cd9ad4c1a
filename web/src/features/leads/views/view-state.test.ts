import { expect, test } from 'vitest'
import { isSameView, keptSearch, type LeadView, mayChange, viewState } from './view-state.ts'

const me = '11111111-1111-4111-8111-111111111111'
const big: LeadView = {
  id: '22222222-2222-4222-8222-222222222222',
  ownerId: me,
  name: 'Big deals',
  isShared: false,
  search: { status: 'proposal', sort: 'value' },
}

test('a view keeps the filter, not the drawer or another view', () => {
  expect(keptSearch({ q: 'acme', new: 1, view_id: big.id, columns: 'status,Nonsense', page: 4 })).toEqual({
    q: 'acme',
    columns: 'status',
  })
})

test('the order that goes without saying is the same as the one that is said', () => {
  expect(isSameView({}, { sort: 'last_activity_at', direction: 'down' })).toBe(true)
  expect(isSameView({ sort: 'value' }, { sort: 'value', direction: 'up' })).toBe(false)
  expect(isSameView({}, { view: 'board' })).toBe(false)
  expect(isSameView({}, { columns: 'status' })).toBe(false)
})

test('an address that names a view is that view, changed or not', () => {
  const address = { ...big.search, view_id: big.id }
  expect(viewState(address, [big], me)).toEqual({
    view: big,
    isUnknown: false,
    builtIn: null,
    isChanged: false,
  })
  expect(viewState({ ...address, q: 'acme' }, [big], me).isChanged).toBe(true)
  expect(viewState({ ...address, new: 1 }, [big], me).isChanged).toBe(false)
})

test('all leads and my leads are known by what they show, as table or board', () => {
  expect(viewState({}, [big], me)).toMatchObject({ builtIn: 'all', isChanged: false })
  expect(viewState({ view: 'board' }, null, me)).toMatchObject({ builtIn: 'all', isChanged: false })
  expect(viewState({ owner: me }, [big], me)).toMatchObject({ builtIn: 'mine', isChanged: false })
  expect(viewState({ q: 'acme' }, [big], me)).toMatchObject({ builtIn: null, isChanged: true })
})

test('an unknown view is only called so once the views are there', () => {
  expect(viewState({ view_id: me }, null, me)).toMatchObject({ isUnknown: false, isChanged: false })
  expect(viewState({ view_id: me }, [big], me)).toMatchObject({ isUnknown: true, builtIn: 'all' })
})

test('the author changes a view; a shared one the company’s owner too', () => {
  expect(mayChange(big, me, false)).toBe(true)
  const theirs = { ...big, ownerId: null }
  expect(mayChange(theirs, me, true)).toBe(false)
  expect(mayChange({ ...theirs, isShared: true }, me, true)).toBe(true)
  expect(mayChange({ ...theirs, isShared: true }, me, false)).toBe(false)
})
