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
  /** At whom the new lead is. */
  company?: string
}

/** The query parameters of /leads; what is not valid is left out. */
export function readLeadsSearch(raw: Record<string, unknown>): LeadsSearch {
  const pipeline = readText(raw['pipeline'])
  const status = readText(raw['status'])
  const isNew = raw['new'] === 1 || raw['new'] === '1'
  const company = readText(raw['company'])
  return {
    ...readListSearch(raw, usualColumns),
    ...(isStageKey(pipeline) ? { pipeline } : {}),
    ...(isStageKey(status) ? { status } : {}),
    ...(raw['view'] === 'board' ? { view: 'board' } : {}),
    ...(isNew ? { new: 1 } : {}),
    ...(isNew && company !== '' ? { company } : {}),
  }
}
