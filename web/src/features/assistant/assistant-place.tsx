import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isOnPreviewHost } from '~/data/this-host.ts'
import { whenIdle } from '~/data/when-idle.ts'
import { RoundButton } from './round-button.tsx'

const AssistantButton = lazy(whenIdle(() => import('./assistant-button.tsx')))

/**
 * For the signed-in frame's overlays. The round button stands there from the first frame; what it opens follows when the
 * browser has time, and a press before that is kept until then.
 */
export function Assistant() {
  const isHidden = useLocation({ select: ({ pathname }) => pathname === '/blog/admin' }) || isOnPreviewHost
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    // What takes its place may come between press and release, which then are no click.
    <Suspense
      fallback={
        isHidden ? null : (
          <RoundButton onPointerDown={({ button }) => button === 0 && want()} onClick={want} />
        )
      }
    >
      <AssistantButton isHidden={isHidden} isWanted={isWanted} />
    </Suspense>
  )
}
