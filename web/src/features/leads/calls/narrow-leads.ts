import type { Narrowable } from '@parley/core/leads/filters/conditions'
import { anyColumnOrPhone } from '@parley/core/text/search-words'
import { narrowByFields } from '../../filters/index.ts'
import type { LeadFilter } from '../leads-filter.ts'

/** A request that can be narrowed in place, as supabase-js builds it. */
interface NarrowableLeads extends Narrowable {
  eq: (column: 'pipeline' | 'status' | 'owner_id', value: string) => unknown
  is: (column: 'owner_id', value: null) => unknown
}

/** Leaves of a request for leads those that a filter holds. */
export async function narrowTo(
  query: NarrowableLeads,
  { q, pipeline, status, owner, filters }: Omit<LeadFilter, 'sort' | 'isAscending'>,
): Promise<void> {
  if (q) query.or(anyColumnOrPhone(['name', 'company', 'email', 'custom_words'], q))
  if (pipeline) query.eq('pipeline', pipeline)
  if (status) query.eq('status', status)
  if (owner === 'nobody') query.is('owner_id', null)
  else if (owner) query.eq('owner_id', owner)
  await narrowByFields('leads', query, filters)
}
