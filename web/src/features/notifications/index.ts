import { lazy } from 'react'
import { whenIdle } from '~/data/when-idle.ts'

/** For the signed-in frame's header. */
export const NotificationBell = lazy(whenIdle(() => import('./notification-bell.tsx')))

/** Which notifications one wants, for a page of one's own account; stands inside a Suspense. */
export const NotificationPreferences = lazy(() => import('./notification-preferences.tsx'))
