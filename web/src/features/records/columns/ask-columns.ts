import { lazy } from 'react'

/** Chooses the columns of a list, in a dialog; stands inside a Suspense. */
export const ColumnsDialog = lazy(() => import('./columns-dialog.tsx'))
