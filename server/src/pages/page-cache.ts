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

interface Settings {
  /** When the next post becomes visible by itself, on the clock of `now`: what was rendered before is old then. */
  nextChange: () => Promise<number>
  /** What all pages may take; those asked for longest ago go first. */
  mostBytes?: number
  now?: () => number
}

/**
 * Rendered pages by address, all evicted when the blog changes, and each when a scheduled post becomes visible. A page
 * whose rendering began before a change is returned but not cached: it may have read the old rows.
 */
export function createPageCache({ nextChange, mostBytes = 64 * 1024 ** 2, now = Date.now }: Settings) {
  const pages = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 8,
    sizeCalculation: ({ page: { file } }, key) =>
      file.body.length + (file.brotli?.length ?? 0) + key.length + 200,
  })
  const making = new Map<string, Promise<CachedPage | null>>()
  let generation = 0
  let change: Promise<number> | null = null

  function askChange(): Promise<number> {
    const asked = nextChange()
    change = asked
    asked.catch(() => {
      if (change === asked) change = null
    })
    return asked
  }

  /** The next change, asked for once until the blog changes or it has come. */
  async function staleFrom(): Promise<number> {
    const at = await (change ?? askChange())
    return at > now() ? at : askChange()
  }

  async function makeFresh(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const begun = generation
    const staleAt = await staleFrom()
    const page = await make()
    if (page && begun === generation) pages.set(key, { page, staleAt })
    return page
  }

  return {
    /** The page at an address, from the cache or rendered; concurrent requests share one rendering. */
    async get(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
      const known = pages.get(key)
      if (known && known.staleAt > now()) return known.page
      const slot = `${generation} ${key}`
      const pending = making.get(slot)
      if (pending) return pending
      const made = makeFresh(key, make).finally(() => making.delete(slot))
      making.set(slot, made)
      return made
    },
    forget(): void {
      generation += 1
      change = null
      pages.clear()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
