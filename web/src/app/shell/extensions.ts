import { type ComponentType, lazy } from 'react'
import { whenIdle } from '~/data/when-idle.ts'
import { Assistant } from '~/features/assistant/index.ts'
import { NotificationBell } from '~/features/notifications/index.ts'
import { RecordingOverlay } from '~/features/voice/index.ts'

const OfflineNotice = lazy(whenIdle(() => import('./offline-notice.tsx')))
const LeaveWhenGone = lazy(whenIdle(() => import('./leave-when-gone.tsx')))

/**
 * What features add to the signed-in frame, loaded after the page:
 * `headerActions` stand between search and avatar (the notification bell), `overlays` float over every page (the
 * assistant, the consent banner, the debug panel). An entry is `lazy(() => import('~/features/…'))`.
 */
export const extensions: { headerActions: readonly ComponentType[]; overlays: readonly ComponentType[] } = {
  headerActions: [NotificationBell],
  overlays: [LeaveWhenGone, OfflineNotice, RecordingOverlay, Assistant],
}
