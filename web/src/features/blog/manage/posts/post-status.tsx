import { formatDay } from '@parley/core/assistant/format-day'
import { Status } from '~/ui/status.tsx'
import { type ListedPost, statusOf } from '../posts.ts'

const day = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )

/** Where a post stands, with the day that matters. */
export function PostState({ post, timeZone }: { post: ListedPost; timeZone: string }) {
  const status = statusOf(post)
  if (status === 'published') {
    return <Status kind="done">Published {day(post.published_at ?? post.created_at, timeZone)}</Status>
  }
  if (post.blog_post_schedules) {
    return <Status kind="active">Goes out {formatDay(post.blog_post_schedules.publish_at, timeZone)}</Status>
  }
  return (
    <Status kind="idle">
      Draft{post.planned_for ? `, planned for ${day(post.planned_for, 'UTC')}` : ''}
    </Status>
  )
}
