import { z } from 'zod'
import { connectionKinds } from '../../integrations/connections.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'

const longestMs = 90_000

/** Stores the configured connections; the result of an earlier check stays while the configuration is the same. */
export async function saveConnections({ database, connections }: WorkerServices): Promise<void> {
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

/** integration.asked: tests one of them and stores the result. */
export const checkConnection = defineTask(
  z.object({ kind: z.enum(connectionKinds) }),
  async (services, { kind }, job) => {
    await saveConnections(services)
    const connection = services.connections.find((each) => each.kind === kind)
    if (!connection) return
    const started = performance.now()
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(longestMs)])
    const outcome = await connection.check(services.workFolder, signal).then(
      (message) => ({ status: 'works', message }),
      (error: unknown) => ({
        status: 'failed',
        message: error instanceof Error ? error.message : String(error),
      }),
    )
    await services.database.sql`
      update private.integration_checks set status = ${outcome.status}, message = ${outcome.message.slice(0, 1000)},
             checked_at = now(), duration_ms = ${Math.round(performance.now() - started)} where kind = ${kind}`
  },
)
