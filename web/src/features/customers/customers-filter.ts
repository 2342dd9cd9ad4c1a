import type { FieldFilter } from '@parley/core/leads/filters/filter'
import { accountFields } from '@parley/core/records/account'
import { isSort, startsAscending } from '../records/index.ts'
import type { CustomersSearch } from './customers-search.ts'

/** Lists of contacts are sorted by the same fields. */
export const sortedFields = accountFields

export interface CustomerFilter {
  q: string
  owner: string | null
  filters: readonly FieldFilter[]
  sort: string
  isAscending: boolean
}

/** The filter that an address means: by name, where nothing else is said; dates from the latest. */
export function filterOf(search: CustomersSearch): CustomerFilter {
  const { q = '', owner = null, filters = [], sort: said = 'name', direction } = search
  const sort = isSort(sortedFields, said) ? said : 'name'
  const isAscending = direction ? direction === 'up' : startsAscending(sortedFields, sort)
  return { q: q.trim(), owner, filters, sort, isAscending }
}

/** How many filters are on, the words of the search aside. */
export const countFilters = ({ owner, filters }: CustomerFilter): number =>
  (owner === null ? 0 : 1) + filters.length

/** Whether a filter leaves some out. */
export const isNarrowed = (filter: CustomerFilter): boolean => filter.q !== '' || countFilters(filter) > 0

/** What takes every filter out of an address. */
export const withoutFilters = { q: undefined, owner: undefined, filters: undefined }
