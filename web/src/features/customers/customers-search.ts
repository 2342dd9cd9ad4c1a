export type CustomerSort = 'name' | 'created_at'

export interface CustomersSearch {
  /** Words to find. */
  q?: string
  sort?: CustomerSort
  direction?: 'up' | 'down'
}

/** The query parameters of /accounts and /contacts; what is not valid is left out. */
export function readCustomersSearch(raw: Record<string, unknown>): CustomersSearch {
  const { q, sort, direction } = raw
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  return {
    ...(words.trim() === '' ? {} : { q: words }),
    ...(sort === 'name' || sort === 'created_at' ? { sort } : {}),
    ...(direction === 'up' || direction === 'down' ? { direction } : {}),
  }
}

/** What the words are looked for in. */
export const searchedColumns: Record<'accounts' | 'contacts', string[]> = {
  accounts: ['name', 'domain', 'website', 'custom_words'],
  contacts: ['name', 'email', 'custom_words'],
}

export interface CustomerFilter {
  q: string
  sort: CustomerSort
  isAscending: boolean
}

/** The filter that an address means: by name, where nothing else is said; dates from the latest. */
export function filterOf({ q = '', sort = 'name', direction }: CustomersSearch): CustomerFilter {
  return { q: q.trim(), sort, isAscending: direction ? direction === 'up' : sort === 'name' }
}
