import { formatPostDate, formatReadTime } from './dates.ts'
import type { PostCard } from './published.ts'

/** Date, time to read and category of a post, in one quiet line. */
export function PostMeta({ post }: { post: PostCard }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-faint">
      <time dateTime={post.published_at}>{formatPostDate(post.published_at)}</time>
      <span>{formatReadTime(post.read_time_minutes)}</span>
      {post.category && (
        <a href={`/blog/category/${post.category.slug}`} className="hover:text-ink hover:underline">
          {post.category.name}
        </a>
      )}
    </p>
  )
}
