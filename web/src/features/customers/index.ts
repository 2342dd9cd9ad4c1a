import { lazy } from 'react'
import type { SendChange } from '~/data/offline-queue.ts'

/** The people of a sale; stands inside a Suspense. */
export const LeadPeople = lazy(() => import('./lead-people/lead-people.tsx'))

/** Says of what is being typed that it is there already; stands inside a Suspense. */
export const KnownAlready = lazy(() => import('./merge/known-already.tsx'))

/** Loaded where something waited for the network. */
export const sendCustomerChange =
  (table: 'accounts' | 'contacts'): SendChange =>
  async (change, isForced) =>
    (await import('./send-customer-change.ts')).sendCustomerChange(table, change, isForced)
