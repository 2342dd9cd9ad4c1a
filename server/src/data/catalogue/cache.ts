import type { Logger } from 'pino'
import { type Database, isPostgresError } from '../../database/database.ts'
import { dataError } from '../errors.ts'
import { loadCatalogue } from './load.ts'
import type { Catalogue } from './types.ts'
import { installWatch } from './watch.ts'

export interface CatalogueCache {
  /** @throws DataError PGRST002 while the database can't be read. */
  current(): Promise<Catalogue>
  reload(): Promise<void>
  close(): Promise<void>
}

/** A relation went while it was read: what holds now is read at once. */
const hasMovedOn = (error: unknown): boolean => isPostgresError(error) && error.code === '42P01'
const mostAttempts = 5

/** Holds the catalogue; reads it anew on each NOTIFY on `pgrst`, and after the listening connection was lost. */
export function createCatalogueCache(
  database: Database,
  schemas: readonly string[],
  log: Logger,
): CatalogueCache {
  let catalogue: Catalogue | null = null
  let loading: Promise<void> | null = null
  let isStale = true
  let isClosed = false

  let told: readonly string[] = []
  /** Each once, for as long as it holds. */
  function warnOf(warnings: readonly string[]): void {
    for (const warning of warnings) if (!told.includes(warning)) log.warn(warning)
    told = warnings
  }
  async function load(): Promise<void> {
    for (let attempt = 1; isStale && !isClosed; attempt++) {
      isStale = false
      try {
        catalogue = await loadCatalogue(database.sql, schemas)
        warnOf(catalogue.warnings)
      } catch (error) {
        isStale = true
        if (!hasMovedOn(error) || attempt >= mostAttempts) throw error
      }
    }
  }
  /** Requests that come while a load runs share it; one more follows when the schema changed meanwhile. */
  function ensure(): Promise<void> {
    loading ??= load().finally(() => {
      loading = null
    })
    return loading
  }
  function invalidate(): void {
    isStale = true
    ensure().catch((error: unknown) => log.warn({ error }, 'the schema cache could not be read'))
  }
  const subscription = installWatch(database.sql, log)
    .then(() =>
      database.listen('pgrst', (payload) => payload !== 'reload config' && invalidate(), invalidate),
    )
    .catch((error: unknown) => {
      log.warn({ error }, 'schema changes are not noticed: call reload() after one')
      return null
    })

  return {
    async current() {
      if (catalogue && !isStale) return catalogue
      try {
        await ensure()
      } catch (error) {
        log.error({ error }, 'the schema cache could not be read')
      }
      if (catalogue) return catalogue
      throw dataError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.')
    },
    async reload() {
      isStale = true
      await ensure()
    },
    async close() {
      isClosed = true
      const unlisten = await subscription
      await unlisten?.()
      await loading?.catch(() => {})
    },
  }
}
