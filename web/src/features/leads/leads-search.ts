import { isStageKey } from '@parley/core/leads/stages'
import { type ListSearch, readListSearch, readText } from '../records/index.ts'
import { usualColumns } from './columns/usual-columns.ts'

export interface LeadsSearch extends ListSearch {
  /** The key of a pipeline. */
  pipeline?: string
  /** The key of a stage, also of one that the company has no more: no lead is in it. */
  status?: string
  /** Default: the table. */
  view?: 'board'
  /** The drawer for a new lead stands open. */
  new?: 1
}

/** The query parameters of /leads; what is not valid is left out. */
export function readLeadsSearch(raw: Record<string, unknown>): LeadsSearch {
  const pipeline = readText(raw['pipeline'])
  const status = readText(raw['status'])
  return {
    ...readListSearch(raw, usualColumns),
    ...(isStageKey(pipeline) ? { pipeline } : {}),
    ...(isStageKey(status) ? { status } : {}),
    ...(raw['view'] === 'board' ? { view: 'board' } : {}),
    ...(raw['new'] === 1 || raw['new'] === '1' ? { new: 1 } : {}),
  }
}
