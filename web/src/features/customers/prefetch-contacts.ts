import { prefetchCustomers } from './prefetch.ts'

/** Asks for what /contacts shows first. @param search the query parameters of the address */
export default function prefetchContacts(search: Record<string, unknown>): Promise<void> {
  return prefetchCustomers('contacts', search)
}
