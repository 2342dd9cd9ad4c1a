import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { CallerResolver } from '../http/caller.ts'
import type { Connection } from './connection.ts'

interface Dependencies {
  database: Pick<Database, 'listen'>
  callers: Pick<CallerResolver, 'stands'>
  connections: ReadonlyMap<Connection, unknown>
  log: Logger
}

/** Policy violation: the client connects again and is asked who it is. */
const accessEnded = 1008

/**
 * Closes connections in which somebody's access has ended, as soon as the database announces it, and asks anew what the
 * channels of the others may do; returns what stops it.
 */
export function closeEndedAccess({ database, callers, connections, log }: Dependencies) {
  async function recheck(connection: Connection, account: string | null): Promise<void> {
    const asked = connection.people().filter((person) => account === null || person.claims['sub'] === account)
    // Where the database can't be asked, the client connects again and is asked then.
    for (const person of asked)
      if (!(await callers.stands(person).catch(() => false))) return connection.close(accessEnded)
    if (asked.length > 0) await connection.reconsider().catch(() => connection.close(accessEnded))
  }
  const recheckAll = (account: string | null) => {
    for (const connection of connections.keys())
      void recheck(connection, account).catch((error: unknown) =>
        log.error(error, 'a connection stayed open'),
      )
  }
  return database.listen(
    'parley_access',
    (account) => recheckAll(account === '' ? null : account),
    // Notices may have been missed.
    () => recheckAll(null),
  )
}
