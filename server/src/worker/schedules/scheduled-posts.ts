import type { Database } from '../../database/database.ts'

/** Publishes the posts whose time has come. Publishing and clearing the schedule are one statement. */
export async function publishScheduledPosts({ sql }: Database): Promise<void> {
  await sql`
    with due as (delete from public.blog_post_schedules where publish_at <= now() returning post_id, publish_at)
    update public.blog_posts set status = 'published', published_at = due.publish_at from due
     where blog_posts.id = due.post_id and blog_posts.status = 'draft'`
}
