/** What this browser keeps under a name; null where it keeps nothing or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps it where storage is not blocked; elsewhere it holds for this page. */
export function store(key: string, value: string): void {
  try {
    globalThis.localStorage.setItem(key, value)
  } catch {
    // Asking again at the next visit is all that follows.
  }
}
