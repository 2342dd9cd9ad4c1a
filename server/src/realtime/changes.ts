import type { Logger } from 'pino'
import { z } from 'zod'
import type { Caller, Row } from '../database/database.ts'
import { type Catalogue, keyText } from './catalogue.ts'

const announcement = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  keys: z.array(z.record(z.string(), z.unknown())),
  deleted: z.array(z.unknown()).optional(),
})
type Announcement = z.infer<typeof announcement>

export interface Subscription {
  id: number
  event: string
  schema: string
  table: string
  matches: (row: Row) => boolean
}

/** One joined channel of one connection, as far as changes are concerned. */
export interface ChangeListener {
  /** Read at each event, since a token may have been renewed; null once it has expired. */
  caller(): Caller | null
  subscriptions: readonly Subscription[]
  deliver(ids: number[], data: Record<string, unknown>): void
}

interface Dependencies {
  catalogue: Catalogue
  log: Logger
}

const concerns = (subscription: Subscription, change: Announcement) =>
  (subscription.event === '*' || subscription.event === change.type) &&
  (subscription.schema === '*' || subscription.schema === change.schema) &&
  (subscription.table === '*' || subscription.table === '' || subscription.table === change.table)

/**
 * Tells each listener of the changes it asked for and may see. A row is read back once for each distinct caller, under
 * that caller's claims, so the table's policies decide and nothing travels in the notification but keys.
 */
export function createChanges({ catalogue, log }: Dependencies) {
  const listeners = new Set<ChangeListener>()
  let queue: Promise<void> = Promise.resolve()

  async function tell(change: Announcement): Promise<void> {
    const table = catalogue.find(change.schema, change.table)
    if (!table) return
    const interested = [...listeners].flatMap((listener) => {
      const subscriptions = listener.subscriptions.filter((subscription) => concerns(subscription, change))
      const caller = subscriptions.length > 0 ? listener.caller() : null
      return caller ? [{ listener, subscriptions, caller }] : []
    })
    for (const group of Map.groupBy(interested, ({ caller }) => JSON.stringify(caller)).values()) {
      const caller = group[0]?.caller
      if (!caller) continue
      const rows =
        change.type === 'DELETE'
          ? await catalogue.readVisibleDeleted(caller, table, change.deleted ?? [])
          : await catalogue.readVisible(caller, table, change.keys)
      for (const key of change.keys) {
        const row = rows.get(keyText(table, key))
        if (!row) continue
        const data = {
          schema: change.schema,
          table: change.table,
          commit_timestamp: change.at,
          type: change.type,
          columns: table.columns,
          record: change.type === 'DELETE' ? {} : row,
          old_record: change.type === 'INSERT' ? {} : key,
          errors: null,
        }
        for (const { listener, subscriptions } of group) {
          const ids = subscriptions
            .filter((subscription) => subscription.matches(row))
            .map((subscription) => subscription.id)
          if (ids.length > 0) listener.deliver(ids, data)
        }
      }
    }
  }

  return {
    add(listener: ChangeListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Takes one NOTIFY payload. Changes are told in the order they were committed. */
    announce(payload: string): void {
      const parsed = announcement.safeParse(JSON.parse(payload))
      if (!parsed.success) return
      queue = queue
        .then(() => tell(parsed.data))
        .catch((error: unknown) => log.error(error, 'a change could not be told'))
    },
  }
}
