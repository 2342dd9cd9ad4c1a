import type { NotificationKind } from '@parley/core/notifications/kinds'
import type { Sql, Transaction } from '../database/database.ts'

interface Notice {
  to: string
  kind: NotificationKind
  title: string
  message?: string | null
  /** A path of this app. */
  link: string | null
  /** The event's key: a person is notified once of an event, however often its job runs. */
  eventKey: string
}

/** Notifies one person by their preferences. Titles and messages are cut to the table's limits. */
export async function notify({ sql }: { sql: Sql | Transaction }, notice: Notice): Promise<void> {
  const { to, kind, title, message = null, link, eventKey } = notice
  await sql`
    select private.notify(${to}, ${kind}, ${title.slice(0, 300)}, ${message?.slice(0, 2000) ?? null}, ${link}, ${eventKey})`
}
