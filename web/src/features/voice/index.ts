import { lazy } from 'react'
import { whenIdle } from '~/data/when-idle.ts'

export { dismissInsight, makeTask } from './insight-acts.ts'

/** For the signed-in frame's overlays: what is being recorded, on every page. */
export const RecordingOverlay = lazy(whenIdle(() => import('./overlay/recording-overlay.tsx')))
