const keyOf = (postId: string): string => `parley.blog.dismissed.${postId}`

/** Ids of the findings dismissed for a post; none where nothing readable is kept. */
export function readDismissals(postId: string): string[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(keyOf(postId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Keeps them in this browser. */
export function keepDismissals(postId: string, ids: readonly string[]): void {
  try {
    if (ids.length === 0) globalThis.localStorage.removeItem(keyOf(postId))
    else globalThis.localStorage.setItem(keyOf(postId), JSON.stringify(ids))
  } catch {
    // Storage is blocked or full: they hold until the page is left.
  }
}
