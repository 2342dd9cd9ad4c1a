import { lazy } from 'react'

export { NotificationBell } from './bell-place.tsx'

/** Which notifications one wants, for a page of one's own account; stands inside a Suspense. */
export const NotificationPreferences = lazy(() => import('./notification-preferences.tsx'))
