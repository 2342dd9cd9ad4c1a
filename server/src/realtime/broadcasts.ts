import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Sql } from '../database/database.ts'

const channel = 'parley_broadcast'
const notifyLimit = 7500

const message = z.object({ topic: z.string(), event: z.string(), payload: z.unknown(), from: z.string() })
export type Broadcast = z.infer<typeof message>

/** Carries broadcasts between the processes of one database. Each process delivers its own at once. */
export async function createBroadcasts(sql: Sql, deliver: (broadcast: Broadcast) => void) {
  const processId = randomUUID()
  const subscription = await sql.listen(channel, (text) => {
    const envelope = z.object({ process: z.string(), message }).safeParse(JSON.parse(text))
    if (envelope.success && envelope.data.process !== processId) deliver(envelope.data.message)
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
