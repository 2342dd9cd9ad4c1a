import * as z from 'zod/mini'

/** A row of `notifications`, as a read and as realtime give it. */
export const notificationRow = z.object({
  id: z.string(),
  title: z.string(),
  message: z.nullable(z.string()),
  /** A path of this app. */
  link: z.nullable(z.string()),
  read: z.boolean(),
  /** ISO 8601. */
  created_at: z.string(),
})
export type Notification = z.infer<typeof notificationRow>

/** docs/specified.md S7.2, S9.2: the newest of a person, and how many are unread among all of theirs. */
export interface Inbox {
  items: readonly Notification[]
  unread: number
}

export const inboxLimit = 20

/** Prepends one that has just come; one that is already there changes nothing. */
export function withNew(inbox: Inbox, notification: Notification): Inbox {
  if (inbox.items.some(({ id }) => id === notification.id)) return inbox
  return {
    items: [notification, ...inbox.items].slice(0, inboxLimit),
    unread: inbox.unread + (notification.read ? 0 : 1),
  }
}

/** Marks one read; the count never falls below 0, nor twice for the same one. */
export function withRead(inbox: Inbox, id: string): Inbox {
  const isUnread = inbox.items.some((item) => item.id === id && !item.read)
  if (!isUnread) return inbox
  return {
    items: inbox.items.map((item) => (item.id === id ? { ...item, read: true } : item)),
    unread: Math.max(0, inbox.unread - 1),
  }
}

export const withAllRead = ({ items }: Inbox): Inbox => ({
  items: items.map((item) => ({ ...item, read: true })),
  unread: 0,
})

/** What the badge shows: "9+" above 9, nothing at 0. */
export const badgeText = (unread: number): string => (unread > 9 ? '9+' : unread > 0 ? String(unread) : '')
