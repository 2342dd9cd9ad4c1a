import { lazy } from 'react'

/** For the signed-in frame's overlays: what is being recorded, on every page. */
export const RecordingOverlay = lazy(() => import('./overlay/recording-overlay.tsx'))
