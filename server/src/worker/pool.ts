import { Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * The connections of graphile-worker. It would take its own pool's listener off before their last words: a Postgres that stops
 * right after says 57P01 to whoever is still leaving, which nobody would hear, and the process would end on it.
 */
export function openPool(connectionString: string, log: Logger): Pool {
  const pool = new Pool({ connectionString, max: 10 })
  const hear = (error: Error) => log.warn(error, 'a connection of the worker broke')
  pool.on('error', hear)
  // One that is in use tells it itself; graphile-worker asks for this listener too.
  pool.on('connect', (connection) => connection.on('error', hear))
  return pool
}
