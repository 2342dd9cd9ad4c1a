import { type ListingFilter, listingPageSize } from '@parley/core/site/rendering'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import {
  isGone,
  type Listing,
  type PublishedArticle,
  readArticle,
  readListing,
  readMoved,
} from './published.ts'

/** One page of the public list; null for a category, tag or author that there is not. */
export const listingQuery = (filter: ListingFilter) =>
  queryOptions({
    queryKey: ['published-posts', 'list', filter],
    queryFn: async ({ signal }): Promise<Listing | null> => {
      const shown = { page: filter.page, page_size: listingPageSize }
      const asked = filter.author
        ? supabase.rpc('blog_author_listing', { author: filter.author, ...shown })
        : supabase.rpc('blog_listing', {
            ...(filter.category ? { category_slug: filter.category } : {}),
            ...(filter.tag ? { tag_slug: filter.tag } : {}),
            search: filter.search,
            ...shown,
          })
      const { data } = await asked.abortSignal(signal).throwOnError()
      return data === null ? null : readListing(data)
    },
  })

/** A published post, the slug it has now, or null where there is none. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['published-posts', 'one', slug],
    queryFn: async ({ signal }): Promise<PublishedArticle | { movedTo: string } | null> => {
      const { data } = await supabase
        .rpc('blog_article', { post_slug: slug })
        .abortSignal(signal)
        .throwOnError()
      if (data === null || isGone(data)) return null
      return readMoved(data) ?? readArticle(data)
    },
  })
