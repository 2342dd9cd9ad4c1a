import { queryClient } from '~/data/query-client.ts'
import { filterOf, readLeadsSearch } from './leads-search.ts'
import { leadsPageQuery, membersQuery } from './queries.ts'

/** Asks for what /leads shows first. @param search the query parameters of the address */
export default function prefetchLeads(search: Record<string, unknown>): void {
  void queryClient.prefetchQuery(leadsPageQuery(filterOf(readLeadsSearch(search)), 0))
  void queryClient.prefetchQuery(membersQuery())
}
