import { type ListedPost, statusOf } from '../posts.ts'
import type { PostsSearch } from './posts-search.ts'

const keys = {
  title: ({ title }: ListedPost) => title.toLocaleLowerCase('en-US'),
  created: ({ created_at }: ListedPost) => created_at,
  published: (post: ListedPost) => post.published_at ?? post.blog_post_schedules?.publish_at ?? '',
}

/** The posts that fit the filters, in the order asked for; words match title and excerpt whatever their letter case. */
export function selectPosts(posts: readonly ListedPost[], search: PostsSearch): ListedPost[] {
  const words = search.q?.trim().toLocaleLowerCase('en-US') ?? ''
  const keyOf = keys[search.sort ?? 'created']
  const sign = search.direction === 'up' ? 1 : -1
  return posts
    .filter(
      (post) =>
        (search.status === undefined || statusOf(post) === search.status) &&
        (search.category === undefined || (post.category_id ?? 'none') === search.category) &&
        `${post.title}\n${post.excerpt ?? ''}`.toLocaleLowerCase('en-US').includes(words),
    )
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)]
      return a === b ? one.id.localeCompare(other.id) : (a < b ? -1 : 1) * sign
    })
}
