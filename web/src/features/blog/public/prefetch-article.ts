import { queryClient } from '~/data/query-client.ts'
import { articleQuery } from './queries.ts'

/** Asks for the post that an address names. */
export default (_search: Record<string, unknown>, { slug = '' }: Record<string, string>): Promise<void> =>
  queryClient.prefetchQuery(articleQuery(slug))
