import { z } from 'zod'
import { saveConnections } from '../../integrations/save-connections.ts'
import { connectionKinds } from '../../integrations/settings/settings.ts'
import { defineTask } from '../tasks.ts'

const longestMs = 90_000

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
