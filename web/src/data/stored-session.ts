export const sessionStorageKey = 'parley.session'

/**
 * Whether a session is kept in this browser, without loading the client: enough to choose between "Sign in" and
 * "Dashboard" on a public page, never to grant anything.
 */
export function hasStoredSession(): boolean {
  try {
    return globalThis.localStorage.getItem(sessionStorageKey) !== null
  } catch {
    return false
  }
}
