import { setTimeout as wait } from 'node:timers/promises'

const AGAIN_MS = 200

/**
 * Stops what a backend is doing once nobody waits for it any more.
 * @param cancel tells the backend with a process id to stop; over connections of its own, so that a full pool can't keep
 * its own slow statements alive
 * @param readPid the backend's process id, as soon as it is known; asked for only when it is needed
 * @returns what to call when the statement has ended: it resolves, once no cancellation can reach the backend any more,
 * with whether there was one. Whoever uses the backend next would otherwise be stopped in its place.
 */
export function cancelOnAbort(
  cancel: (pid: number) => PromiseLike<unknown>,
  signal: AbortSignal,
  readPid: () => Promise<number>,
): () => Promise<boolean> {
  const over = new AbortController()
  let cancelling: Promise<void> | null = null

  /** A backend between two messages takes no notice, so it is told until the statement has ended. */
  async function insist(): Promise<void> {
    const pid = await readPid()
    while (!over.signal.aborted) {
      await cancel(pid)
      await wait(AGAIN_MS, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const onAbort = () => {
    // A backend that can't be told goes on until its timeout.
    cancelling = insist().catch(() => {})
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  return async function ended() {
    signal.removeEventListener('abort', onAbort)
    over.abort()
    await cancelling
    return cancelling !== null
  }
}
