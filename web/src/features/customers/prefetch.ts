import { queryClient } from '~/data/query-client.ts'
import { fieldsQuery } from '../fields/index.ts'
import { membersQuery } from '../people/index.ts'
import { viewsQuery } from '../views/index.ts'
import type { CustomerTable } from './change-customer.ts'
import { filterOf } from './customers-filter.ts'
import { readCustomersSearch } from './customers-search.ts'
import { accountsPageQuery, contactsPageQuery } from './read-pages.ts'

/** Asks for what a list of accounts or contacts shows first. */
export function prefetchCustomers(table: CustomerTable, search: Record<string, unknown>): Promise<void> {
  const filter = filterOf(table, readCustomersSearch(search))
  void queryClient.prefetchQuery(viewsQuery(table))
  void queryClient.prefetchQuery(fieldsQuery(table))
  if (table === 'contacts') return queryClient.prefetchQuery(contactsPageQuery(filter, 0))
  void queryClient.prefetchQuery(membersQuery())
  return queryClient.prefetchQuery(accountsPageQuery(filter, 0))
}
