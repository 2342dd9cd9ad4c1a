import type { FieldFilter } from '@parley/core/leads/filters/filter'
import { leadFields } from '@parley/core/records/lead'
import type { LeadsSearch } from './leads-search.ts'

const sortedFields = leadFields.filter((field) => 'isSorted' in field)
export type LeadSort = (typeof sortedFields)[number]['column']

export interface LeadFilter {
  q: string
  status: string | null
  owner: string | null
  filters: readonly FieldFilter[]
  sort: LeadSort
  isAscending: boolean
}

const isDownwards = (sort: LeadSort) =>
  ['amount', 'score', 'moment'].includes(sortedFields.find(({ column }) => column === sort)?.type ?? '')

/** Whether a column is sorted upwards the first time: words from A, numbers and dates from the largest. */
export const startsAscending = (sort: LeadSort): boolean => !isDownwards(sort)

/** The filter an address means. Without a sort the leads last spoken with come first. */
export function filterOf({
  q = '',
  status,
  owner,
  filters = [],
  sort: said,
  direction,
}: LeadsSearch): LeadFilter {
  const sort = sortedFields.find(({ column }) => column === said)?.column ?? 'last_activity_at'
  return {
    q: q.trim(),
    status: status ?? null,
    owner: owner ?? null,
    filters,
    sort,
    isAscending: direction ? direction === 'up' : startsAscending(sort),
  }
}

/** Whether a filter leaves some leads out. */
export const isNarrowed = ({ q, status, owner, filters }: LeadFilter): boolean =>
  Boolean(q || status || owner || filters.length)

/** How many filters are on, the words of the search aside: these stand beside them. */
export const countFilters = ({ status, owner, filters }: LeadFilter): number =>
  [status, owner].filter(Boolean).length + filters.length

/** What takes every filter out of an address. */
export const withoutFilters = { q: undefined, status: undefined, owner: undefined, filters: undefined }
