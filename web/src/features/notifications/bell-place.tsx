import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { whenIdle } from '~/data/when-idle.ts'
import { IconButton } from '~/ui/icon-button.tsx'

const Inbox = lazy(whenIdle(() => import('./notification-bell.tsx')))

/** For the signed-in frame's header: the bell from the first frame, its list later; a press before that is kept. */
export function NotificationBell() {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    // What takes its place may come between press and release, which then are no click.
    <Suspense
      fallback={
        <IconButton
          label="Notifications"
          icon={<Bell aria-hidden="true" />}
          onPointerDown={({ button }) => button === 0 && want()}
          onClick={want}
        />
      }
    >
      <Inbox isWanted={isWanted} />
    </Suspense>
  )
}
