import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { subscribe } from '~/data/realtime.ts'
import { toast } from '~/ui/toast.ts'
import { changeInbox, read, refreshInbox } from './change-inbox.ts'
import { type Notification, notificationRow, withNew } from './inbox.ts'

/** Milliseconds over which arrivals are gathered before the list is read again. */
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
  const show = useEffectEvent((notification: Notification) =>
    toast.info(notification.title, {
      id: notification.id,
      ...(notification.link === null ? {} : { action: { label: 'Open', onClick: () => open(notification) } }),
    }),
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      timer ??= setTimeout(() => {
        timer = undefined
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
              show(row.data)
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
