import * as z from 'zod/mini'

const limit = 5
const keyOf = (userId: string) => `parley.searches.${userId}`
const list = z.array(z.string())

/** What this person searched for in this browser, the latest first. */
export function readRecent(userId: string): string[] {
  try {
    const kept = list.safeParse(JSON.parse(globalThis.localStorage.getItem(keyOf(userId)) ?? '[]'))
    return kept.success ? kept.data.slice(0, limit) : []
  } catch {
    // Storage is blocked or holds something else: nothing is remembered.
    return []
  }
}

function write(userId: string, searches: readonly string[]): void {
  try {
    globalThis.localStorage.setItem(keyOf(userId), JSON.stringify(searches))
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}

export function remember(userId: string, words: string): void {
  const others = readRecent(userId).filter((known) => known.toLowerCase() !== words.toLowerCase())
  write(userId, [words, ...others].slice(0, limit))
}

export function forget(userId: string, words: string): void {
  write(
    userId,
    readRecent(userId).filter((known) => known !== words),
  )
}
