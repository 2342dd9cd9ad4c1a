import type { Database } from '../database/database.ts'
import type { Connection } from './connections.ts'

/** Stores the configured connections; the result of an earlier check stays while the configuration is the same. */
export async function saveConnections({
  database,
  connections,
}: {
  database: Pick<Database, 'sql'>
  connections: readonly Connection[]
}): Promise<void> {
  for (const connection of connections) {
    const { isConfigured, detail } = connection.describe()
    await database.sql`
      insert into private.integration_checks as known (kind, is_configured, detail)
      values (${connection.kind}, ${isConfigured}, ${detail})
      on conflict (kind) do update set is_configured = excluded.is_configured, detail = excluded.detail, status = 'unchecked',
        message = null, checked_at = null, duration_ms = null
       where (known.is_configured, known.detail) is distinct from (excluded.is_configured, excluded.detail)`
  }
}
