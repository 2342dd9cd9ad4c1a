import type { ListingFilter } from '@parley/core/site/rendering'

export const everything: ListingFilter = { category: '', tag: '', author: '', search: '', page: 1 }

/** Path and query of a page of the list. */
export function toListingAddress({ category, tag, author, search, page }: ListingFilter): string {
  const [kind, slug] = category ? ['category', category] : tag ? ['tag', tag] : ['author', author]
  const path = slug ? `/blog/${kind}/${slug}` : '/blog'
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** How many pages a list of that many posts has; an empty one has a page that says so. */
export const countPages = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))
