import type { Sql } from './database.ts'

/**
 * Stops what a backend is doing once nobody waits for it any more.
 * @param canceller a pool of its own, so that a full pool can't keep its own slow statements alive
 * @param readPid the backend's process id, as soon as it is known; asked for only when it is needed
 * @returns what to call when the statement has ended: it resolves, once no cancellation can reach the backend any more,
 * with whether there was one. Whoever uses the backend next would otherwise be stopped in its place.
 */
export function cancelOnAbort(
  canceller: Sql,
  signal: AbortSignal,
  readPid: () => Promise<number>,
): () => Promise<boolean> {
  let cancelling: Promise<unknown> | null = null
  const cancel = () => {
    cancelling = readPid().then((id) => canceller`select pg_cancel_backend(${id})`)
    // A backend that can't be told goes on until its timeout; `ended` answers for the promise.
    cancelling.catch(() => {})
  }
  if (signal.aborted) cancel()
  else signal.addEventListener('abort', cancel, { once: true })
  return async function ended() {
    signal.removeEventListener('abort', cancel)
    if (cancelling === null) return false
    await cancelling.catch(() => {})
    return true
  }
}
