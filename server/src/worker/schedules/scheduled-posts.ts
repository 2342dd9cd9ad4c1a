import { findTemplateProblem } from '@parley/core/blog/template-text'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notifications/notify.ts'

interface DuePost {
  id: string
  publish_at: string
  /** Whoever arranged it, or wrote it. */
  told: string | null
  title: string
  excerpt: string | null
  content: string
}

/**
 * Publishes the posts whose time has come. One that still holds template text stays a draft, loses its appointment, and
 * whoever arranged it is told why.
 */
export async function publishScheduledPosts({ sql }: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    const due = await transaction<DuePost[]>`
      select post.id, arranged.publish_at, coalesce(arranged.scheduled_by, post.author_id) as told,
             post.title, post.excerpt, post.content
        from public.blog_post_schedules arranged join public.blog_posts post on post.id = arranged.post_id
       where arranged.publish_at <= now() for update`
    if (due.length === 0) return
    await transaction`delete from public.blog_post_schedules where post_id in ${transaction(due.map(({ id }) => id))}`
    for (const post of due) {
      const problem = findTemplateProblem(post)
      if (problem === null)
        await transaction`
          update public.blog_posts set status = 'published', published_at = ${post.publish_at}
           where id = ${post.id} and status = 'draft'`
      else if (post.told !== null)
        await notify(
          { sql: transaction },
          {
            to: post.told,
            kind: 'post_held',
            title: `Not published: ${post.title}`,
            message: problem,
            link: `/blog/admin?edit=${post.id}`,
            eventKey: `post-held-${post.id}-${post.publish_at}`,
          },
        )
    }
  })
}
