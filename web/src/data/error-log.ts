import { createStore } from './store.ts'

const storageKey = 'parley.errors'
const kept = 50

export interface ErrorEntry {
  at: number
  origin: string
  message: string
  stack: string
}

// By hand: this is in what every page loads first, where zod would weigh more than the rest of the file.
const isEntry = (value: unknown): value is ErrorEntry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  ['origin', 'message', 'stack'].every((name) => typeof Reflect.get(value, name) === 'string')

/** What this tab wrote down before a reload: after a crash it is what one looks for. */
function readStored(): readonly ErrorEntry[] {
  try {
    const stored: unknown = JSON.parse(globalThis.sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

/** The last 50 errors of this tab, the oldest first. For the debug panel. */
export const errorLog = createStore<readonly ErrorEntry[]>(readStored())

function keep(errors: readonly ErrorEntry[]): void {
  errorLog.write(errors)
  try {
    globalThis.sessionStorage.setItem(storageKey, JSON.stringify(errors))
  } catch {
    // Storage is blocked or full: the log holds until the page is left.
  }
}

function note(error: unknown, origin: string): void {
  const known = error instanceof Error ? error : new Error(String(error))
  const entry = { at: Date.now(), origin, message: known.message, stack: known.stack ?? '' }
  keep([...errorLog.read(), entry].slice(-kept))
}

export const clearErrorLog = (): void => keep([])

/** Writes down what nobody caught. */
export function watchUncaughtErrors(): void {
  globalThis.addEventListener('error', ({ error, message }) => note(error ?? message, 'window'))
  globalThis.addEventListener('unhandledrejection', ({ reason }) => note(reason, 'promise'))
}

/**
 * Hands an error to the browser's own report (console, `error` listeners), which also writes it into the log.
 * @param origin where it was caught: "render", "window", a feature's own word
 */
export function logError(error: unknown, origin: string): void {
  const known = error instanceof Error ? error : new Error(String(error))
  globalThis.reportError(new Error(`${origin}: ${known.message}`, { cause: known }))
}
