import type { WorkerUtils } from 'graphile-worker'
import { createDatabase, type Database } from '../database/database.ts'

const lockSpace = 7_275
/** A new pool may take its first job a moment before it has taken its lock. */
export const graceSeconds = 5

/**
 * Frees the jobs of processes that were killed, which graphile-worker itself would wait four hours for. A live pool
 * holds an advisory lock on its id: if the lock is free, the pool is dead.
 */
export function createDeadWorkers(database: Database, utils: WorkerUtils) {
  const { sql } = database
  // A connection of its own, since the locks last as long as the connection does.
  const holder = createDatabase(database.url, { connections: 1 })
  const pools = new Set<string>()
  const hold = async () => {
    for (const pool of pools) await holder.sql`select pg_try_advisory_lock(${lockSpace}, hashtext(${pool}))`
  }

  return {
    /** Takes the lock of a pool of this process. */
    async register(pool: string): Promise<void> {
      pools.add(pool)
      await hold()
    },

    async release(): Promise<void> {
      // Repeated, because a restart of Postgres releases it.
      await hold()
      const owners = await sql<{ pool: string }[]>`
        select distinct locked_by as pool from graphile_worker.jobs
         where locked_by is not null and locked_at < now() - ${graceSeconds} * interval '1 second'`
      for (const { pool } of owners) {
        if (pools.has(pool)) continue
        await sql.begin(async (transaction) => {
          const [row] = await transaction<{ is_free: boolean }[]>`
            select pg_try_advisory_xact_lock(${lockSpace}, hashtext(${pool})) as is_free`
          if (row?.is_free) await utils.forceUnlockWorkers([pool])
        })
      }
    },

    close: () => holder.close(),
  }
}
