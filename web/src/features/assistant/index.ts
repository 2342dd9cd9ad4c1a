import { lazy } from 'react'
import { whenIdle } from '~/data/when-idle.ts'

/** For the signed-in frame's overlays: the round button and, once it is opened, the panel. */
export const Assistant = lazy(whenIdle(() => import('./assistant-button.tsx')))
