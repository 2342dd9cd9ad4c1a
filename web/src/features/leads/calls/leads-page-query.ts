import { currentStages } from '@parley/core/leads/stages'
import { leadFields } from '@parley/core/records/lead'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { knownStages } from '~/data/stages.ts'
import { supabase } from '~/data/supabase.ts'
import { orderOf, pageSize, placeOfPage, type RowsPage } from '../../records/index.ts'
import { type Lead, leadColumns, readLead } from '../lead.ts'
import type { LeadFilter } from '../leads-filter.ts'
import { rowsByStage, type StageRows } from './by-stage.ts'
import { leadKeys } from './lead-keys.ts'
import { narrowTo } from './narrow-leads.ts'
import { readTotals } from './stage-totals.ts'

export type LeadsPage = RowsPage<Lead>

/**
 * One page of the list. Pages of a filter share its key, so that one call refreshes all.
 * @param total rows of the filter as far as known: pages beyond the middle are then read from the end
 */
export const leadsPageQuery = (filter: LeadFilter, page: number, total: number | null = null) =>
  queryOptions({
    queryKey: [...leadKeys.pages, filter, page],
    placeholderData: page === 0 ? keepPreviousData : undefined,
    queryFn: ({ signal }): Promise<LeadsPage> =>
      filter.sort === 'status' && filter.status === null
        ? readByStage(filter, page, signal)
        : readSorted(filter, page, total, signal),
  })

/** How many leads a filter finds, in whatever order. */
export const leadsCountQuery = ({ q, pipeline, status, owner, filters }: LeadFilter) =>
  queryOptions({
    queryKey: [...leadKeys.lists, 'count', { q, pipeline, status, owner, filters }],
    queryFn: async ({ signal }) => {
      const query = supabase.from('leads').select('id', { count: 'exact', head: true })
      await narrowTo(query, { q, pipeline, status, owner, filters })
      const { count } = await query.abortSignal(signal).throwOnError()
      return count ?? 0
    },
  })

async function readSorted(
  filter: LeadFilter,
  page: number,
  total: number | null,
  signal: AbortSignal,
): Promise<LeadsPage> {
  const query = supabase.from('leads').select(leadColumns)
  await narrowTo(query, filter)
  const { from, to, isReversed } = placeOfPage(page, pageSize, total)
  const { data } = await query
    .order(...orderOf(leadFields, filter, isReversed))
    .order('id', { ascending: !isReversed })
    .range(from, to)
    .abortSignal(signal)
    .throwOnError()
  const leads = data.map(readLead)
  return { rows: isReversed ? leads.toReversed() : leads }
}

/** How many leads of a filter each stage has, in the order of the list. */
const stageCountsQuery = (filter: LeadFilter) =>
  queryOptions({
    queryKey: [...leadKeys.lists, 'stages', filter],
    queryFn: async ({ signal }) => {
      const [stages, totals] = await Promise.all([knownStages(), readTotals(filter, signal)])
      const inOrder = currentStages(stages).map(({ key }) => ({
        status: key,
        leads: totals.reduce((sum, { status, leads }) => (status === key ? sum + leads : sum), 0),
      }))
      return filter.isAscending ? inOrder : inOrder.toReversed()
    },
  })

async function readStage(filter: LeadFilter, { status, from, to }: StageRows, signal: AbortSignal) {
  const query = supabase.from('leads').select(leadColumns)
  await narrowTo(query, { ...filter, status })
  const { data } = await query
    .order('last_activity_at', { ascending: false })
    .order('id')
    .range(from, to)
    .abortSignal(signal)
    .throwOnError()
  return data.map(readLead)
}

/** A page of the list sorted by stage, in the company's order; of one stage those last spoken with come first. */
async function readByStage(filter: LeadFilter, page: number, signal: AbortSignal): Promise<LeadsPage> {
  const counts = await queryClient.fetchQuery({
    ...stageCountsQuery(filter),
    staleTime: page === 0 ? 0 : Number.POSITIVE_INFINITY,
  })
  const places = rowsByStage(counts, page * pageSize, (page + 1) * pageSize - 1)
  const parts = await Promise.all(places.map((place) => readStage(filter, place, signal)))
  return { rows: parts.flat(), total: counts.reduce((sum, { leads }) => sum + leads, 0) }
}
