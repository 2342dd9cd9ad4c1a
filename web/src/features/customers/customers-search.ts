import { type FieldFilter, readFilters } from '@parley/core/leads/filters/filter'

export type CustomerSort = 'name' | 'created_at'

export interface CustomersSearch {
  /** Words to find. */
  q?: string
  /** Of accounts: a colleague's id, or "nobody". */
  owner?: string
  /** Conditions on single fields; all must hold. */
  filters?: FieldFilter[]
  sort?: CustomerSort
  direction?: 'up' | 'down'
}

/** The query parameters of /accounts and /contacts; what is not valid is left out. */
export function readCustomersSearch(raw: Record<string, unknown>): CustomersSearch {
  const { q, owner, sort, direction } = raw
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  const filters = readFilters(raw['filters'])
  return {
    ...(words.trim() === '' ? {} : { q: words }),
    ...(typeof owner === 'string' && /^(nobody|[0-9a-f-]{36})$/.test(owner) ? { owner } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    ...(sort === 'name' || sort === 'created_at' ? { sort } : {}),
    ...(direction === 'up' || direction === 'down' ? { direction } : {}),
  }
}

export interface CustomerFilter {
  q: string
  owner: string | null
  filters: readonly FieldFilter[]
  sort: CustomerSort
  isAscending: boolean
}

/** The filter that an address means: by name, where nothing else is said; dates from the latest. */
export function filterOf(search: CustomersSearch): CustomerFilter {
  const { q = '', owner = null, filters = [], sort = 'name', direction } = search
  return { q: q.trim(), owner, filters, sort, isAscending: direction ? direction === 'up' : sort === 'name' }
}

/** How many filters are on, the words of the search aside. */
export const countFilters = ({ owner, filters }: CustomerFilter): number =>
  (owner === null ? 0 : 1) + filters.length

/** Whether a filter leaves some out. */
export const isNarrowed = (filter: CustomerFilter): boolean => filter.q !== '' || countFilters(filter) > 0

/** What takes every filter out of an address. */
export const withoutFilters = { q: undefined, owner: undefined, filters: undefined }
