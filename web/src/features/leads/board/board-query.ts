import type { Stage } from '@parley/core/leads/stages'
import { leadFields } from '@parley/core/records/lead'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useProfile } from '~/data/profile.ts'
import { useStages } from '~/data/stages.ts'
import { supabase } from '~/data/supabase.ts'
import { orderOf } from '../../records/index.ts'
import { leadKeys } from '../calls/lead-keys.ts'
import { narrowTo } from '../calls/narrow-leads.ts'
import { readTotals } from '../calls/stage-totals.ts'
import { leadColumns, readLead } from '../lead.ts'
import type { LeadFilter } from '../leads-filter.ts'
import { type Board, pipelineOn, stagesOn } from './columns.ts'

/** Cards a column shows at first, and how many more a press adds. */
export const cardsPerStep = 25
/** Cards a column shows at most; a table is the better place for more. */
export const cardLimit = 200

/** How many cards each column shows; `cardsPerStep` where none is said. */
export type CardCounts = Readonly<Record<string, number>>

async function readCards(filter: LeadFilter, count: number, signal: AbortSignal) {
  const query = supabase.from('leads').select(leadColumns)
  await narrowTo(query, filter)
  const { data } = await query
    .order(...orderOf(leadFields, filter))
    .order('id')
    .limit(count)
    .abortSignal(signal)
    .throwOnError()
  return data.map(readLead)
}

/**
 * All columns with their totals in one answer, so that a card on its way is never in two columns or in none. The key
 * stands among those of the list's pages: a change shows here as it does there.
 * @param stages the company's
 */
export function boardQuery(asked: LeadFilter, counts: CardCounts, stages: readonly Stage[]) {
  const filter: LeadFilter = { ...asked, pipeline: pipelineOn(stages, asked) }
  const statuses = stagesOn(stages, filter)
  return queryOptions({
    queryKey: [...leadKeys.pages, 'board', filter, counts, statuses],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Board> => {
      const [totals, ...columns] = await Promise.all([
        readTotals(filter, signal),
        ...statuses.map((status) => readCards({ ...filter, status }, counts[status] ?? cardsPerStep, signal)),
      ])
      const leads = columns.flat()
      return {
        rows: leads,
        stages: totals,
        loadedAs: Object.fromEntries(leads.map(({ id, status }) => [id, status])),
      }
    },
  })
}

/** The board of a filter, once it is known which stages the company has. */
export function useBoard(filter: LeadFilter, counts: CardCounts) {
  const stages = useStages()
  const isPending = useProfile().isPending
  const query = boardQuery(filter, counts, stages)
  return { statuses: stagesOn(stages, filter), board: useQuery({ ...query, enabled: !isPending }) }
}
