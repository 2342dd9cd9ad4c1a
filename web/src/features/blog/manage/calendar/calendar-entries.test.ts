import { expect, test } from 'vitest'
import type { ListedPost } from '../posts.ts'
import { toEntries } from './calendar-entries.ts'

const post = (id: string, part: Partial<ListedPost>): ListedPost => ({
  id,
  title: id,
  slug: id,
  excerpt: null,
  status: 'draft',
  category_id: null,
  published_at: null,
  planned_for: null,
  read_time_minutes: 1,
  created_at: '2026-03-01T00:00:00Z',
  updated_at: '2026-03-01T00:00:00Z',
  blog_categories: null,
  blog_post_schedules: null,
  ...part,
})
const shown = (posts: readonly ListedPost[], timeZone: string) =>
  [...toEntries(posts, timeZone)].map(([day, entries]) => [
    day,
    entries.map((entry) => `${entry.post.id} ${entry.kind}`),
  ])

test('a post stands on the day of its time zone; those with a time come first, in its order', () => {
  const posts = [
    post('planned', { planned_for: '2026-03-30' }),
    post('late', { status: 'published', published_at: '2026-03-29T23:30:00Z' }),
    post('early', { status: 'published', published_at: '2026-03-29T22:10:00Z' }),
  ]
  expect(shown(posts, 'Europe/Berlin')).toEqual([
    ['2026-03-30', ['early published', 'late published', 'planned planned']],
  ])
  expect(shown(posts, 'UTC')).toEqual([
    ['2026-03-29', ['early published', 'late published']],
    ['2026-03-30', ['planned planned']],
  ])
})

test('a schedule counts before a plan, a publication before both, and nothing has no day', () => {
  const schedule = { blog_post_schedules: { publish_at: '2026-04-02T08:00:00Z' } }
  const posts = [
    post('a', { ...schedule, planned_for: '2026-04-09' }),
    post('b', { ...schedule, status: 'published', published_at: '2026-04-01T08:00:00Z' }),
    post('c', {}),
  ]
  expect(shown(posts, 'UTC')).toEqual([
    ['2026-04-01', ['b published']],
    ['2026-04-02', ['a scheduled']],
  ])
})
