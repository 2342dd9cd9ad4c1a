import type { ListingFilter } from '@parley/core/site/rendering'

export interface ListingSearch {
  q?: string
  page?: number
}

/** The query parameters of the public list; what is not valid is left out. */
export function readListingSearch(raw: Record<string, unknown>): ListingSearch {
  const words = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).trim() : ''
  const page = Number(raw['page'])
  return {
    ...(words ? { q: words.slice(0, 120) } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  }
}

/** What an address lists. @param search as it stands in the address @param params of its path */
export function listingFilterOf(
  search: Record<string, unknown>,
  { category = '', tag = '', author = '' }: { category?: string; tag?: string; author?: string },
): ListingFilter {
  const { q = '', page = 1 } = readListingSearch(search)
  return { category, tag, author, search: q, page }
}
