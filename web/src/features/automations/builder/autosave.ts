export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

interface Autosave<Value> {
  /** Takes the newest value; it is written once nothing newer has come for a while. */
  push(value: Value): void
  /** Writes what waits now. Rejects where it could not be written; it waits again then. */
  flush(): Promise<void>
  /** Writes what waits, for when the page is left. */
  close(): void
}

const quietMs = 600

/** One save in flight and one value that waits: a slow save never overwrites a newer one. */
export function createAutosave<Value>(
  save: (value: Value) => Promise<void>,
  onState: (state: SaveState, error?: unknown) => void,
): Autosave<Value> {
  let waiting: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let inFlight: Promise<void> | null = null

  async function write(): Promise<void> {
    while (waiting) {
      const { value } = waiting
      waiting = null
      onState('saving')
      try {
        await save(value)
      } catch (error) {
        waiting ??= { value }
        onState('failed', error)
        throw error
      }
    }
    onState('saved')
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    // Also where it fails: what came meanwhile is written all the same.
    if (inFlight) return inFlight.then(flush, flush)
    if (!waiting) return Promise.resolve()
    inFlight = write().finally(() => {
      inFlight = null
    })
    return inFlight
  }

  return {
    push(value) {
      waiting = { value }
      onState('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void flush().catch(() => {}), quietMs)
    },
    flush,
    close: () => void flush().catch(() => {}),
  }
}
