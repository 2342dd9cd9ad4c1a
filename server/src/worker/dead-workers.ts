import { randomUUID } from 'node:crypto'
import type { WorkerUtils } from 'graphile-worker'
import { createDatabase, type Database } from '../database/database.ts'

const LOCK_SPACE = 7_275

/** Frees the jobs of processes that were killed, which graphile-worker itself would wait four hours for. */
export async function createDeadWorkers(database: Database, utils: WorkerUtils) {
  const { sql } = database
  const processId = randomUUID()
  // A connection of its own, since the lock lasts as long as the connection does.
  const holder = createDatabase(database.url, { connections: 1 })
  const hold = () => holder.sql`select pg_try_advisory_lock(${LOCK_SPACE}, hashtext(${processId}))`
  await hold()

  return {
    register: (workerId: string) => sql`
      insert into host.job_workers (worker_id, process_id) values (${workerId}, ${processId}) on conflict (worker_id) do nothing`,

    /** A lock that can be had belongs to nobody alive. */
    async release(): Promise<void> {
      // Again, because a Postgres that was restarted has forgotten it.
      await hold()
      const processes = await sql<
        { process_id: string }[]
      >`select distinct process_id from host.job_workers where process_id <> ${processId}`
      for (const { process_id: other } of processes) {
        const isDead = await sql.begin(async (transaction) => {
          const [row] = await transaction<
            { is_free: boolean }[]
          >`select pg_try_advisory_xact_lock(${LOCK_SPACE}, hashtext(${other})) as is_free`
          return row?.is_free ?? false
        })
        if (!isDead) continue
        const workers = await sql<
          { worker_id: string }[]
        >`select worker_id from host.job_workers where process_id = ${other}`
        await utils.forceUnlockWorkers(workers.map((worker) => worker.worker_id))
        await sql`delete from host.job_workers where process_id = ${other}`
      }
    },

    async close(): Promise<void> {
      await sql`delete from host.job_workers where process_id = ${processId}`
      await holder.close()
    },
  }
}
