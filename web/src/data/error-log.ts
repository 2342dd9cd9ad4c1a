interface LoggedError {
  /** ISO 8601. */
  at: string
  message: string
  stack: string
  /** Where it was caught: "render", "window", a feature's own word. */
  origin: string
}

const capacity = 200
let entries: readonly LoggedError[] = []
const listeners = new Set<() => void>()

/** Keeps an error for the debug panel and hands it to the browser's own report (console, `error` listeners). */
export function logError(error: unknown, origin: string): void {
  const known = error instanceof Error ? error : new Error(String(error))
  const entry = { at: new Date().toISOString(), message: known.message, stack: known.stack ?? '', origin }
  entries = [...entries.slice(1 - capacity), entry]
  for (const notify of listeners) notify()
  globalThis.reportError(error)
}

/** The last 200 errors, oldest first; the array changes identity with each new one. */
export const readErrorLog = () => entries

export function onErrorLogged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
