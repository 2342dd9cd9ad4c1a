import { type FieldFilter, readFilters } from '@parley/core/leads/filters/filter'
import { readColumns } from './columns/column-names.ts'

/** What the address of every list says. */
export interface ListSearch {
  /** Words to find. */
  q?: string
  /** A colleague's id, or "nobody". */
  owner?: string
  /** Conditions on single fields; all must hold. */
  filters?: FieldFilter[]
  /** A field's column, or `custom.key`; one that nothing is sorted by counts as none. */
  sort?: string
  direction?: 'up' | 'down'
  /** The table's columns behind the name, between commas; without it the usual ones. */
  columns?: string
  /** The saved view that the rest came from. */
  view_id?: string
}

/** A query parameter as text; empty where it is none. */
export const readText = (value: unknown, limit = 200): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, limit) : ''

/**
 * The query parameters of a list; what is not valid is left out.
 * @param usual the names of the columns that show where none is chosen
 */
export function readListSearch(raw: Record<string, unknown>, usual: readonly string[]): ListSearch {
  const q = readText(raw['q'])
  const owner = readText(raw['owner'])
  const filters = readFilters(raw['filters'])
  const sort = readText(raw['sort'])
  const { direction } = raw
  const columns = readColumns(readText(raw['columns'], 800), usual).join(',')
  const viewId = readText(raw['view_id'])
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(/^(nobody|[0-9a-f-]{36})$/.test(owner) ? { owner } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    ...(/^(?:custom\.)?[a-z][a-z0-9_]{0,59}$/.test(sort) ? { sort } : {}),
    ...(direction === 'up' || direction === 'down' ? { direction } : {}),
    ...(columns === '' ? {} : { columns }),
    ...(/^[0-9a-f-]{36}$/.test(viewId) ? { view_id: viewId } : {}),
  }
}
