import { lazy } from 'react'

/** Asks for a tag that many records are given or lose; stands inside a Suspense. */
export const TagDialog = lazy(() => import('./tag-dialog.tsx'))
