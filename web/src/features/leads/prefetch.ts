import { queryClient } from '~/data/query-client.ts'
import { knownStages } from '~/data/stages.ts'
import { membersQuery } from '../people/index.ts'
import { viewsQuery } from '../views/index.ts'
import { boardQuery } from './board/board-query.ts'
import { leadsPageQuery } from './calls/leads-page-query.ts'
import { filterOf, type LeadFilter } from './leads-filter.ts'
import { readLeadsSearch } from './leads-search.ts'

async function prefetchBoard(filter: LeadFilter): Promise<void> {
  await queryClient.prefetchQuery(boardQuery(filter, {}, await knownStages()))
}

/** Asks for what /leads shows first. @param search the query parameters of the address */
export default function prefetchLeads(search: Record<string, unknown>): Promise<void> {
  const address = readLeadsSearch(search)
  const filter = filterOf(address)
  const first =
    address.view === 'board' ? prefetchBoard(filter) : queryClient.prefetchQuery(leadsPageQuery(filter, 0))
  void queryClient.prefetchQuery(membersQuery())
  void queryClient.prefetchQuery(viewsQuery('leads'))
  return first
}
