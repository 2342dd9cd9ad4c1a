import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { subscribe } from '~/data/realtime.ts'
import { toast } from '~/ui/toast.ts'
import { changeInbox, read, refreshInbox } from './change-inbox.ts'
import { type Notification, notificationRow, withNew } from './inbox.ts'

/** So many of one moment are shown one by one; the rest are counted. */
const shownAtOnce = 3
/** Milliseconds over which arrivals are gathered. */
const gathering = 150

/**
 * Follows the person's notifications: new ones are prepended, counted and shown as toasts; what another window marks
 * read is read here; each (re)connection asks anew, since what happened before it is not told.
 */
export function useLiveInbox(userId: string): void {
  const router = useRouter()
  const open = ({ id, link }: Notification) => {
    read(userId, id)
    if (link !== null) void router.navigate({ href: link })
  }
  const show = useEffectEvent((arrived: readonly Notification[]) => {
    for (const notification of arrived.slice(0, shownAtOnce)) {
      toast.info(notification.title, {
        id: notification.id,
        ...(notification.link === null
          ? {}
          : { action: { label: 'Open', onClick: () => open(notification) } }),
      })
    }
    const more = arrived.length - shownAtOnce
    if (more > 0) toast.info(`${more} more ${more === 1 ? 'notification' : 'notifications'}`)
  })
  useEffect(() => {
    let arrived: Notification[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        if (arrived.length > 0) show(arrived)
        arrived = []
        void refreshInbox(userId)
      }, gathering)
    }
    const unsubscribe = subscribe(
      `notifications ${crypto.randomUUID()}`,
      (channel) =>
        channel.on<Record<string, unknown>>(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` },
          (change) => {
            const row = change.eventType === 'INSERT' ? notificationRow.safeParse(change.new) : undefined
            if (row?.success) {
              arrived.push(row.data)
              changeInbox(userId, (inbox) => withNew(inbox, row.data))
            }
            settle()
          },
        ),
      (status) => status === 'SUBSCRIBED' && settle(),
    )
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [userId])
}
