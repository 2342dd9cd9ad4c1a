import { useLocation, useMatches } from '@tanstack/react-router'
import { isOnPreviewHost } from '~/data/this-host.ts'
import { ConsentBanner } from '~/features/consent/index.ts'
import { DebugTools } from '~/features/debug/index.ts'
import { FloatingStack } from '~/ui/floating-notice.tsx'
import { HaltNotice } from './halt-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** What floats over every page, also those for visitors. Load it lazily. */
export default function GlobalOverlays() {
  const path = useLocation({ select: (location) => location.pathname })
  const isPlain = useMatches({ select: (matches) => matches.at(-1)?.staticData.entry?.frame === 'plain' })
  const isQuiet = isOnPreviewHost || path === '/blog/admin'
  return (
    <>
      <FloatingStack>
        <HaltNotice />
        <UpdateNotice />
        {!isQuiet && !isPlain && <ConsentBanner />}
      </FloatingStack>
      {!isQuiet && isPlain && (
        <FloatingStack isBeside>
          <ConsentBanner />
        </FloatingStack>
      )}
      <DebugTools />
    </>
  )
}
