import { type ListSearch, readListSearch } from '../records/index.ts'

export type CustomersSearch = ListSearch

/** The query parameters of /accounts and /contacts; what is not valid is left out. */
export const readCustomersSearch = (raw: Record<string, unknown>): CustomersSearch => readListSearch(raw, [])
