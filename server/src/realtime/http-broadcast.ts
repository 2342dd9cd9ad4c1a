import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { CallerResolver } from '../http/caller.ts'
import type { HostEnvironment } from '../http/context.ts'
import { apiCors, identify } from '../http/front.ts'
import type { AskAccess } from './access.ts'
import type { Broadcast } from './broadcasts.ts'
import { nameOf } from './channel.ts'

interface Dependencies {
  callers: CallerResolver
  askAccess: AskAccess
  /** Answers false when a message is too large. */
  send(broadcast: Broadcast): Promise<boolean>
}

const messagesAtMost = 100

const message = z.object({
  topic: z.string().min(1),
  event: z.string().min(1),
  payload: z.record(z.string(), z.unknown()),
  private: z.boolean().default(false),
})
type Message = z.infer<typeof message>
const batch = z.object({ messages: z.array(message).min(1).max(messagesAtMost) })

/**
 * POST /api/broadcast with `{messages: [{topic, event, payload, private}]}` and POST /api/broadcast/TOPIC/events/EVENT with
 * the payload alone (`?private=true`). Both answer 202, also for what a policy does not let the caller say, as Supabase's do.
 */
export function createBroadcastRoutes({ callers, askAccess, send }: Dependencies): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  const unreadable = (context: Context, reason: string) =>
    context.json({ error: reason, message: reason }, 422)

  async function tell(context: Context<HostEnvironment>, messages: readonly Message[]): Promise<Response> {
    const caller = context.get('caller')
    for (const { topic, event, payload, private: isPrivate } of messages) {
      const name = nameOf(topic)
      const access = await askAccess(caller, name, isPrivate)
      if (!access.broadcast.write) continue
      const audience = isPrivate ? null : access.audience
      if (!(await send({ topic: name, audience, event, payload, from: null })))
        return unreadable(context, 'A message may hold 7 KB.')
    }
    return context.body(null, 202)
  }

  app.use('/api/*', apiCors(), identify(callers))
  app.post('/api/broadcast', async (context) => {
    const parsed = batch.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success)
      return unreadable(
        context,
        `The body must hold up to ${messagesAtMost} messages with a topic, an event and a payload.`,
      )
    return tell(context, parsed.data.messages)
  })
  app.post('/api/broadcast/:topic/events/:event', async (context) => {
    const parsed = message.safeParse({
      topic: context.req.param('topic'),
      event: context.req.param('event'),
      payload: await context.req.json().catch(() => null),
      private: context.req.query('private') === 'true',
    })
    if (!parsed.success) return unreadable(context, 'The payload must be a JSON object.')
    return tell(context, [parsed.data])
  })
  return app
}
