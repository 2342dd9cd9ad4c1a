import { lazy } from 'react'

export { type Change, changeSchema } from './change.ts'
export { ChangeEntry } from './change-entry.tsx'
export { useChangeWords } from './use-change-words.ts'

/** The changes of one record; stands inside a Suspense. */
export const RecordHistory = lazy(() => import('./record-history.tsx'))

/** What changed in the whole company, for owners; stands inside a Suspense. */
export const CompanyHistory = lazy(() => import('./audit/company-history.tsx'))
