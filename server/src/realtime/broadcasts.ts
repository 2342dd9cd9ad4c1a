import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Sql } from '../database/database.ts'

const channel = 'parley_broadcast'
const notifyLimit = 7500

const message = z.object({
  topic: z.string(),
  /** Who hears it on a public topic; null on a private one. */
  audience: z.string().nullable(),
  event: z.string(),
  payload: z.unknown(),
  /** The connection it came by, if any. */
  from: z.string().nullable(),
})
export type Broadcast = z.infer<typeof message>

const notification = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z.union([
      z.object({ process: z.string(), message }),
      // A row of realtime.messages, as realtime.send writes them.
      z.object({ stored: z.uuid(), audience: z.string().nullable() }),
    ]),
  )

interface Dependencies {
  sql: Sql
  deliver: (broadcast: Broadcast) => void
  log: Logger
}

/** Carries broadcasts between the processes of one database, and those that the database makes itself. */
export async function createBroadcasts({ sql, deliver, log }: Dependencies) {
  const processId = randomUUID()
  let reading = Promise.resolve()

  async function deliverStored(id: string, audience: string | null): Promise<void> {
    const [row] = await sql<{ topic: string; event: string; payload: unknown }[]>`
      select topic, event, payload from realtime.messages where id = ${id}`
    if (row) deliver({ ...row, audience, from: null })
  }

  const subscription = await sql.listen(channel, (text) => {
    const heard = notification.safeParse(text)
    if (!heard.success) return
    const { data } = heard
    if ('message' in data) {
      if (data.process !== processId) deliver(data.message)
      return
    }
    // In the order in which they were committed.
    reading = reading
      .then(() => deliverStored(data.stored, data.audience))
      .catch((error: unknown) => log.error(error, 'a broadcast could not be read'))
  })
  return {
    /** Answers false when the payload is too large to reach the other processes. */
    async send(broadcast: Broadcast): Promise<boolean> {
      const text = JSON.stringify({ process: processId, message: broadcast })
      if (Buffer.byteLength(text) > notifyLimit) return false
      deliver(broadcast)
      await sql.notify(channel, text)
      return true
    },
    close: () => subscription.unlisten(),
  }
}
