import { expect, test } from 'vitest'
import { keptSearch, leadViews } from './lead-views.ts'

const me = '11111111-1111-4111-8111-111111111111'
const { meaning, always } = leadViews(me, {})

test('a view keeps the filter, not the drawer or another view', () => {
  expect(keptSearch({ q: 'acme', new: 1, view_id: me, columns: 'status,Nonsense', page: 4 })).toEqual({
    q: 'acme',
    columns: 'status',
  })
})

test('the order that goes without saying is the same as the one that is said', () => {
  expect(meaning({})).toBe(meaning({ sort: 'last_activity_at', direction: 'down', new: 1 }))
  const others = [
    { sort: 'value', direction: 'up' },
    { view: 'board' },
    { columns: 'status' },
    { sort: 'custom.plan' },
  ]
  expect(new Set([{}, { sort: 'value' }, ...others].map(meaning)).size).toBe(6)
})

test('all leads and one’s own are always there, as a board too', () => {
  expect(always.map(({ search }) => search)).toEqual([{}, { owner: me }])
  expect(leadViews(me, { view: 'board' }).always.map(({ search }) => search)).toEqual([
    { view: 'board' },
    { view: 'board', owner: me },
  ])
})
