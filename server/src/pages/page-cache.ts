import { LRUCache } from 'lru-cache'
import type { StaticFile } from './static-files.ts'

/** A rendered page, and the data for counting its views. */
export interface CachedPage {
  file: StaticFile
  status: 200 | 301 | 404 | 410
  /** The redirect's target, with status 301. */
  movedTo?: string
  /** The post it shows; null for lists and for what is not counted by post. */
  postId: string | null
}

interface Entry {
  page: CachedPage
  /** When the page expires, on the clock of `now`, in milliseconds. */
  staleAt: number
}

/**
 * Rendered pages by address, all evicted when the blog changes, and each when a scheduled post becomes visible. A page
 * whose rendering began before a change is returned but not cached: it may have read the old rows.
 * @param mostBytes what all pages may take; those asked for longest ago go first
 */
export function createPageCache(mostBytes: number = 64 * 1024 ** 2, now: () => number = Date.now) {
  const pages = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 8,
    sizeCalculation: ({ page: { file } }, key) =>
      file.body.length + (file.brotli?.length ?? 0) + key.length + 200,
  })
  const making = new Map<string, Promise<CachedPage | null>>()
  let generation = 0

  async function makeFresh(
    key: string,
    make: () => Promise<CachedPage | null>,
    nextChange: () => Promise<number>,
  ): Promise<CachedPage | null> {
    const begun = generation
    const staleAt = await nextChange()
    const page = await make()
    if (page && begun === generation) pages.set(key, { page, staleAt })
    return page
  }

  return {
    /**
     * The page at an address, from the cache or rendered; concurrent requests share one rendering. `nextChange` returns
     * when it expires.
     */
    async get(
      key: string,
      make: () => Promise<CachedPage | null>,
      nextChange: () => Promise<number>,
    ): Promise<CachedPage | null> {
      const known = pages.get(key)
      if (known && known.staleAt > now()) return known.page
      const slot = `${generation} ${key}`
      const pending = making.get(slot)
      if (pending) return pending
      const made = makeFresh(key, make, nextChange).finally(() => making.delete(slot))
      making.set(slot, made)
      return made
    },
    forget(): void {
      generation += 1
      pages.clear()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
