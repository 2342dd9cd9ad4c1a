import type { FieldFilter } from '@parley/core/leads/filters/filter'
import { leadFields } from '@parley/core/records/lead'
import { isSort, startsAscending } from '../records/index.ts'
import type { LeadsSearch } from './leads-search.ts'

export interface LeadFilter {
  q: string
  /** The key of a pipeline. */
  pipeline: string | null
  status: string | null
  owner: string | null
  filters: readonly FieldFilter[]
  /** A field's column, or `custom.key`. */
  sort: string
  isAscending: boolean
}

/** The filter an address means. Without a sort the leads last spoken with come first. */
export function filterOf({
  q = '',
  pipeline,
  status,
  owner,
  filters = [],
  sort: said = '',
  direction,
}: LeadsSearch): LeadFilter {
  const sort = isSort(leadFields, said) ? said : 'last_activity_at'
  return {
    q: q.trim(),
    pipeline: pipeline ?? null,
    status: status ?? null,
    owner: owner ?? null,
    filters,
    sort,
    isAscending: direction ? direction === 'up' : startsAscending(leadFields, sort),
  }
}

/** Whether a filter leaves some leads out. */
export const isNarrowed = ({ q, pipeline, status, owner, filters }: LeadFilter): boolean =>
  Boolean(q || pipeline || status || owner || filters.length)

/** How many filters are on, the words of the search aside: these stand beside them. */
export const countFilters = ({ pipeline, status, owner, filters }: LeadFilter): number =>
  [pipeline, status, owner].filter(Boolean).length + filters.length

/** What takes every filter out of an address. */
export const withoutFilters = {
  q: undefined,
  pipeline: undefined,
  status: undefined,
  owner: undefined,
  filters: undefined,
}
