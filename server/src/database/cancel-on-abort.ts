import { setTimeout as wait } from 'node:timers/promises'

const againMs = 200

/**
 * Cancels a backend's statement when its request is aborted.
 * @param cancel cancels the backend with this process id, over connections of its own, so that a full pool can still
 * cancel its slow statements
 * @param readPid the backend's process id, as soon as it is known; asked for only when it is needed
 * @returns what to call when the statement has ended: it resolves, once no cancellation can reach the backend any more,
 * with whether there was one. Otherwise the connection's next statement could be cancelled instead.
 */
export function cancelOnAbort(
  cancel: (pid: number) => PromiseLike<unknown>,
  signal: AbortSignal,
  readPid: () => Promise<number>,
): () => Promise<boolean> {
  const over = new AbortController()
  let cancelling: Promise<void> | null = null

  /** A backend between two messages ignores a cancellation, so it is repeated until the statement has ended. */
  async function cancelUntilEnded(): Promise<void> {
    const pid = await readPid()
    while (!over.signal.aborted) {
      await cancel(pid)
      await wait(againMs, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const onAbort = () => {
    // A backend that cannot be cancelled runs until its timeout.
    cancelling = cancelUntilEnded().catch(() => {})
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
