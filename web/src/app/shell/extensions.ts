import type { ComponentType } from 'react'
import { RecordingOverlay } from '~/features/voice/index.ts'

/**
 * What features add to the signed-in frame, loaded after the page:
 * `headerActions` stand between search and avatar (the notification bell), `overlays` float over every page (the
 * assistant, the consent banner, the debug panel). An entry is `lazy(() => import('~/features/…'))`.
 */
export const extensions: { headerActions: readonly ComponentType[]; overlays: readonly ComponentType[] } = {
  headerActions: [],
  overlays: [RecordingOverlay],
}
