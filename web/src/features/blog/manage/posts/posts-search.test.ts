import { expect, test } from 'vitest'
import { readCalendarSearch } from '../calendar/calendar-search.ts'
import { readPostsSearch } from './posts-search.ts'

const id = '6b0c7d0e-0000-4000-8000-000000000001'

test.each([
  [{}, {}],
  [{ q: 2026 }, { q: '2026' }],
  [{ q: '   ' }, {}],
  [{ q: ['a'] }, {}],
  [{ status: 'archived', sort: 'created', direction: 'down' }, {}],
  [
    { status: 'scheduled', sort: 'title', direction: 'up' },
    { status: 'scheduled', sort: 'title', direction: 'up' },
  ],
  [{ category: 'none' }, { category: 'none' }],
  [{ category: id }, { category: id }],
  [{ category: `${id},x` }, {}],
  [{ q: 'x'.repeat(300) }, { q: 'x'.repeat(200) }],
])('the list of posts reads %j as %j', (raw, search) => {
  expect(readPostsSearch(raw)).toEqual(search)
})

test.each([
  [
    { view: 'week', day: '2024-02-29' },
    { view: 'week', day: '2024-02-29' },
  ],
  [{ view: 'year', day: '2026-02-29' }, {}],
  [{ day: '2026-2-1' }, {}],
  [{ day: 20260201 }, {}],
])('the calendar reads %j as %j', (raw, search) => {
  expect(readCalendarSearch(raw)).toEqual(search)
})
