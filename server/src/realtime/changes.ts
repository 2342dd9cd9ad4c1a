import type { Logger } from 'pino'
import { z } from 'zod'
import type { Caller, Row } from '../database/database.ts'
import { createTurns } from '../turns.ts'
import { type Catalogue, keyText, type PublishedTable } from './catalogue.ts'
import { createLastChanges } from './last-changes.ts'

const announcement = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  keys: z.array(z.record(z.string(), z.unknown())),
  deleted: z.array(z.unknown()).optional(),
})
type Announcement = z.infer<typeof announcement>
const notification = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('no JSON')
      return z.NEVER
    }
  })
  .pipe(announcement)

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
  /** Called when it missed a change; it gets no more, so its client has to rejoin and reload. */
  fail(): void
}

interface Dependencies {
  catalogue: Pick<Catalogue, 'find' | 'readVisible' | 'readVisibleDeleted'>
  log: Logger
}

/** A listener's own queue: changes in commit order, independent of other listeners. */
interface ListenerQueue {
  end: Promise<void>
  waiting: number
}

type Rows = Map<string, Row>

/** The most connections that read rows back at once; the others are for requests. */
const readsAtOnce = 4
/** Queued changes after which a listener has to reload. */
const behindAtMost = 10_000

const covers = (subscription: Subscription, schema: string, table: string) =>
  (subscription.schema === '*' || subscription.schema === schema) &&
  (subscription.table === '*' || subscription.table === '' || subscription.table === table)

const matches = (subscription: Subscription, change: Announcement) =>
  (subscription.event === '*' || subscription.event === change.type) &&
  covers(subscription, change.schema, change.table)

/**
 * Delivers to each listener the changes it subscribed to and may see. A row is read back once for each distinct caller,
 * under that caller's claims, so the table's policies decide and nothing travels in the notification but keys. A
 * listener whose read fails or whose queue is too long is dropped without affecting others.
 */
export function createChanges({ catalogue, log }: Dependencies) {
  const queues = new Map<ChangeListener, ListenerQueue>()
  const last = createLastChanges()
  const inTurn = createTurns(readsAtOnce)
  const reading = new Map<string, Promise<void>>()

  function drop(listener: ChangeListener, reason: unknown): void {
    if (!queues.delete(listener)) return
    log.error(reason, 'a change could not be told')
    listener.fail()
  }

  /** One read of a caller at a time, so that a slow one occupies a single connection. */
  function asCaller<T>(who: string, work: () => Promise<T>): Promise<T> {
    const result = (reading.get(who) ?? Promise.resolve()).then(() => inTurn(work))
    const settled = result
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        if (reading.get(who) === settled) reading.delete(who)
      })
    reading.set(who, settled)
    return result
  }

  const read = (caller: Caller, table: PublishedTable, change: Announcement): Promise<Rows> =>
    change.type === 'DELETE'
      ? catalogue.readVisibleDeleted(caller, table, change.deleted ?? [])
      : catalogue.readVisible(caller, table, change.keys)

  function deliverChange(
    listener: ChangeListener,
    subscriptions: readonly Subscription[],
    table: PublishedTable,
    change: Announcement,
    rows: Rows,
  ): void {
    for (const key of change.keys) {
      // It may have left meanwhile.
      if (!queues.has(listener)) return
      const row = rows.get(keyText(table, key))
      if (!row) continue
      const ids = subscriptions
        .filter((subscription) => subscription.matches(row))
        .map((subscription) => subscription.id)
      if (ids.length === 0) continue
      listener.deliver(ids, {
        schema: change.schema,
        table: change.table,
        commit_timestamp: change.at,
        type: change.type,
        columns: table.columns,
        record: change.type === 'DELETE' ? {} : row,
        old_record: change.type === 'INSERT' ? {} : key,
        errors: null,
      })
    }
  }

  function enqueue(listener: ChangeListener, queue: ListenerQueue, work: () => Promise<void>): void {
    if (queue.waiting >= behindAtMost) return drop(listener, new Error(`${queue.waiting} changes behind`))
    queue.waiting += 1
    queue.end = queue.end
      .then(() => (queues.has(listener) ? work() : undefined))
      .catch((error: unknown) => drop(listener, error))
      .finally(() => {
        queue.waiting -= 1
      })
  }

  return {
    add(listener: ChangeListener): () => void {
      queues.set(listener, { end: Promise.resolve(), waiting: 0 })
      return () => queues.delete(listener)
    },
    mark: last.mark,
    /** Whether nothing happened since a mark, which a client names when it joins, to the tables that a listener subscribed to; false where nobody knows. */
    isUnchangedSince: (mark: string, { subscriptions }: Pick<ChangeListener, 'subscriptions'>): boolean =>
      last.isUnchangedSince(mark, (schema, table) =>
        subscriptions.some((subscription) => covers(subscription, schema, table)),
      ),
    /** Notifications may have been lost, so all listeners have to reload. */
    interrupt(): void {
      last.forget()
      for (const listener of queues.keys())
        if (listener.subscriptions.length > 0) drop(listener, new Error('the database was out of hearing'))
    },
    /** Takes one NOTIFY payload. Each listener gets changes in commit order. */
    announce(payload: string): void {
      const parsed = notification.safeParse(payload)
      last.note(parsed.data)
      const table = parsed.success && catalogue.find(parsed.data.schema, parsed.data.table)
      if (!parsed.success || !table) return
      const change = parsed.data
      const reads = new Map<string, () => Promise<Rows>>()
      for (const [listener, queue] of queues) {
        const subscriptions = listener.subscriptions.filter((subscription) => matches(subscription, change))
        const caller = subscriptions.length > 0 ? listener.caller() : null
        if (!caller) continue
        const who = JSON.stringify(caller)
        const rows = reads.get(who) ?? once(() => asCaller(who, () => read(caller, table, change)))
        reads.set(who, rows)
        enqueue(listener, queue, async () =>
          deliverChange(listener, subscriptions, table, change, await rows()),
        )
      }
    },
  }
}

/** Runs the work at the first call and returns the same promise to all. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => (answer ??= work())
}
