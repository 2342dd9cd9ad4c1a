import { lazy } from 'react'

/** The people of a sale; stands inside a Suspense. */
export const LeadPeople = lazy(() => import('./lead-people/lead-people.tsx'))
