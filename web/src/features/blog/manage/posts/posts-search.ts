const statuses = ['draft', 'scheduled', 'published'] as const
export type PostStatus = (typeof statuses)[number]
const sorts = ['title', 'created', 'published'] as const
export type PostSort = (typeof sorts)[number]

export interface PostsSearch {
  /** Words to find in title or excerpt. */
  q?: string
  status?: PostStatus
  /** A category's id, or `none`. */
  category?: string
  /** Default: `created`, the newest first. */
  sort?: PostSort
  direction?: 'up'
}

/** The query parameters of /blog/posts; what is not valid is left out. */
export function readPostsSearch(raw: Record<string, unknown>): PostsSearch {
  const { q, category } = raw
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  const status = statuses.find((known) => known === raw['status'])
  const sort = sorts.find((known) => known === raw['sort'])
  return {
    ...(words.trim() === '' ? {} : { q: words }),
    ...(status ? { status } : {}),
    ...(typeof category === 'string' && /^([0-9a-f-]{36}|none)$/.test(category) ? { category } : {}),
    ...(sort && sort !== 'created' ? { sort } : {}),
    ...(raw['direction'] === 'up' ? { direction: 'up' } : {}),
  }
}
