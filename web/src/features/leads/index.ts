import { lazy } from 'react'

export { leadChoicesQuery } from './calls/lead-choices-query.ts'
export { sendLeadChange } from './send-lead-change.ts'

/** Chooses a lead by typing; stands inside a Field and a Suspense. */
export const LeadPicker = lazy(() => import('./lead-picker.tsx'))
