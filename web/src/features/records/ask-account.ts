import { lazy } from 'react'

/** Chooses the account that somebody belongs to; stands inside a Suspense. */
export const AccountPicker = lazy(() => import('./account-picker.tsx'))
