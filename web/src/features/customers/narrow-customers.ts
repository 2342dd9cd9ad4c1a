import type { Narrowable } from '@parley/core/leads/filters/conditions'
import { narrowToWords } from '@parley/core/text/search-words'
import { narrowByFields } from '../filters/index.ts'
import type { CustomerTable } from './change-customer.ts'
import type { CustomerFilter } from './customers-filter.ts'

/** Leaves of a request for accounts or contacts those that a filter holds. */
export async function narrowTo(
  table: CustomerTable,
  query: Narrowable,
  { q, owner, filters }: Pick<CustomerFilter, 'q' | 'owner' | 'filters'>,
): Promise<void> {
  narrowToWords(query, q)
  if (table === 'accounts' && owner === 'nobody') query.filter('owner_id', 'is', 'null')
  else if (table === 'accounts' && owner !== null) query.filter('owner_id', 'eq', owner)
  await narrowByFields(table, query, filters)
}
