import type { WorkerUtils } from 'graphile-worker'
import { createDatabase, type Database } from '../database/database.ts'

const LOCK_SPACE = 7_275
/** A pool that has just begun takes its first job a moment before it has said that it lives. */
export const GRACE_SECONDS = 5

/**
 * Frees the jobs of processes that were killed, which graphile-worker itself would wait four hours for. A pool of workers
 * says that it lives by an advisory lock on its id: one that can be had belongs to nobody.
 */
export function createDeadWorkers(database: Database, utils: WorkerUtils) {
  const { sql } = database
  // A connection of its own, since the locks last as long as the connection does.
  const holder = createDatabase(database.url, { connections: 1 })
  const pools = new Set<string>()
  const hold = async () => {
    for (const pool of pools) await holder.sql`select pg_try_advisory_lock(${LOCK_SPACE}, hashtext(${pool}))`
  }

  return {
    /** Says that a pool of this process lives. */
    async register(pool: string): Promise<void> {
      pools.add(pool)
      await hold()
    },

    async release(): Promise<void> {
      // Again, because a Postgres that was restarted has forgotten it.
      await hold()
      const owners = await sql<{ pool: string }[]>`
        select distinct locked_by as pool from graphile_worker.jobs
         where locked_by is not null and locked_at < now() - ${GRACE_SECONDS} * interval '1 second'`
      for (const { pool } of owners) {
        if (pools.has(pool)) continue
        await sql.begin(async (transaction) => {
          const [row] = await transaction<{ is_free: boolean }[]>`
            select pg_try_advisory_xact_lock(${LOCK_SPACE}, hashtext(${pool})) as is_free`
          if (row?.is_free) await utils.forceUnlockWorkers([pool])
        })
      }
    },

    close: () => holder.close(),
  }
}
