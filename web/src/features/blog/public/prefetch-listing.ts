import { queryClient } from '~/data/query-client.ts'
import { listingFilterOf } from './listing-search.ts'
import { listingQuery } from './queries.ts'

/** Asks for the posts that an address lists. */
export default (search: Record<string, unknown>, params: Record<string, string>): Promise<void> =>
  queryClient.prefetchQuery(listingQuery(listingFilterOf(search, params)))
