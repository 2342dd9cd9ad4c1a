import type { FieldFilter } from '@parley/core/leads/filters/filter'
import { salesFields } from '@parley/core/records/sales-records'
import { isSort, startsAscending } from '../records/index.ts'
import type { CustomerTable } from './change-customer.ts'
import type { CustomersSearch } from './customers-search.ts'

export interface CustomerFilter {
  q: string
  owner: string | null
  filters: readonly FieldFilter[]
  sort: string
  isAscending: boolean
}

/** The filter that an address means: by name, where nothing else is said; dates from the latest. */
export function filterOf(table: CustomerTable, search: CustomersSearch): CustomerFilter {
  const { q = '', owner = null, filters = [], sort: said = 'name', direction } = search
  const sort = isSort(salesFields[table], said) ? said : 'name'
  const isAscending = direction ? direction === 'up' : startsAscending(salesFields[table], sort)
  return { q: q.trim(), owner, filters, sort, isAscending }
}

/** How many filters are on, the words of the search aside. */
export const countFilters = ({ owner, filters }: CustomerFilter): number =>
  (owner === null ? 0 : 1) + filters.length

/** Whether a filter leaves some out. */
export const isNarrowed = (filter: CustomerFilter): boolean => filter.q !== '' || countFilters(filter) > 0

/** What takes every filter out of an address. */
export const withoutFilters = { q: undefined, owner: undefined, filters: undefined }
