import { Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * The connections of graphile-worker. Its own pool removes the error listener before the connections are closed: a
 * Postgres that stops at that moment sends 57P01, which would be unhandled and end the process.
 */
export function openPool(connectionString: string, log: Logger): Pool {
  const pool = new Pool({ connectionString, max: 10 })
  const logError = (error: Error) => log.warn(error, 'a connection of the worker broke')
  pool.on('error', logError)
  // A connection in use emits the error itself; graphile-worker requires this listener, too.
  pool.on('connect', (connection) => connection.on('error', logError))
  return pool
}
