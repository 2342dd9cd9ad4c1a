import { lazy } from 'react'

/** The files of a record; stands inside a Suspense. */
export const Attachments = lazy(() => import('./attachments.tsx'))
