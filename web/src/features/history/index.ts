import { lazy } from 'react'

export { useRestored } from './restored.ts'

// All of it is read on demand: each stands inside a Suspense.

/** The changes of one record, below its form and closed at first. */
export const HistoryDetails = lazy(() => import('./history-details.tsx'))

/** One change of a record, as its timeline holds it. */
export const TimelineChange = lazy(() => import('./timeline-change.tsx'))

/** What changed in the whole company, for owners. */
export const CompanyHistory = lazy(() => import('./audit/company-history.tsx'))
