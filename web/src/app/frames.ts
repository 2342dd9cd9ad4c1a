import { lazyRouteComponent } from '@tanstack/react-router'

/** The frame of signed-in pages; once its code is there, it draws without a wait, which React's own `lazy` never does. */
export const AppFrame = lazyRouteComponent(() => import('./shell/app-frame.tsx'))

export const PlainFrame = lazyRouteComponent(() => import('./shell/plain-frame.tsx'))
