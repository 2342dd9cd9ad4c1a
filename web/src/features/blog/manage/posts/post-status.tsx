import { formatDay, formatWeekdayAndTime } from '~/data/formats.ts'
import { Status } from '~/ui/status.tsx'
import { type ListedPost, statusOf } from '../posts.ts'

/** Where a post stands, with the day that matters. */
export function PostState({ post }: { post: ListedPost }) {
  const status = statusOf(post)
  if (status === 'published') {
    return <Status kind="done">Published {formatDay(post.published_at ?? post.created_at)}</Status>
  }
  if (post.blog_post_schedules) {
    return (
      <Status kind="active">Publishes {formatWeekdayAndTime(post.blog_post_schedules.publish_at)}</Status>
    )
  }
  return (
    <Status kind="idle">Draft{post.planned_for ? `, planned for ${formatDay(post.planned_for)}` : ''}</Status>
  )
}
