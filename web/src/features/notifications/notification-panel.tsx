import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { readAll } from './change-inbox.ts'
import { NotificationList } from './notification-list.tsx'
import NotificationPreferences from './notification-preferences.tsx'
import { inboxQuery } from './queries.ts'

/** The button that was pressed is gone, and its focus with it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** What the open bell shows: the newest notifications, or which of them one wants. */
export function NotificationPanel({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing)
    return (
      <>
        <Button
          variant="quiet"
          size="small"
          className="-ml-2.5 mb-2"
          ref={takeFocus}
          onClick={() => setChoosing(false)}
        >
          <ArrowLeft aria-hidden="true" className="size-3.5" />
          Back to notifications
        </Button>
        <NotificationPreferences />
      </>
    )
  return <Newest userId={userId} onClose={onClose} onChoose={() => setChoosing(true)} />
}

function Newest({
  userId,
  onClose,
  onChoose,
}: {
  userId: string
  onClose: () => void
  onChoose: () => void
}) {
  const { data: inbox } = useQuery(inboxQuery(userId))
  return (
    <>
      <div className="-mx-2.5 flex items-center justify-between pb-1">
        <Button
          variant="quiet"
          size="small"
          disabled={!inbox || inbox.unread === 0}
          onClick={() => void readAll(userId)}
        >
          Mark all read
        </Button>
        <Button variant="quiet" size="small" onClick={onChoose}>
          <Settings2 aria-hidden="true" className="size-3.5" />
          Preferences
        </Button>
      </div>
      {inbox ? (
        <NotificationList userId={userId} items={inbox.items} onFollow={onClose} />
      ) : (
        <SkeletonRows count={5} label="Loading notifications" />
      )}
    </>
  )
}
