import { onlineManager } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { describeError, isRetryable } from './describe-error.ts'
import { readSession } from './session.ts'
import { createStore } from './store.ts'

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
const fields = z.record(z.string(), z.union([plain, z.record(z.string(), plain)]))
const queuedChange = z.object({
  id: z.string(),
  /** `create` makes a row of `patch` under the one id, which the browser chose, so that sending it twice makes one. */
  kind: z._default(z.enum(['edit', 'create']), 'edit'),
  table: z.enum(['leads', 'tasks', 'lead_activities']),
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
    return z.array(queuedChange).safeParse(stored).data ?? []
  } catch {
    return []
  }
}

/** Takes over what an earlier visit or another window left. */
export const readQueue = (): void => offlineQueue.write(readStored())

function keep(changes: readonly QueuedChange[]): void {
  offlineQueue.write(changes)
  if (changes.length === 0) globalThis.localStorage.removeItem(storageKey())
  else globalThis.localStorage.setItem(storageKey(), JSON.stringify(changes))
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
): (() => void) => queue({ kind: 'create', table, ids: [crypto.randomUUID()], patch: row, before: {}, said })

export const dropChange = (id: string): void => keep(readStored().filter((change) => change.id !== id))

function note(id: string, problem: string): void {
  keep(readStored().map((change) => (change.id === id ? { ...change, problem } : change)))
}

/** Makes one change: gone from the queue when it is made, with its problem when it is refused. */
async function sendOne(change: QueuedChange, send: SendChange, isForced: boolean): Promise<void> {
  try {
    const problem = await send(change, isForced)
    if (problem === null) dropChange(change.id)
    else note(change.id, problem)
  } catch (error) {
    // The network went again: it stays as it is.
    if (!isRetryable(error)) note(change.id, describeError(error))
    else if (change.problem !== null) note(change.id, describeError(error))
  }
}

/** Sends what waits, in order, in one window at a time. What was refused before stays until someone decides. */
export const sendQueue = (send: SendChange): Promise<void> =>
  navigator.locks.request('parley.queue', async () => {
    for (const change of readStored()) if (change.problem === null) await sendOne(change, send, false)
    readQueue()
  })

/** Sends one refused change again, over whatever was changed meanwhile. */
export const forceChange = (change: QueuedChange, send: SendChange): Promise<void> =>
  navigator.locks.request('parley.queue', () => sendOne(change, send, true))

/** Whether two values are the same; of an object, whatever the order of its keys. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value, typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : null)
  return text(one) === text(other)
}

/** What of a change no longer fits the rows as the server has them now; null when all of it does. */
export function findConflict(
  { ids, patch, before, said }: Pick<QueuedChange, 'ids' | 'patch' | 'before' | 'said'>,
  rows: readonly ({ id: string } & Record<string, unknown>)[],
): string | null {
  if (rows.length < ids.length)
    return 'What you changed has been deleted meanwhile, or is no longer shared with you.'
  const isForeign = rows.some((row) =>
    Object.keys(patch).some((field) => {
      const known = before[row.id]?.[field]
      return known !== undefined && !isSame(row[field], known) && !isSame(row[field], patch[field])
    }),
  )
  return isForeign ? `Somebody changed the same meanwhile. Your change is not made yet: ${said}.` : null
}
