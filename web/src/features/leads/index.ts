import { lazy } from 'react'
import type { SendChange } from '~/data/offline-queue.ts'

/** Chooses a lead by typing; stands inside a Field and a Suspense. */
export const LeadPicker = lazy(() => import('./lead-picker.tsx'))

/** Loaded where something waited for the network. */
export const sendLeadChange: SendChange = async (change, isForced) =>
  (await import('./send-lead-change.ts')).sendLeadChange(change, isForced)
