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
  let cancelling: Promise<unknown> | null = null
  const onAbort = () => {
    cancelling = readPid().then(cancel)
    // A backend that can't be told goes on until its timeout; `ended` answers for the promise.
    cancelling.catch(() => {})
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  return async function ended() {
    signal.removeEventListener('abort', onAbort)
    if (cancelling === null) return false
    await cancelling.catch(() => {})
    return true
  }
}
