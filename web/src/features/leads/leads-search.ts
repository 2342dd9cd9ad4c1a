import { type FieldFilter, readFilters } from '@parley/core/leads/filters/filter'
import { isStageKey } from '@parley/core/leads/stages'
import { readColumns } from './columns/column-names.ts'

export interface LeadsSearch {
  /** Words to find in name, company or email. */
  q?: string
  /** The key of a pipeline. */
  pipeline?: string
  /** The key of a stage, also of one that the company has no more: no lead is in it. */
  status?: string
  /** A colleague's id, or "nobody". */
  owner?: string
  /** Conditions on single fields; all must hold. */
  filters?: FieldFilter[]
  /** A field's column; one that nothing is sorted by counts as none. */
  sort?: string
  direction?: 'up' | 'down'
  /** Default: the table. */
  view?: 'board'
  /** The table's columns behind the name, between commas; without it the usual ones. */
  columns?: string
  /** The saved view that the rest came from. */
  view_id?: string
  /** The drawer for a new lead stands open. */
  new?: 1
}

const readText = (value: unknown, limit = 200): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, limit) : ''

/** The query parameters of /leads; what is not valid is left out. */
export function readLeadsSearch(raw: Record<string, unknown>): LeadsSearch {
  const q = readText(raw['q'])
  const pipeline = readText(raw['pipeline'])
  const status = readText(raw['status'])
  const owner = readText(raw['owner'])
  const sort = readText(raw['sort'])
  const filters = readFilters(raw['filters'])
  const columns = readColumns(readText(raw['columns'], 800)).join(',')
  const viewId = readText(raw['view_id'])
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(isStageKey(pipeline) ? { pipeline } : {}),
    ...(isStageKey(status) ? { status } : {}),
    ...(/^(nobody|[0-9a-f-]{36})$/.test(owner) ? { owner } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    ...(/^[a-z_]{1,60}$/.test(sort) ? { sort } : {}),
    ...(raw['direction'] === 'up' || raw['direction'] === 'down' ? { direction: raw['direction'] } : {}),
    ...(raw['view'] === 'board' ? { view: 'board' } : {}),
    ...(columns === '' ? {} : { columns }),
    ...(/^[0-9a-f-]{36}$/.test(viewId) ? { view_id: viewId } : {}),
    ...(raw['new'] === 1 || raw['new'] === '1' ? { new: 1 } : {}),
  }
}
