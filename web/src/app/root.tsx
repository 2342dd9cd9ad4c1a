import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { hasStoredSession } from '~/data/stored-session.ts'
import { whenIdle } from '~/data/when-idle.ts'
import { AppFrame, PlainFrame } from './frames.ts'
import { LoadingPage } from './pages/loading-page.tsx'
import type { Frame, RouteEntry } from './route-entry.ts'
import { SiteFrame } from './shell/site-frame.tsx'

const GlobalOverlays = lazy(whenIdle(() => import('./shell/global-overlays.tsx')))

/** Visitors get the public header; those signed in keep theirs on public pages, save on the landing page. */
function chooseFrame(entry: RouteEntry | undefined): Frame {
  const frame = entry?.frame ?? (entry && entry.access !== 'public' ? 'app' : 'site')
  return frame === 'site' && entry?.path !== '/' && hasStoredSession() ? 'app' : frame
}

export function Root() {
  return (
    <>
      <Framed />
      <Suspense fallback={null}>
        <GlobalOverlays />
      </Suspense>
    </>
  )
}

function Framed() {
  const frame = useMatches({ select: (matches) => chooseFrame(matches.at(-1)?.staticData.entry) })
  if (frame === 'site') {
    return (
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    )
  }
  const Chosen = frame === 'app' ? AppFrame : PlainFrame
  return (
    <Suspense fallback={<LoadingPage />}>
      <Chosen>
        <Outlet />
      </Chosen>
    </Suspense>
  )
}
