import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useUserId } from '~/data/session.ts'
import { Drawer } from '~/ui/drawer.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '~/ui/popover.tsx'
import { useIsPhone } from '~/ui/use-media.ts'
import { refreshInbox } from './change-inbox.ts'
import { badgeText } from './inbox.ts'
import { NotificationPanel } from './notification-panel.tsx'
import { inboxQuery } from './queries.ts'
import { useLiveInbox } from './use-live-inbox.ts'
import { useUnreadIcon } from './use-unread-icon.ts'

/**
 * docs/specified.md S4.3, S8.9: the bell in the header. What cannot be fetched is passed over in silence. `isWanted`: it was
 * pressed before this code was here.
 */
export default function NotificationBell({ isWanted }: { isWanted: boolean }) {
  const userId = useUserId()
  const [isOpen, setOpen] = useState(isWanted)
  const isPhone = useIsPhone()
  const unread = useQuery(inboxQuery(userId)).data?.unread ?? 0
  useLiveInbox(userId)
  useUnreadIcon(unread > 0)
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    if (isNowOpen) void refreshInbox(userId)
  }
  const close = () => setOpen(false)
  const button = <BellButton unread={unread} />
  if (isPhone)
    return (
      <>
        <BellButton unread={unread} onClick={() => change(true)} aria-haspopup="dialog" />
        <Drawer isOpen={isOpen} onOpenChange={change} title="Notifications">
          <NotificationPanel userId={userId} onClose={close} />
        </Drawer>
      </>
    )
  return (
    <Popover open={isOpen} onOpenChange={change}>
      <PopoverTrigger asChild>{button}</PopoverTrigger>
      <PopoverContent aria-label="Notifications" align="end" className="w-96 p-0">
        <div className="px-4 pt-3">
          <h2 className="text-base font-semibold">Notifications</h2>
        </div>
        <div className="max-h-[min(32rem,70vh)] overflow-y-auto px-4 pb-3">
          <NotificationPanel userId={userId} onClose={close} />
        </div>
      </PopoverContent>
    </Popover>
  )
}

interface BellProps extends Omit<Parameters<typeof IconButton>[0], 'label' | 'icon'> {
  unread: number
}

function BellButton({ unread, ...button }: BellProps) {
  return (
    <span className="relative inline-flex">
      <IconButton
        {...button}
        label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        icon={<Bell aria-hidden="true" />}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-accent tabular-nums ring-2 ring-canvas pointer-coarse:top-1 pointer-coarse:right-1"
        >
          {badgeText(unread)}
        </span>
      )}
    </span>
  )
}
