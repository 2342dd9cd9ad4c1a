import { lazy } from 'react'

/** Chooses the record that something belongs to; stands inside a Suspense. */
export const SubjectPicker = lazy(() => import('./subject-picker.tsx'))

/** Asks for the record that something belongs to, in a dialog; stands inside a Suspense. */
export const SubjectDialog = lazy(() => import('./subject-dialog.tsx'))
