import {
  currentStages,
  firstStage,
  openStages,
  pipelinesOf,
  type Stage,
  stagesIn,
} from '@parley/core/leads/stages'
import type { LeadsPage } from '../calls/leads-page-query.ts'
import type { StageTotal } from '../calls/stage-totals.ts'
import type { Lead } from '../lead.ts'
import type { LeadFilter } from '../leads-filter.ts'

/** Where a lead begins that is made on a page with that filter. */
export const firstStageOn = (stages: readonly Stage[], { pipeline }: Narrowed): string =>
  openStages(stagesIn(stages, pipeline))[0]?.key ?? firstStage

/** What of a filter says which stages there are. */
type Narrowed = Pick<LeadFilter, 'pipeline' | 'status'>

/** The first leads of each stage, and the totals of all of them. */
export interface Board extends LeadsPage {
  stages: readonly StageTotal[]
  /** The stage of each of the leads when they were loaded: what the totals count them under. */
  loadedAs: Readonly<Record<string, string>>
}

export interface Column {
  status: string
  /** Those loaded so far. */
  leads: readonly Lead[]
  /** All leads of the stage. */
  count: number
  /** Summed by currency, the largest first; without those that sum to nothing. */
  values: readonly { currency: string; value: number }[]
}

/** The pipeline that a board shows: the one asked for, else the first of several; null where there is one alone, or one stage. */
export function pipelineOn(stages: readonly Stage[], { pipeline, status }: Narrowed): string | null {
  if (pipeline !== null || status !== null) return pipeline
  const [first, ...others] = pipelinesOf(stages)
  return first && others.length > 0 ? first.key : null
}

/** The keys of the stages that a filter leaves on the board, in the company's order. */
export const stagesOn = (stages: readonly Stage[], filter: Narrowed): readonly string[] =>
  filter.status
    ? [filter.status]
    : currentStages(stagesIn(stages, pipelineOn(stages, filter))).map(({ key }) => key)

const countedAs = (lead: Lead, status: string, leads: 1 | -1): StageTotal => ({
  status,
  currency: lead.currency,
  leads,
  value: leads * (lead.value ?? 0),
})

/** What the totals lack: leads moved since they were loaded, and those hidden because they are being deleted. */
function correctionsOf({ rows, loadedAs }: Board, hidden: ReadonlySet<string>): StageTotal[] {
  return rows.flatMap((lead) => {
    const before = loadedAs[lead.id] ?? lead.status
    if (hidden.has(lead.id)) return [countedAs(lead, before, -1)]
    return before === lead.status ? [] : [countedAs(lead, before, -1), countedAs(lead, lead.status, 1)]
  })
}

function sumByCurrency(totals: readonly StageTotal[]): Column['values'] {
  const sums = new Map<string, number>()
  for (const { currency, value } of totals) sums.set(currency, (sums.get(currency) ?? 0) + value)
  return [...sums]
    .map(([currency, value]) => ({ currency, value }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
}

/** The columns as they stand now: what has just been moved lies on top of its new stage and counts there. */
export function toColumns(board: Board, statuses: readonly string[], hidden: ReadonlySet<string>): Column[] {
  const totals = [...board.stages, ...correctionsOf(board, hidden)]
  const shown = board.rows.filter(({ id }) => !hidden.has(id))
  return statuses.map((status) => {
    const leads = shown.filter((lead) => lead.status === status)
    const isNew = (lead: Lead) => (board.loadedAs[lead.id] ?? status) !== status
    const own = totals.filter((total) => total.status === status)
    return {
      status,
      leads: [...leads.filter(isNew), ...leads.filter((lead) => !isNew(lead))],
      count: own.reduce((sum, total) => sum + total.leads, 0),
      values: sumByCurrency(own),
    }
  })
}
