import type { Database } from '../../database/database.ts'

/** Erases posts that were deleted 30 days ago or more, with all that hangs on them; until then they can come back. */
export async function eraseDeletedPosts({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`delete from public.blog_posts where deleted_at < now() - interval '30 days'`
}
