import { vi } from 'vitest'
import type { Sql } from '../database/database.ts'

/** Waits until the worker has done all that is due: jobs that rows set off change rows themselves. */
export const untilIdle = (sql: Sql): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      const [row] = await sql`
        select (select count(*) from private.events)
             + (select count(*) from graphile_worker.jobs where run_at <= now()) as count`
      return Number(row?.['count']) === 0
    },
    { timeout: 120_000, interval: 50 },
  )
