import { onlineManager } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { describeError, isRetryable } from './describe-error.ts'
import { readSession } from './session.ts'
import { createStore } from './store.ts'

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
const fields = z.record(z.string(), z.union([plain, z.array(z.string()), z.record(z.string(), plain)]))
const queuedChange = z.object({
  id: z.string(),
  /** `create` makes a row of `patch` under the one id, which the browser chose, so that sending it twice makes one. */
  kind: z._default(z.enum(['edit', 'create']), 'edit'),
  table: z.enum(['leads', 'tasks', 'accounts', 'contacts', 'lead_activities']),
  ids: z.array(z.string()),
  patch: fields,
  /** The patched fields as they stood, by row: what the server must still hold for the change to fit. */
  before: z.record(z.string(), fields),
  /** What happened, in words: "Acme moved to Won". */
  said: z.string(),
  /** Why it could not be made, once the server was asked. */
  problem: z.nullable(z.string()),
})

export type QueuedChange = z.infer<typeof queuedChange>
/** Makes a change; answers what stands against it, or null. `isForced`: whatever was changed meanwhile. */
export type SendChange = (change: QueuedChange, isForced: boolean) => Promise<string | null>

/** What waits for the network, of the person signed in, the oldest first. Survives a reload. */
export const offlineQueue = createStore<readonly QueuedChange[]>([])

const storageKey = () => `parley.queue.${readSession().session?.user.id ?? ''}`

function readStored(): readonly QueuedChange[] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(storageKey()) ?? '[]')
    // One by one: what another version of the app wrote must not take the rest with it.
    return Array.isArray(stored) ? stored.flatMap((entry) => queuedChange.safeParse(entry).data ?? []) : []
  } catch {
    return []
  }
}

/** Takes over what an earlier visit or another window left. */
export const readQueue = (): void => offlineQueue.write(readStored())

function keep(changes: readonly QueuedChange[]): void {
  // The disk first: what it refuses is not shown as waiting.
  if (changes.length === 0) globalThis.localStorage.removeItem(storageKey())
  else globalThis.localStorage.setItem(storageKey(), JSON.stringify(changes))
  offlineQueue.write(changes)
}

export const isOffline = (): boolean => !onlineManager.isOnline()

function queue(change: Omit<QueuedChange, 'id' | 'problem'>): () => void {
  const id = crypto.randomUUID()
  keep([...readStored(), { ...change, id, problem: null }])
  return () => dropChange(id)
}

/** Keeps a change until the network is back. Throws where the browser keeps nothing. @returns what takes it back */
export const queueChange = (change: Omit<QueuedChange, 'id' | 'kind' | 'problem'>): (() => void) =>
  queue({ ...change, kind: 'edit' })

/** Keeps a new row until the network is back, as `queueChange` does. `said`: "Task added: Call Ana". */
export const queueCreation = (
  table: QueuedChange['table'],
  row: QueuedChange['patch'],
  said: string,
  id: string = crypto.randomUUID(),
): (() => void) => queue({ kind: 'create', table, ids: [id], patch: row, before: {}, said })

export const dropChange = (id: string): void => keep(readStored().filter((change) => change.id !== id))

function note(id: string, problem: string): void {
  keep(readStored().map((change) => (change.id === id ? { ...change, problem } : change)))
}

/**
 * Makes one change: gone from the queue when it is made, with its problem when it is refused.
 * @returns false where the network went again, and the change stays as it is
 */
async function sendOne(change: QueuedChange, send: SendChange, isForced: boolean): Promise<boolean> {
  try {
    const problem = await send(change, isForced)
    if (problem === null) dropChange(change.id)
    else note(change.id, problem)
  } catch (error) {
    const isUndecided = isRetryable(error)
    if (!isUndecided || change.problem !== null) note(change.id, describeError(error))
    return !isUndecided
  }
  return true
}

/** Sends what waits, in order, in one window at a time. What was refused before stays until someone decides. */
export const sendQueue = (send: SendChange): Promise<void> =>
  navigator.locks.request('parley.queue', async () => {
    const key = storageKey()
    const tried = new Set<string>()
    /** Rows with a change that did not arrive: later ones would be made before it. */
    const held = new Set<string>()
    // Read anew each time: what was taken back meanwhile is not sent, nor anything of the next person.
    const next = () => readStored().find(({ id, problem }) => problem === null && !tried.has(id))
    for (let change = next(); change && storageKey() === key; change = next()) {
      tried.add(change.id)
      const mayGo = !change.ids.some((id) => held.has(id))
      if (!mayGo || !(await sendOne(change, send, false))) for (const id of change.ids) held.add(id)
    }
    readQueue()
  })

/** Sends one refused change again, over whatever was changed meanwhile. */
export const forceChange = (change: QueuedChange, send: SendChange): Promise<void> =>
  navigator.locks.request('parley.queue', async () => void (await sendOne(change, send, true)))

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Of an object whatever the order of its keys; of an instant whatever its zone: the server answers with another one. */
function comparable(value: unknown): string {
  if (typeof value === 'string' && instant.test(value)) return `at ${Date.parse(value)}`
  const isObject = typeof value === 'object' && value !== null
  return JSON.stringify(value, isObject ? Object.keys(value).toSorted() : null)
}

const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other)

/** What of a change no longer fits the rows as the server has them now; null when all of it does. */
export function findConflict(
  { ids, patch, before, said }: Pick<QueuedChange, 'ids' | 'patch' | 'before' | 'said'>,
  rows: readonly ({ id: string } & Record<string, unknown>)[],
): string | null {
  if (rows.length < ids.length)
    return 'What you changed has since been deleted, or is no longer shared with you.'
  const isForeign = rows.some((row) =>
    Object.keys(patch).some((field) => {
      const known = before[row.id]?.[field]
      return known !== undefined && !isSame(row[field], known) && !isSame(row[field], patch[field])
    }),
  )
  return isForeign
    ? `Someone else changed this in the meantime. Your change hasn’t been made yet: ${said}.`
    : null
}
