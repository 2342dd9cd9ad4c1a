import { leadFields } from '@parley/core/records/lead'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { orderOf, pageSize, placeOfPage, type RowsPage } from '../../records/index.ts'
import { type Lead, leadColumns, readLead } from '../lead.ts'
import type { LeadFilter } from '../leads-filter.ts'
import { leadKeys } from './lead-keys.ts'
import { narrowTo } from './narrow-leads.ts'

export type LeadsPage = RowsPage<Lead>

/**
 * One page of the list; the first also counts. Pages of a filter share its key, so that one call refreshes all.
 * @param total rows of the filter as far as known: pages beyond the middle are then read from the end
 */
export const leadsPageQuery = (filter: LeadFilter, page: number, total: number | null = null) =>
  queryOptions({
    queryKey: [...leadKeys.pages, filter, page],
    placeholderData: page === 0 ? keepPreviousData : undefined,
    queryFn: async ({ signal }): Promise<LeadsPage> => {
      const query = supabase.from('leads').select(leadColumns, page === 0 ? { count: 'exact' } : {})
      await narrowTo(query, filter)
      const { from, to, isReversed } = placeOfPage(page, pageSize, total)
      const { data, count } = await query
        .order(...orderOf(leadFields, filter, isReversed))
        .order('id', { ascending: !isReversed })
        .range(from, to)
        .abortSignal(signal)
        .throwOnError()
      const leads = data.map(readLead)
      return { rows: isReversed ? leads.toReversed() : leads, total: count }
    },
  })
