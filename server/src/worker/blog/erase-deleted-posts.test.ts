import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { eraseDeletedPosts } from './erase-deleted-posts.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

it('erases what was deleted 30 days ago, and nothing younger', async () => {
  const { sql } = database
  for (const [slug, days] of [
    ['old', 30],
    ['young', 29],
    ['kept', null],
  ] as const)
    await sql`
      insert into public.blog_posts (title, slug, deleted_at)
      values (${slug}, ${slug}, now() - ${days}::float8 * interval '1 day')`
  await eraseDeletedPosts(database)
  const left = await sql<{ slug: string }[]>`select slug from public.blog_posts order by slug`
  expect(left.map(({ slug }) => slug)).toEqual(['kept', 'young'])
})
