import { expect } from 'vitest'
import type { Database, Transaction } from '../database/database.ts'

interface Doomed {
  /** Holds rows that the work writes in its middle. */
  lock: (transaction: Transaction) => Promise<unknown>
  /** What its statement holds and no other does. */
  statement: string
  work: () => PromiseLike<unknown>
}

/**
 * Runs work until it waits behind the lock, ends its connection there, and lets the lock go.
 * @returns what the work answered, or how it failed
 */
export async function killMidway({ sql }: Database, { lock, statement, work }: Doomed): Promise<unknown> {
  const waiting = () => sql<{ pid: number }[]>`
    select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${statement}%`}`
  return sql.begin(async (transaction) => {
    await lock(transaction)
    const ended = Promise.resolve(work()).catch((error: unknown) => error)
    await expect.poll(async () => (await waiting()).length).toBe(1)
    for (const { pid } of await waiting()) await sql`select pg_terminate_backend(${pid})`
    return ended
  })
}
