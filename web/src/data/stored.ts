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

/** Forgets what pages left under names like these. */
export function forgetStored(names: RegExp): void {
  try {
    const { localStorage } = globalThis
    const kept = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '')
    for (const name of kept) if (names.test(name)) localStorage.removeItem(name)
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
