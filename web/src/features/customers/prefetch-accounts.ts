import { prefetchCustomers } from './prefetch.ts'

/** Asks for what /accounts shows first. @param search the query parameters of the address */
export default function prefetchAccounts(search: Record<string, unknown>): Promise<void> {
  return prefetchCustomers('accounts', search)
}
